<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>AboutModel</name>
    <message>
        <source>the window</source>
        <translation>vinduet</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>sproget</translation>
    </message>
    <message>
        <source>checks what is read from files</source>
        <translation>kontrollerer det, der læses fra filer</translation>
    </message>
    <message>
        <source>knows where files belong</source>
        <translation>ved, hvor filer hører til</translation>
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
        <translation>Et kortspil, hvor du tager kort, bygger og rydder bordet. Tegninger, tekster og program er vores egne.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licens</translation>
    </message>
    <message>
        <source>Made with the work of others</source>
        <translation>Lavet med andres arbejde</translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>Building {values}</source>
        <translation>Jeg bygger {values}</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>Said by the dealer before the last packet of the deal.</extracomment>
        <translation>Sidsten</translation>
    </message>
    <message>
        <source>I build {value}</source>
        <translation>Jeg bygger {value}</translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>This file cannot be opened</source>
        <translation>Denne fil kan ikke åbnes</translation>
    </message>
</context>
<context>
    <name>Builds</name>
    <message>
        <source>Your build of {value}: {cards}</source>
        <translation>Dit byggeri {value}: {cards}</translation>
    </message>
    <message>
        <source>Your build of {values}: {cards}</source>
        <translation>Dit byggeri af {values}: {cards}</translation>
    </message>
    <message>
        <source>{name} has a build of {value}: {cards}</source>
        <translation>{name} har et byggeri {value}: {cards}</translation>
    </message>
    <message>
        <source>{name} has a build of {values}: {cards}</source>
        <translation>{name} har et byggeri af {values}: {cards}</translation>
    </message>
</context>
<context>
    <name>CPage</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>es</translation>
    </message>
    <message>
        <source>two</source>
        <translation>to</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fire</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seks</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>syv</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otte</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>ni</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>ti</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knægt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>konge</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klør</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruder</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>skjult kort</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Casino</source>
        <translation>Velkommen til Casino</translation>
    </message>
    <message>
        <source>Which language shall we play in?</source>
        <translation>Hvilket sprog skal vi spille på?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>You can change it at any time in the settings.</source>
        <translation>Du kan altid skifte det i indstillingerne.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
</context>
<context>
    <name>FreeTable</name>
    <message>
        <source>Free table</source>
        <translation>Frit bord</translation>
    </message>
    <message>
        <source>Lay the card down here</source>
        <translation>Læg kortet ud her</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Save the game</source>
        <translation>Gem partiet</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Åbn et parti</translation>
    </message>
    <message>
        <source>Games of Casino (*.casino)</source>
        <translation>Casino-partier (*.casino)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game …</source>
        <translation>Nyt parti …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Åbn …</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Gem som …</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Seneste partier</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afslut</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Game left on {when}</source>
        <translation>Parti fra {when}</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
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
        <translation>B</translation>
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
        <translation>Spillet</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>To the next part: your hand, the table, the buttons</source>
        <translation>Til næste del: din hånd, bordet, knapperne</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Piletaster</translation>
    </message>
    <message>
        <source>To the next card in this part</source>
        <translation>Til næste kort i denne del</translation>
    </message>
    <message>
        <source>Enter or space</source>
        <translation>Enter eller mellemrum</translation>
    </message>
    <message>
        <source>Choose a card, or play the raised card onto this one</source>
        <translation>Vælg et kort, eller spil det løftede kort på dette</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 til 9</translation>
    </message>
    <message>
        <source>Take that line of the choices</source>
        <translation>Tag den linje blandt valgene</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Close the choices, or lower the card</source>
        <translation>Luk valgene, eller sænk kortet</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Show the last move again</source>
        <translation>Vis det sidste træk igen</translation>
    </message>
    <message>
        <source>Show or hide the list of moves</source>
        <translation>Vis eller skjul listen over træk</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nyt parti</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Åbn et gemt parti</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Gem partiet som fil</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Denne liste</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fuld skærm</translation>
    </message>
    <message>
        <source>Quit; the game goes on at the next start</source>
        <translation>Afslut; partiet fortsætter ved næste start</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>Tilfældig</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Grådig</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Moves</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Close the list of moves</source>
        <translation>Luk listen over træk</translation>
    </message>
    <message>
        <source>No move has been made in this deal.</source>
        <translation>Der er endnu ikke spillet et træk i denne runde.</translation>
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
        <translation>Træk</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Show the last move again</source>
        <translation>Vis det sidste træk igen</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Liste over træk</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Forlad fuld skærm</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fuld skærm</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Show the last move again</source>
        <translation>Vis det sidste træk igen</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Liste over træk</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nyt parti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Two pairs, partners opposite</source>
        <translation>To par, makkere over for hinanden</translation>
    </message>
    <message>
        <source>Each for oneself</source>
        <translation>Hver for sig</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Point til sejr</translation>
    </message>
    <message>
        <source>The same number deals the same cards.</source>
        <translation>Samme nummer giver de samme kort.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spilnummer</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Vilkårligt</translation>
    </message>
    <message>
        <source>You find the running game again under “Recent games”.</source>
        <translation>Du finder det igangværende parti igen under „Seneste partier“.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv kort</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message numerus="yes">
        <source>Captured pile: %n card(s)</source>
        <translation>
            <numerusform>Stak: %n kort</numerusform>
            <numerusform>Stak: %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
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
        <translation>Med byggerier og sweeps; pointene tælles efter tur, og den, der først når 21, vinder.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>»{name}« er der ikke mere.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>»{name}« kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a file of Casino.</source>
        <translation>»{name}« er for stor til at være en fil fra Casino.</translation>
    </message>
    <message>
        <source>“{name}” is not a file of Casino.</source>
        <translation>»{name}« er ikke en fil fra Casino.</translation>
    </message>
    <message>
        <source>“{name}” is a file of another program.</source>
        <translation>»{name}« er en fil fra et andet program.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Casino.</source>
        <translation>»{name}« er gemt af en nyere version af Casino.</translation>
    </message>
    <message>
        <source>“{name}” is damaged (at {place}).</source>
        <translation>»{name}« er beskadiget (ved {place}).</translation>
    </message>
    <message>
        <source>“{name}” holds a game that the rules do not allow: {cause}</source>
        <translation>»{name}« indeholder et parti, som reglerne ikke tillader: {cause}</translation>
    </message>
    <message>
        <source>“{name}” cannot be saved: the disk is full.</source>
        <translation>»{name}« kan ikke gemmes: Disken er fuld.</translation>
    </message>
    <message>
        <source>“{name}” cannot be saved: {reason}.</source>
        <translation>»{name}« kan ikke gemmes: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <translation>»{text}« er ikke et kort.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>»{text}« er ikke et træk.</translation>
    </message>
    <message>
        <source>The move {move} is not allowed here.</source>
        <translation>Trækket {move} er ikke tilladt her.</translation>
    </message>
    <message>
        <source>A pack has 52 different cards, this one has {count}.</source>
        <translation>Et spil kort har 52 forskellige kort, dette har {count}.</translation>
    </message>
    <message>
        <source>There are no rules by the name of “{preset}”.</source>
        <translation>Der findes ingen regler med navnet »{preset}«.</translation>
    </message>
    <message>
        <source>There is no option by the name of “{option}”.</source>
        <translation>Der findes ingen indstilling med navnet »{option}«.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>Indstillingen »{option}« kan ikke være »{value}«.</translation>
    </message>
    <message>
        <source>The option “{option}” can only be “{value}” with “{needs}”.</source>
        <translation>Indstillingen »{option}« kan kun være »{value}« sammen med »{needs}«.</translation>
    </message>
    <message>
        <source>Casino is played by two, three or four, not by {seats}.</source>
        <translation>Casino spilles af to, tre eller fire, ikke af {seats}.</translation>
    </message>
    <message>
        <source>The position is wrong at “{place}”.</source>
        <translation>Stillingen er forkert ved »{place}«.</translation>
    </message>
    <message>
        <source>It holds no deal.</source>
        <translation>Der er ingen runde i det.</translation>
    </message>
    <message>
        <source>Its first dealer has no seat.</source>
        <translation>Den første kortgiver har ingen plads.</translation>
    </message>
    <message>
        <source>Deal {deal} does not have 52 different cards.</source>
        <translation>Runde {deal} har ikke 52 forskellige kort.</translation>
    </message>
    <message>
        <source>In deal {deal}, move {number} ({move}) is not allowed.</source>
        <translation>I runde {deal} er træk {number} ({move}) ikke tilladt.</translation>
    </message>
    <message>
        <source>Deal {deal} begins before the one before it is over.</source>
        <translation>Runde {deal} begynder, før den forrige er slut.</translation>
    </message>
    <message>
        <source>Deal {deal} comes after the end of the game.</source>
        <translation>Runde {deal} kommer efter partiets slutning.</translation>
    </message>
    <message>
        <source>The next deal cannot be dealt now.</source>
        <translation>Næste runde kan ikke gives nu.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Der er intet træk at fortryde.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Der er intet at gentage.</translation>
    </message>
    <message>
        <source>There is no computer player by the name of “{level}”.</source>
        <translation>Der findes ingen computerspiller med navnet »{level}«.</translation>
    </message>
    <message>
        <source>It is not the turn of seat {seat}.</source>
        <translation>Plads {seat} har ikke turen.</translation>
    </message>
    <message>
        <source>{players} players do not go round {seats} seats.</source>
        <translation>{players} spillere går ikke op i {seats} pladser.</translation>
    </message>
    <message>
        <source>The computer player was asked something impossible.</source>
        <translation>Computerspilleren blev spurgt om noget umuligt.</translation>
    </message>
    <message>
        <source>The computer player was not understood.</source>
        <translation>Computerspilleren blev ikke forstået.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Casino is already running: this game is not saved by itself.</source>
        <translation>Casino kører allerede: Dette parti gemmes ikke af sig selv.</translation>
    </message>
</context>
<context>
    <name>RefusedFile</name>
    <message>
        <source>The file was left as it is.</source>
        <translation>Filen er ikke ændret.</translation>
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
        <translation>Hvad vil du gøre?</translation>
    </message>
    <message>
        <source>lay down {card}</source>
        <translation>læg {card} ud</translation>
    </message>
    <message numerus="yes">
        <source>take {cards} — %n card(s)</source>
        <translation>
            <numerusform>tag {cards} – %n kort</numerusform>
            <numerusform>tag {cards} – %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>raise the build to {value}</source>
        <translation>byg videre til {value}</translation>
    </message>
    <message>
        <source>add to the build of {values}</source>
        <translation>læg til byggeriet af {values}</translation>
    </message>
    <message>
        <source>build {values} with {cards}</source>
        <translation>byg {values} med {cards}</translation>
    </message>
    <message>
        <source>build {value} with {cards}</source>
        <translation>byg {value} med {cards}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>This deal</source>
        <translation>Denne runde</translation>
    </message>
    <message>
        <source>Sides: {names}</source>
        <translation>Spillere: {names}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Game to {points}</source>
        <translation>Parti til {points}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nyt parti</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Næste runde</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Fortryd sidste træk</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partiet er slut</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Flest kort</translation>
    </message>
    <message>
        <source>Big Casino</source>
        <translation>Store casino</translation>
    </message>
    <message>
        <source>Little Casino</source>
        <translation>Lille casino</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Esser</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Sidste stik</translation>
    </message>
    <message>
        <source>Most clubs</source>
        <translation>Flest klør</translation>
    </message>
    <message>
        <source>Most diamonds</source>
        <translation>Flest ruder</translation>
    </message>
    <message>
        <source>Most hearts</source>
        <translation>Flest hjerter</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Flest spar</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klør</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruder</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hjerter</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spar</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n point i alt</numerusform>
            <numerusform>%n point i alt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} + %n sweep(s) = {total}</source>
        <translation>
            <numerusform>{points} + %n sweep = {total}</numerusform>
            <numerusform>{points} + %n sweeps = {total}</numerusform>
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
            <numerusform>%n klør</numerusform>
            <numerusform>%n klør</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n ruder</numerusform>
            <numerusform>%n ruder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n hjerter</numerusform>
            <numerusform>%n hjerter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spar</numerusform>
            <numerusform>%n spar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>total of a side</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n point</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>tænker …</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer button, one letter</comment>
        <translation>K</translation>
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
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Navn på spiller {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Hvem der spiller som spiller {number}</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dit navn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} og {second}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computeren</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>dealer</source>
        <translation>kortgiver</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>har turen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n kort på hånden</numerusform>
            <numerusform>%n kort på hånden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n kort i stakken</numerusform>
            <numerusform>%n kort i stakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n point</numerusform>
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
        <translation>Sådan ser de ud</translation>
    </message>
    <message>
        <source>Letters in the corners</source>
        <translation>Bogstaver i hjørnerne</translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation>Som i sproget</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A K Q J</translation>
    </message>
    <message>
        <source>Colours and size</source>
        <translation>Farver og størrelse</translation>
    </message>
    <message>
        <source>A colour of its own for each suit</source>
        <translation>Fire kulører i hver sin farve</translation>
    </message>
    <message>
        <source>Large numbers and letters</source>
        <translation>Store tal og bogstaver</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Enkel</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stjerner</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Bølger</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Bagsider</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Language and name</source>
        <translation>Sprog og navn</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dit navn</translation>
    </message>
    <message>
        <source>As the table shall call you</source>
        <translation>Hvad du skal hedde ved bordet</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
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
        <translation>Udseende</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Klæde</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grøn</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rød</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grå</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so the cards do not travel.</source>
        <translation>Dit system ønsker mindre bevægelse, så kortene flytter sig ikke synligt.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bevægelse</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Meget langsom</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n omdeling</numerusform>
            <numerusform>%n omdelinger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This is the last packet.</source>
        <translation>Det er den sidste omdeling.</translation>
    </message>
    <message>
        <source>You take {cards} with {card}.</source>
        <translation>Du tager {cards} med {card}.</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}.</source>
        <translation>{name} tager {cards} med {card}.</translation>
    </message>
    <message>
        <source>You lay down {card}.</source>
        <translation>Du lægger {card} ud.</translation>
    </message>
    <message>
        <source>{name} lays down {card}.</source>
        <translation>{name} lægger {card} ud.</translation>
    </message>
    <message>
        <source>You build {value}: {cards}.</source>
        <translation>Du bygger {value}: {cards}.</translation>
    </message>
    <message>
        <source>You build {values}: {cards}.</source>
        <translation>Du bygger {values}: {cards}.</translation>
    </message>
    <message>
        <source>{name} builds {value}: {cards}.</source>
        <translation>{name} bygger {value}: {cards}.</translation>
    </message>
    <message>
        <source>{name} builds {values}: {cards}.</source>
        <translation>{name} bygger {values}: {cards}.</translation>
    </message>
    <message>
        <source>You raise the build to {value}: {cards}.</source>
        <translation>Du bygger videre til {value}: {cards}.</translation>
    </message>
    <message>
        <source>{name} raises the build to {value}: {cards}.</source>
        <translation>{name} bygger videre til {value}: {cards}.</translation>
    </message>
    <message>
        <source>You sweep the table.</source>
        <translation>Du laver et sweep.</translation>
    </message>
    <message>
        <source>{name} sweeps the table.</source>
        <translation>{name} laver et sweep.</translation>
    </message>
    <message>
        <source>Nobody gets the cards left over.</source>
        <translation>Ingen får de kort, der er tilbage.</translation>
    </message>
    <message>
        <source>You get the cards left over: {cards}.</source>
        <translation>Du får de kort, der er tilbage: {cards}.</translation>
    </message>
    <message>
        <source>{name} gets the cards left over: {cards}.</source>
        <translation>{name} får de kort, der er tilbage: {cards}.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Du vinder partiet.</translation>
    </message>
    <message>
        <source>The game goes to {name}.</source>
        <translation>Partiet går til {name}.</translation>
    </message>
    <message>
        <source>Cards are dealt.</source>
        <translation>Der gives kort.</translation>
    </message>
    <message>
        <source>Cards are dealt. Your hand: {cards}.</source>
        <translation>Der gives kort. Din hånd: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) left</source>
        <translation>
            <numerusform>%n omdeling tilbage</numerusform>
            <numerusform>%n omdelinger tilbage</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Runden er slut.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Det er din tur.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} tænker.</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>{name} spiller.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Fortrudt.</translation>
    </message>
    <message>
        <source>The computer player has stopped. Take your move back and play it again.</source>
        <translation>Computerspilleren svarer ikke mere. Fortryd dit træk, og spil det igen.</translation>
    </message>
</context>
<context>
    <name>TableFocus</name>
    <message>
        <source>Your hand</source>
        <translation>Din hånd</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>12</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>13</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>14</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>15</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>16</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>esser</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>toere</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treere</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>firere</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>femmere</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seksere</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>syvere</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ottere</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>niere</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tiere</translation>
    </message>
    <message>
        <source>elevens</source>
        <translation>ellevere</translation>
    </message>
    <message>
        <source>twelves</source>
        <translation>tolvere</translation>
    </message>
    <message>
        <source>thirteens</source>
        <translation>trettenere</translation>
    </message>
    <message>
        <source>fourteens</source>
        <translation>fjortenere</translation>
    </message>
    <message>
        <source>fifteens</source>
        <translation>femtenere</translation>
    </message>
    <message>
        <source>sixteens</source>
        <translation>sekstenere</translation>
    </message>
    <message>
        <source>{value}s</source>
        <extracomment>The badge of a multiple build: 8s in English, 8er in German.</extracomment>
        <translation>{value}&apos;ere</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>You have won the game!</source>
        <translation>Du har vundet partiet!</translation>
    </message>
    <message>
        <source>Counted out item by item, you reached {target} first.</source>
        <translation>Ved optællingen nåede du {target} først.</translation>
    </message>
    <message>
        <source>{name} has won the game.</source>
        <translation>{name} har vundet partiet.</translation>
    </message>
    <message>
        <source>Counted out item by item, {name} reached {target} first.</source>
        <translation>Ved optællingen nåede {name} {target} først.</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>Movement</source>
        <translation>Bevægelse</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Meget langsom</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fuld skærm</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Indstillinger …</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Det kort har du ikke på hånden.</translation>
    </message>
    <message>
        <source>Those cards no longer lie on the table.</source>
        <translation>De kort ligger ikke længere på bordet.</translation>
    </message>
    <message>
        <source>This card can do nothing there.</source>
        <translation>Det kort kan ikke bruges der.</translation>
    </message>
    <message>
        <source>The cards do not make {value}.</source>
        <translation>Kortene giver ikke {value}.</translation>
    </message>
    <message>
        <source>A court card takes only cards of its own rank.</source>
        <translation>Et billedkort tager kun kort af samme slags.</translation>
    </message>
    <message>
        <source>A court card takes only one card.</source>
        <translation>Et billedkort tager kun ét kort.</translation>
    </message>
    <message>
        <source>A court card takes either one card or all three, never two.</source>
        <translation>Et billedkort tager ét kort eller alle tre, aldrig to.</translation>
    </message>
    <message>
        <source>Court cards have no value, so nothing is built with them.</source>
        <translation>Billedkort har ingen værdi, så man bygger ikke med dem.</translation>
    </message>
    <message>
        <source>That build is worth {value}: only a card worth {value} takes it.</source>
        <translation>Det byggeri er {value} værd: Kun et kort, der er {value} værd, tager det.</translation>
    </message>
    <message>
        <source>Only the owner may take that build.</source>
        <translation>Kun ejeren må tage det byggeri.</translation>
    </message>
    <message>
        <source>There are no builds in this game.</source>
        <translation>Der bygges ikke i dette spil.</translation>
    </message>
    <message>
        <source>There are no multiple builds in this game.</source>
        <translation>Der er ingen flerdobbelte byggerier i dette spil.</translation>
    </message>
    <message>
        <source>Two builds are never put together into one.</source>
        <translation>To byggerier lægges aldrig sammen til ét.</translation>
    </message>
    <message>
        <source>This is a build of {values}: a multiple build is never raised.</source>
        <translation>Det er et byggeri af {values}: Man bygger aldrig videre på et flerdobbelt byggeri.</translation>
    </message>
    <message>
        <source>A build is raised with the card from your hand alone, not with table cards.</source>
        <translation>Man bygger kun videre med kortet fra hånden, ikke med kort fra bordet.</translation>
    </message>
    <message>
        <source>Builds are not raised in this game.</source>
        <translation>Man bygger ikke videre i dette spil.</translation>
    </message>
    <message>
        <source>You may not raise your own build.</source>
        <translation>Du må ikke bygge videre på dit eget byggeri.</translation>
    </message>
    <message>
        <source>A build needs at least one card from the table.</source>
        <translation>Et byggeri kræver mindst ét kort fra bordet.</translation>
    </message>
    <message>
        <source>To build {value} you must keep a card that takes {value}.</source>
        <translation>For at bygge {value} skal du beholde et kort, der tager {value}.</translation>
    </message>
    <message>
        <source>You need this card to take your build of {value}.</source>
        <translation>Du skal bruge det kort til at tage dit byggeri på {value}.</translation>
    </message>
    <message>
        <source>While a build is yours, here {value}, you may not lay a card down.</source>
        <translation>Så længe du ejer et byggeri, her {value}, må du ikke lægge et kort ud.</translation>
    </message>
    <message>
        <source>While a build is yours, you may only take cards.</source>
        <translation>Så længe du ejer et byggeri, må du kun tage kort.</translation>
    </message>
    <message>
        <source>This card can take something, so you may not lay it down.</source>
        <translation>Det kort kan tage noget, så du må ikke lægge det ud.</translation>
    </message>
    <message>
        <source>You can take something, so you may not lay a card down.</source>
        <translation>Du kan tage noget, så du må ikke lægge et kort ud.</translation>
    </message>
    <message>
        <source>Whoever takes with {value} must take every loose card worth {value}.</source>
        <translation>Den, der tager med {value}, skal tage alle løse kort, der er {value} værd.</translation>
    </message>
    <message>
        <source>Whoever takes with {value} must take all that it can take.</source>
        <translation>Den, der tager med {value}, skal tage alt, hvad der kan tages.</translation>
    </message>
    <message>
        <source>You can clear the table, so you must.</source>
        <translation>Du kan rydde bordet, så det skal du.</translation>
    </message>
</context>
</TS>
