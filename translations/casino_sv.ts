<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE" sourcelanguage="en">
<context>
    <name>AboutModel</name>
    <message>
        <source>the window</source>
        <translation>fönstret</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>språket</translation>
    </message>
    <message>
        <source>checks what is read from files</source>
        <translation>kontrollerar det som läses från filer</translation>
    </message>
    <message>
        <source>knows where files belong</source>
        <translation>vet var filer hör hemma</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About Casino</source>
        <translation>Om Casino</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A card game of capturing, building and clearing the table. Drawings, texts and program are our own.</source>
        <translation>Ett kortspel där du tar in kort, bygger och rensar bordet. Teckningar, texter och program är våra egna.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licens</translation>
    </message>
    <message>
        <source>Made with the work of others</source>
        <translation>Gjort med andras arbete</translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>Building {values}</source>
        <translation>Jag bygger {values}</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>Said by the dealer before the last packet of the deal.</extracomment>
        <translation>Sistan</translation>
    </message>
    <message>
        <source>I build {value}</source>
        <translation>Jag bygger till {value}</translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>This file cannot be opened</source>
        <translation>Den här filen går inte att öppna</translation>
    </message>
</context>
<context>
    <name>Builds</name>
    <message>
        <source>Your build of {value}: {cards}</source>
        <translation>Ditt bygge till {value}: {cards}</translation>
    </message>
    <message>
        <source>Your build of {values}: {cards}</source>
        <translation>Ditt bygge av {values}: {cards}</translation>
    </message>
    <message>
        <source>{name} has a build of {value}: {cards}</source>
        <translation>{name} har ett bygge till {value}: {cards}</translation>
    </message>
    <message>
        <source>{name} has a build of {values}: {cards}</source>
        <translation>{name} har ett bygge av {values}: {cards}</translation>
    </message>
</context>
<context>
    <name>CPage</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>two</source>
        <translation>två</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knekt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>dolt kort</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Casino</source>
        <translation>Välkommen till Casino</translation>
    </message>
    <message>
        <source>Which language shall we play in?</source>
        <translation>Vilket språk ska vi spela på?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>You can change it at any time in the settings.</source>
        <translation>Du kan när som helst byta i inställningarna.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
</context>
<context>
    <name>FreeTable</name>
    <message>
        <source>Free table</source>
        <translation>Fritt bord</translation>
    </message>
    <message>
        <source>Lay the card down here</source>
        <translation>Lägg ut kortet här</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Save the game</source>
        <translation>Spara partiet</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Öppna ett parti</translation>
    </message>
    <message>
        <source>Games of Casino (*.casino)</source>
        <translation>Casinopartier (*.casino)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game …</source>
        <translation>Nytt parti …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öppna …</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Spara som …</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Senaste partier</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Game left on {when}</source>
        <translation>Parti från {when}</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>About Casino</source>
        <translation>Om Casino</translation>
    </message>
</context>
<context>
    <name>Index</name>
    <message>
        <source>A</source>
        <translation>E</translation>
    </message>
    <message>
        <source>J</source>
        <translation>Kn</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Playing</source>
        <translation>Spelet</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabb</translation>
    </message>
    <message>
        <source>To the next part: your hand, the table, the buttons</source>
        <translation>Till nästa del: din hand, bordet, knapparna</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Piltangenter</translation>
    </message>
    <message>
        <source>To the next card in this part</source>
        <translation>Till nästa kort i den här delen</translation>
    </message>
    <message>
        <source>Enter or space</source>
        <translation>Retur eller blanksteg</translation>
    </message>
    <message>
        <source>Choose a card, or play the raised card onto this one</source>
        <translation>Välj ett kort eller spela det lyfta kortet på det här</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 till 9</translation>
    </message>
    <message>
        <source>Take that line of the choices</source>
        <translation>Ta den raden bland valen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Close the choices, or lower the card</source>
        <translation>Stäng valen eller sänk kortet</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Show the last move again</source>
        <translation>Visa det senaste draget igen</translation>
    </message>
    <message>
        <source>Show or hide the list of moves</source>
        <translation>Visa eller dölj listan över drag</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Öppna ett sparat parti</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Spara partiet som fil</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Den här listan</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>Quit; the game goes on at the next start</source>
        <translation>Avsluta; partiet fortsätter vid nästa start</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>Slumpmässig</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Girig</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Moves</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Close the list of moves</source>
        <translation>Stäng listan över drag</translation>
    </message>
    <message>
        <source>No move has been made in this deal.</source>
        <translation>Inget drag har gjorts i den här given.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Casino</source>
        <translation>Casino</translation>
    </message>
</context>
<context>
    <name>MainBar</name>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Show the last move again</source>
        <translation>Visa det senaste draget igen</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Lista över drag</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Lämna helskärm</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Show the last move again</source>
        <translation>Visa det senaste draget igen</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Lista över drag</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Two pairs, partners opposite</source>
        <translation>Två par, partner mitt emot varandra</translation>
    </message>
    <message>
        <source>Each for oneself</source>
        <translation>Var och en för sig</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Poäng till seger</translation>
    </message>
    <message>
        <source>The same number deals the same cards.</source>
        <translation>Samma nummer ger samma kort.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spelnummer</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Valfritt</translation>
    </message>
    <message>
        <source>You find the running game again under “Recent games”.</source>
        <translation>Du hittar det pågående partiet igen under ”Senaste partier”.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ge kort</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message numerus="yes">
        <source>Captured pile: %n card(s)</source>
        <translation>
            <numerusform>Hög: %n kort</numerusform>
            <numerusform>Hög: %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n tabbe</numerusform>
            <numerusform>%n tabbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Casino</source>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Tyskland</translation>
    </message>
    <message>
        <source>With builds and sweeps; the points are counted in turn, and the first side to reach 21 wins.</source>
        <translation>Med byggen och tabbar; poängen räknas i tur och ordning, och den som först når 21 vinner.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>”{name}” finns inte längre.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>”{name}” går inte att läsa: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a file of Casino.</source>
        <translation>”{name}” är för stor för att vara en fil från Casino.</translation>
    </message>
    <message>
        <source>“{name}” is not a file of Casino.</source>
        <translation>”{name}” är ingen fil från Casino.</translation>
    </message>
    <message>
        <source>“{name}” is a file of another program.</source>
        <translation>”{name}” är en fil från ett annat program.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Casino.</source>
        <translation>”{name}” sparades av en nyare version av Casino.</translation>
    </message>
    <message>
        <source>“{name}” is damaged (at {place}).</source>
        <translation>”{name}” är skadad (vid {place}).</translation>
    </message>
    <message>
        <source>“{name}” holds a game that the rules do not allow: {cause}</source>
        <translation>”{name}” innehåller ett parti som reglerna inte tillåter: {cause}</translation>
    </message>
    <message>
        <source>“{name}” cannot be saved: the disk is full.</source>
        <translation>”{name}” går inte att spara: disken är full.</translation>
    </message>
    <message>
        <source>“{name}” cannot be saved: {reason}.</source>
        <translation>”{name}” går inte att spara: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <translation>”{text}” är inget kort.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>”{text}” är inget drag.</translation>
    </message>
    <message>
        <source>The move {move} is not allowed here.</source>
        <translation>Draget {move} är inte tillåtet här.</translation>
    </message>
    <message>
        <source>A pack has 52 different cards, this one has {count}.</source>
        <translation>En kortlek har 52 olika kort, den här har {count}.</translation>
    </message>
    <message>
        <source>There are no rules by the name of “{preset}”.</source>
        <translation>Det finns inga regler som heter ”{preset}”.</translation>
    </message>
    <message>
        <source>There is no option by the name of “{option}”.</source>
        <translation>Det finns inget val som heter ”{option}”.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>Valet ”{option}” kan inte vara ”{value}”.</translation>
    </message>
    <message>
        <source>The option “{option}” can only be “{value}” with “{needs}”.</source>
        <translation>Valet ”{option}” kan bara vara ”{value}” tillsammans med ”{needs}”.</translation>
    </message>
    <message>
        <source>Casino is played by two, three or four, not by {seats}.</source>
        <translation>Casino spelas av två, tre eller fyra, inte av {seats}.</translation>
    </message>
    <message>
        <source>The position is wrong at “{place}”.</source>
        <translation>Ställningen är fel vid ”{place}”.</translation>
    </message>
    <message>
        <source>It holds no deal.</source>
        <translation>Det innehåller ingen giv.</translation>
    </message>
    <message>
        <source>Its first dealer has no seat.</source>
        <translation>Den första givaren har ingen plats.</translation>
    </message>
    <message>
        <source>Deal {deal} does not have 52 different cards.</source>
        <translation>Giv {deal} har inte 52 olika kort.</translation>
    </message>
    <message>
        <source>In deal {deal}, move {number} ({move}) is not allowed.</source>
        <translation>I giv {deal} är drag {number} ({move}) inte tillåtet.</translation>
    </message>
    <message>
        <source>Deal {deal} begins before the one before it is over.</source>
        <translation>Giv {deal} börjar innan den förra är slut.</translation>
    </message>
    <message>
        <source>Deal {deal} comes after the end of the game.</source>
        <translation>Giv {deal} kommer efter partiets slut.</translation>
    </message>
    <message>
        <source>The next deal cannot be dealt now.</source>
        <translation>Nästa giv kan inte delas ut nu.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Det finns inget drag att ångra.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Det finns inget att göra om.</translation>
    </message>
    <message>
        <source>There is no computer player by the name of “{level}”.</source>
        <translation>Det finns ingen datorspelare som heter ”{level}”.</translation>
    </message>
    <message>
        <source>It is not the turn of seat {seat}.</source>
        <translation>Det är inte plats {seat} som står i tur.</translation>
    </message>
    <message>
        <source>{players} players do not go round {seats} seats.</source>
        <translation>{players} spelare går inte jämnt upp på {seats} platser.</translation>
    </message>
    <message>
        <source>The computer player was asked something impossible.</source>
        <translation>Datorspelaren fick en omöjlig fråga.</translation>
    </message>
    <message>
        <source>The computer player was not understood.</source>
        <translation>Datorspelaren gick inte att förstå.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Casino is already running: this game is not saved by itself.</source>
        <translation>Casino är redan igång: det här partiet sparas inte av sig självt.</translation>
    </message>
</context>
<context>
    <name>RefusedFile</name>
    <message>
        <source>The file was left as it is.</source>
        <translation>Filen har inte ändrats.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Vad vill du göra?</translation>
    </message>
    <message>
        <source>lay down {card}</source>
        <translation>lägg ut {card}</translation>
    </message>
    <message numerus="yes">
        <source>take {cards} — %n card(s)</source>
        <translation>
            <numerusform>ta in {cards} – %n kort</numerusform>
            <numerusform>ta in {cards} – %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>raise the build to {value}</source>
        <translation>bygg på till {value}</translation>
    </message>
    <message>
        <source>add to the build of {values}</source>
        <translation>lägg till bygget av {values}</translation>
    </message>
    <message>
        <source>build {values} with {cards}</source>
        <translation>bygg {values} med {cards}</translation>
    </message>
    <message>
        <source>build {value} with {cards}</source>
        <translation>bygg till {value} med {cards}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>This deal</source>
        <translation>Den här given</translation>
    </message>
    <message>
        <source>Sides: {names}</source>
        <translation>Spelare: {names}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Game to {points}</source>
        <translation>Parti till {points}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Ångra senaste draget</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partiet är slut</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Flest kort</translation>
    </message>
    <message>
        <source>Big Casino</source>
        <translation>Storan</translation>
    </message>
    <message>
        <source>Little Casino</source>
        <translation>Lillan</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ess</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Tabbar</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Sistan</translation>
    </message>
    <message>
        <source>Most clubs</source>
        <translation>Flest klöver</translation>
    </message>
    <message>
        <source>Most diamonds</source>
        <translation>Flest ruter</translation>
    </message>
    <message>
        <source>Most hearts</source>
        <translation>Flest hjärter</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Flest spader</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klöver</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruter</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hjärter</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spader</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n poäng totalt</numerusform>
            <numerusform>%n poäng totalt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} + %n sweep(s) = {total}</source>
        <translation>
            <numerusform>{points} + %n tabbe = {total}</numerusform>
            <numerusform>{points} + %n tabbar = {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n klöver</numerusform>
            <numerusform>%n klöver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n ruter</numerusform>
            <numerusform>%n ruter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n hjärter</numerusform>
            <numerusform>%n hjärter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spader</numerusform>
            <numerusform>%n spader</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>total of a side</comment>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>tänker …</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer button, one letter</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Namn på spelare {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Vem som spelar som spelare {number}</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ditt namn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Player {number}</source>
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Dator {number}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} och {second}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Datorn</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>dealer</source>
        <translation>givare</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>står i tur</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n kort på handen</numerusform>
            <numerusform>%n kort på handen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n kort i högen</numerusform>
            <numerusform>%n kort i högen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n tabbe</numerusform>
            <numerusform>%n tabbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsCards</name>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>This is how they look</source>
        <translation>Så här ser de ut</translation>
    </message>
    <message>
        <source>Letters in the corners</source>
        <translation>Bokstäver i hörnen</translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation>Som i språket</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A K Q J</translation>
    </message>
    <message>
        <source>Colours and size</source>
        <translation>Färger och storlek</translation>
    </message>
    <message>
        <source>A colour of its own for each suit</source>
        <translation>Varje svit i sin egen färg</translation>
    </message>
    <message>
        <source>Large numbers and letters</source>
        <translation>Stora siffror och bokstäver</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Galler</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Enkel</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stjärnor</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vågor</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Baksidor</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Language and name</source>
        <translation>Språk och namn</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ditt namn</translation>
    </message>
    <message>
        <source>As the table shall call you</source>
        <translation>Vad du ska heta vid bordet</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Duk</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grön</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Röd</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grå</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so the cards do not travel.</source>
        <translation>Ditt system vill ha mindre rörelse, så korten glider inte.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Rörelse</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Mycket långsam</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n omgång</numerusform>
            <numerusform>%n omgångar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This is the last packet.</source>
        <translation>Det är sista omgången.</translation>
    </message>
    <message>
        <source>You take {cards} with {card}.</source>
        <translation>Du tar in {cards} med {card}.</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}.</source>
        <translation>{name} tar in {cards} med {card}.</translation>
    </message>
    <message>
        <source>You lay down {card}.</source>
        <translation>Du lägger ut {card}.</translation>
    </message>
    <message>
        <source>{name} lays down {card}.</source>
        <translation>{name} lägger ut {card}.</translation>
    </message>
    <message>
        <source>You build {value}: {cards}.</source>
        <translation>Du bygger till {value}: {cards}.</translation>
    </message>
    <message>
        <source>You build {values}: {cards}.</source>
        <translation>Du bygger {values}: {cards}.</translation>
    </message>
    <message>
        <source>{name} builds {value}: {cards}.</source>
        <translation>{name} bygger till {value}: {cards}.</translation>
    </message>
    <message>
        <source>{name} builds {values}: {cards}.</source>
        <translation>{name} bygger {values}: {cards}.</translation>
    </message>
    <message>
        <source>You raise the build to {value}: {cards}.</source>
        <translation>Du bygger på till {value}: {cards}.</translation>
    </message>
    <message>
        <source>{name} raises the build to {value}: {cards}.</source>
        <translation>{name} bygger på till {value}: {cards}.</translation>
    </message>
    <message>
        <source>You sweep the table.</source>
        <translation>Du gör en tabbe.</translation>
    </message>
    <message>
        <source>{name} sweeps the table.</source>
        <translation>{name} gör en tabbe.</translation>
    </message>
    <message>
        <source>Nobody gets the cards left over.</source>
        <translation>Ingen får korten som ligger kvar.</translation>
    </message>
    <message>
        <source>You get the cards left over: {cards}.</source>
        <translation>Du får korten som ligger kvar: {cards}.</translation>
    </message>
    <message>
        <source>{name} gets the cards left over: {cards}.</source>
        <translation>{name} får korten som ligger kvar: {cards}.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Du vinner partiet.</translation>
    </message>
    <message>
        <source>The game goes to {name}.</source>
        <translation>Partiet går till {name}.</translation>
    </message>
    <message>
        <source>Cards are dealt.</source>
        <translation>Korten delas ut.</translation>
    </message>
    <message>
        <source>Cards are dealt. Your hand: {cards}.</source>
        <translation>Korten delas ut. Din hand: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) left</source>
        <translation>
            <numerusform>%n omgång kvar</numerusform>
            <numerusform>%n omgångar kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Given är slut.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Det är din tur.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} tänker.</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>{name} spelar.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Ångrat.</translation>
    </message>
    <message>
        <source>The computer player has stopped. Take your move back and play it again.</source>
        <translation>Datorspelaren svarar inte längre. Ångra ditt drag och spela det igen.</translation>
    </message>
</context>
<context>
    <name>TableFocus</name>
    <message>
        <source>Your hand</source>
        <translation>Din hand</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>one</source>
        <translation>ett</translation>
    </message>
    <message>
        <source>two</source>
        <translation>två</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elva</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>tolv</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>tretton</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>fjorton</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>femton</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>sexton</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>tvåor</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treor</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>fyror</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>femmor</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sexor</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sjuor</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>åttor</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nior</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tior</translation>
    </message>
    <message>
        <source>elevens</source>
        <translation>elvor</translation>
    </message>
    <message>
        <source>twelves</source>
        <translation>tolvor</translation>
    </message>
    <message>
        <source>thirteens</source>
        <translation>trettonor</translation>
    </message>
    <message>
        <source>fourteens</source>
        <translation>fjortonor</translation>
    </message>
    <message>
        <source>fifteens</source>
        <translation>femtonor</translation>
    </message>
    <message>
        <source>sixteens</source>
        <translation>sextonor</translation>
    </message>
    <message>
        <source>{value}s</source>
        <extracomment>The badge of a multiple build: 8s in English, 8er in German.</extracomment>
        <translation>{value}:or</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>You have won the game!</source>
        <translation>Du har vunnit partiet!</translation>
    </message>
    <message>
        <source>Counted out item by item, you reached {target} first.</source>
        <translation>När poängen räknades i tur och ordning nådde du {target} först.</translation>
    </message>
    <message>
        <source>{name} has won the game.</source>
        <translation>{name} har vunnit partiet.</translation>
    </message>
    <message>
        <source>Counted out item by item, {name} reached {target} first.</source>
        <translation>När poängen räknades i tur och ordning nådde {name} {target} först.</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>Movement</source>
        <translation>Rörelse</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Mycket långsam</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Inställningar …</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Det kortet har du inte på handen.</translation>
    </message>
    <message>
        <source>Those cards no longer lie on the table.</source>
        <translation>De korten ligger inte kvar på bordet.</translation>
    </message>
    <message>
        <source>This card can do nothing there.</source>
        <translation>Det kortet kan inte göra något där.</translation>
    </message>
    <message>
        <source>The cards do not make {value}.</source>
        <translation>Korten blir inte {value}.</translation>
    </message>
    <message>
        <source>A court card takes only cards of its own rank.</source>
        <translation>Ett klätt kort tar bara in kort av samma valör.</translation>
    </message>
    <message>
        <source>A court card takes only one card.</source>
        <translation>Ett klätt kort tar bara in ett kort.</translation>
    </message>
    <message>
        <source>A court card takes either one card or all three, never two.</source>
        <translation>Ett klätt kort tar in ett kort eller alla tre, aldrig två.</translation>
    </message>
    <message>
        <source>Court cards have no value, so nothing is built with them.</source>
        <translation>Klädda kort har inget värde, så man bygger inte med dem.</translation>
    </message>
    <message>
        <source>That build is worth {value}: only a card worth {value} takes it.</source>
        <translation>Det bygget är värt {value}: bara ett kort värt {value} tar in det.</translation>
    </message>
    <message>
        <source>Only the owner may take that build.</source>
        <translation>Bara ägaren får ta in det bygget.</translation>
    </message>
    <message>
        <source>There are no builds in this game.</source>
        <translation>Det finns inga byggen i det här spelet.</translation>
    </message>
    <message>
        <source>There are no multiple builds in this game.</source>
        <translation>Det finns inga sammansatta byggen i det här spelet.</translation>
    </message>
    <message>
        <source>Two builds are never put together into one.</source>
        <translation>Två byggen slås aldrig ihop till ett.</translation>
    </message>
    <message>
        <source>This is a build of {values}: a multiple build is never raised.</source>
        <translation>Det här är ett bygge av {values}: man bygger aldrig på ett sammansatt bygge.</translation>
    </message>
    <message>
        <source>A build is raised with the card from your hand alone, not with table cards.</source>
        <translation>Man bygger bara på med kortet från handen, inte med kort från bordet.</translation>
    </message>
    <message>
        <source>Builds are not raised in this game.</source>
        <translation>Man bygger inte på i det här spelet.</translation>
    </message>
    <message>
        <source>You may not raise your own build.</source>
        <translation>Du får inte bygga på ditt eget bygge.</translation>
    </message>
    <message>
        <source>A build needs at least one card from the table.</source>
        <translation>Ett bygge kräver minst ett kort från bordet.</translation>
    </message>
    <message>
        <source>To build {value} you must keep a card that takes {value}.</source>
        <translation>För att bygga till {value} måste du behålla ett kort som tar in {value}.</translation>
    </message>
    <message>
        <source>You need this card to take your build of {value}.</source>
        <translation>Du behöver det kortet för att ta in ditt bygge till {value}.</translation>
    </message>
    <message>
        <source>While a build is yours, here {value}, you may not lay a card down.</source>
        <translation>Så länge du äger ett bygge, här {value}, får du inte lägga ut något kort.</translation>
    </message>
    <message>
        <source>While a build is yours, you may only take cards.</source>
        <translation>Så länge du äger ett bygge får du bara ta in kort.</translation>
    </message>
    <message>
        <source>This card can take something, so you may not lay it down.</source>
        <translation>Det kortet kan ta in något, så du får inte lägga ut det.</translation>
    </message>
    <message>
        <source>You can take something, so you may not lay a card down.</source>
        <translation>Du kan ta in något, så du får inte lägga ut något kort.</translation>
    </message>
    <message>
        <source>Whoever takes with {value} must take every loose card worth {value}.</source>
        <translation>Den som tar in med {value} måste ta in alla lösa kort värda {value}.</translation>
    </message>
    <message>
        <source>Whoever takes with {value} must take all that it can take.</source>
        <translation>Den som tar in med {value} måste ta in allt som går.</translation>
    </message>
    <message>
        <source>You can clear the table, so you must.</source>
        <translation>Du kan rensa bordet, så du måste göra det.</translation>
    </message>
</context>
</TS>
