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
        <source>Sweep!</source>
        <translation>Tabbe!</translation>
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
    <name>CardCount</name>
    <message numerus="yes">
        <source>You have not seen %n card(s) yet; they are bright.</source>
        <translation>
            <numerusform>%n kort har du inte sett än; det är ljust.</numerusform>
            <numerusform>%n kort har du inte sett än; de är ljusa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <translation>Ännu inte sedda: {cards}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Tabbar</translation>
    </message>
    <message>
        <source>Certain: most cards from {cards} on, most {suit} from {number} on.</source>
        <translation>Flest kort är säkrat från {cards}, flest {suit} från {number}.</translation>
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
    <name>CountPage</name>
    <message>
        <source>Cards seen so far</source>
        <translation>Kort som setts hittills</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Course of the game</source>
        <translation>Partiets gång</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Spelade givar</translation>
    </message>
</context>
<context>
    <name>CustomisePage</name>
    <message>
        <source>Customise the rules</source>
        <translation>Anpassa reglerna</translation>
    </message>
    <message>
        <source>What is not as in the rule set chosen is marked with *.</source>
        <translation>Det som avviker från de valda reglerna är märkt med *.</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Behåll de här reglerna</translation>
    </message>
    <message>
        <source>Replaces your rule set of this name.</source>
        <translation>Ersätter dina regler med det här namnet.</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Reglernas namn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Save as my rule set</source>
        <translation>Spara som mina regler</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Återställ</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Casino found no display to open its window on. Set QT_QPA_PLATFORM=offscreen to run it unseen, or let the computer play in the terminal: casino selfplay</source>
        <translation>Casino hittade ingen skärm att öppna sitt fönster på. Sätt QT_QPA_PLATFORM=offscreen för att köra det osett, eller låt datorn spela i terminalen: casino selfplay</translation>
    </message>
    <message>
        <source>Casino cannot open its window on the platform “{detail}” that QT_QPA_PLATFORM names. Set QT_QPA_PLATFORM=offscreen to run it unseen, or let the computer play in the terminal: casino selfplay</source>
        <translation>Casino kan inte öppna sitt fönster på plattformen ”{detail}” som QT_QPA_PLATFORM anger. Sätt QT_QPA_PLATFORM=offscreen för att köra det osett, eller låt datorn spela i terminalen: casino selfplay</translation>
    </message>
    <message>
        <source>Casino cannot open its window, a library is missing: {detail}. Install it, or set QT_QPA_PLATFORM=offscreen, or let the computer play in the terminal: casino selfplay</source>
        <translation>Casino kan inte öppna sitt fönster, ett bibliotek saknas: {detail}. Installera det, eller sätt QT_QPA_PLATFORM=offscreen, eller låt datorn spela i terminalen: casino selfplay</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>This game is shuffled with random numbers from your system.</source>
        <translation>Det här partiet blandas med slumptal från ditt system.</translation>
    </message>
    <message>
        <source>This game has the deal number {number}. The number alone decides all its cards: type it in for a new game, and the same cards come, whoever plays.</source>
        <translation>Det här partiet har spelnummer {number}. Numret ensamt bestämmer alla kort: skriv in det i ett nytt parti, så kommer samma kort, vem som än spelar.</translation>
    </message>
    <message>
        <source>No finished game against the computer is kept yet.</source>
        <translation>Än finns inget avslutat parti mot datorn sparat.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished deal(s) counted</source>
        <translation>
            <numerusform>%n avslutad giv räknad</numerusform>
            <numerusform>%n avslutade givar räknade</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ess</translation>
    </message>
    <message>
        <source>Aces, Big and Little Casino</source>
        <translation>Ess, Storan och Lillan</translation>
    </message>
    <message>
        <source>Chi-square {value}: of fair shuffles, {chance} differ as much or more.</source>
        <translation>Chi-två {value}: {chance} av alla ärliga blandningar avviker lika mycket eller mer.</translation>
    </message>
    <message>
        <source>{name}: people {people}, computers {computers}, expected for people {expected}</source>
        <translation>{name}: människor {people}, datorer {computers}, förväntat för människor {expected}</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Filnamn</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Overwrite file?</source>
        <translation>Skriva över filen?</translation>
    </message>
    <message>
        <source>There is a file of this name already. Do you want to replace it?</source>
        <translation>Det finns redan en fil med det namnet. Vill du ersätta den?</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved as “{name}” in {folder}.</source>
        <translation>Sparat som ”{name}” i {folder}.</translation>
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
        <source>Open a game or a rule set</source>
        <translation>Öppna ett parti eller regler</translation>
    </message>
    <message>
        <source>Files of Casino (*.casino *.casino-rules)</source>
        <translation>Casinofiler (*.casino *.casino-rules)</translation>
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
        <source>Games and statistics</source>
        <translation>Partier och statistik</translation>
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
    <message>
        <source>Reading game {done} of {total} …</source>
        <translation>Läser parti {done} av {total} …</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, det är din tur.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Visa mina kort</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Is the computer cheating?</source>
        <translation>Fuskar datorn?</translation>
    </message>
    <message>
        <source>About Casino</source>
        <translation>Om Casino</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Hint: {move}.</source>
        <translation>Tips: {move}.</translation>
    </message>
    <message>
        <source>{card}: {choice}</source>
        <translation>{card}: {choice}</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Det finns inget annat drag.</translation>
    </message>
    <message>
        <source>Certain lead: {points}; next best: {move} ({other}).</source>
        <translation>Säkert försprång: {points}; näst bäst: {move} ({other}).</translation>
    </message>
    <message>
        <source>Expected lead: {points}; next best: {move} ({other}).</source>
        <translation>Förväntat försprång: {points}; näst bäst: {move} ({other}).</translation>
    </message>
    <message>
        <source>It is a sweep.</source>
        <translation>Det blir en tabbe.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>Det ger genast %n poäng.</numerusform>
            <numerusform>Det ger genast %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes {cards}.</source>
        <translation>Du får {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>The last capture also gets the %n card(s) left over.</source>
        <translation>
            <numerusform>Den som tar in sist får också %n kort som ligger kvar.</numerusform>
            <numerusform>Den som tar in sist får också %n kort som ligger kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your build of {value} stays guarded.</source>
        <translation>Ditt bygge till {value} är fortfarande täckt.</translation>
    </message>
    <message>
        <source>The next player can sweep with a chance of {chance}.</source>
        <translation>Med {chance} sannolikhet kan nästa spelare göra en tabbe.</translation>
    </message>
    <message>
        <source>The build may be taken from you with a chance of {chance}.</source>
        <translation>Med {chance} sannolikhet tar någon annan bygget från dig.</translation>
    </message>
    <message>
        <source>It leaves the others about {points} points.</source>
        <translation>Du lämnar ungefär {points} poäng åt de andra.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Looking for the best move …</source>
        <translation>Letar efter det bästa draget …</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>None yet. A game against the computer counts once it is finished.</source>
        <translation>Inga än. Ett parti mot datorn räknas när det är färdigspelat.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n avslutat parti</numerusform>
            <numerusform>%n avslutade partier</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Poäng per giv</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Tabbar</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Vinster i rad</translation>
    </message>
    <message>
        <source>Won, {own}–{others}</source>
        <translation>Vinst, {own}–{others}</translation>
    </message>
    <message>
        <source>Lost, {own}–{others}</source>
        <translation>Förlust, {own}–{others}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n giv</numerusform>
            <numerusform>%n givar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n tabbe</numerusform>
            <numerusform>%n tabbar</numerusform>
        </translation>
    </message>
    <message>
        <source>with a move taken back</source>
        <translation>med ett ångrat drag</translation>
    </message>
    <message>
        <source>{rules}, changed</source>
        <translation>{rules}, anpassat</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in pairs</source>
        <translation>
            <numerusform>%n spelare i par</numerusform>
            <numerusform>%n spelare i par</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryFileDialog</name>
    <message>
        <source>Export the games</source>
        <translation>Exportera partierna</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
</context>
<context>
    <name>HistoryGame</name>
    <message>
        <source>Puts the game on the table once more</source>
        <translation>Lägger upp partiet på bordet igen</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Games and statistics</source>
        <translation>Partier och statistik</translation>
    </message>
    <message>
        <source>A game with a move taken back is listed, but does not count.</source>
        <translation>Ett parti med ett ångrat drag står i listan men räknas inte.</translation>
    </message>
    <message>
        <source>The last games</source>
        <translation>De senaste partierna</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportera …</translation>
    </message>
</context>
<context>
    <name>HonestyPage</name>
    <message>
        <source>Is the computer cheating?</source>
        <translation>Fuskar datorn?</translation>
    </message>
    <message>
        <source>No. Before each deal the whole deck is shuffled, from the deal number alone or from random numbers of your system. The strength of a player has no part in it.</source>
        <translation>Nej. Före varje giv blandas hela leken, enbart efter spelnumret eller med slumptal från ditt system. Spelarnas styrka spelar ingen roll.</translation>
    </message>
    <message>
        <source>A computer player thinks in a process of its own. It is told what a person in its seat would know: its hand, the table, and what was played. It is never told your hand or the stock.</source>
        <translation>En datorspelare tänker i en egen process. Den får veta det som en människa på dess plats skulle veta: sin hand, bordet och vad som har spelats. Din hand och talongen får den aldrig veta.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>Den senast avslutade given</translation>
    </message>
    <message>
        <source>The deck as it was dealt, the top card first:</source>
        <translation>Leken som den gavs, det översta kortet först:</translation>
    </message>
    <message>
        <source>No deal of this game is finished yet.</source>
        <translation>Ingen giv i det här partiet är avslutad än.</translation>
    </message>
    <message>
        <source>Dealt to people and to computers</source>
        <translation>Givet till människor och till datorer</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Människor</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Datorer</translation>
    </message>
    <message>
        <source>Expected for people</source>
        <translation>Förväntat för människor</translation>
    </message>
    <message>
        <source>If such a percentage stays below 1 over many deals, something is wrong. Now and then a low one is chance.</source>
        <translation>Om en sådan procentsats ligger under 1 efter många givar är något fel. Att den är låg då och då är slump.</translation>
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
        <source>Close the choices, lower the card, or take the hint away</source>
        <translation>Stäng valen, sänk kortet eller ta bort tipset</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>Dubbelklick</translation>
    </message>
    <message>
        <source>Take all that a card of yours can take, where there is no choice</source>
        <translation>Ta in allt som ditt kort kan ta, när det inte finns något val</translation>
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
        <source>Hint: the best move, and why</source>
        <translation>Tips: det bästa draget, och varför</translation>
    </message>
    <message>
        <source>Count the cards seen so far</source>
        <translation>Räkna korten som setts hittills</translation>
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
        <source>Open the menus</source>
        <translation>Öppna menyerna</translation>
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
        <source>The rules of the game</source>
        <translation>Spelreglerna</translation>
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
    <name>LengthForm</name>
    <message>
        <source>Points to win</source>
        <translation>Poäng till seger</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Antal givar</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>Slumpmässig</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Nybörjare</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Girig</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>Korträknare</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>{level}, mild</source>
        <translation>{level}, mild</translation>
    </message>
    <message>
        <source>Plays whatever comes to hand.</source>
        <translation>Spelar första bästa kort.</translation>
    </message>
    <message>
        <source>Likes to take, and overlooks things now and then.</source>
        <translation>Tar gärna in och missar något då och då.</translation>
    </message>
    <message>
        <source>Takes the most at once and never looks ahead.</source>
        <translation>Tar genast det som ger mest och tänker aldrig framåt.</translation>
    </message>
    <message>
        <source>Forgets no card and leaves you little.</source>
        <translation>Glömmer inget kort och lämnar dig inte mycket.</translation>
    </message>
    <message>
        <source>Thinks through what may come.</source>
        <translation>Tänker igenom vad som kan komma.</translation>
    </message>
    <message>
        <source>Reads from your moves what you hold.</source>
        <translation>Utläser av dina drag vad du har på handen.</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>En människa vid den här skärmen</translation>
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
        <source>Hint</source>
        <translation>Tips</translation>
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
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Cards seen so far</source>
        <translation>Kort som setts hittills</translation>
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
        <source>Deal of the day</source>
        <translation>Dagens parti</translation>
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
    <name>Offers</name>
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
    <name>OptionLine</name>
    <message>
        <source>{option} *</source>
        <comment>marks a changed option</comment>
        <translation>{option} *</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Builds</source>
        <translation>Byggen</translation>
    </message>
    <message>
        <source>Whether cards are put together to be taken later.</source>
        <translation>Om kort läggs ihop för att tas in senare.</translation>
    </message>
    <message>
        <source>You may build.</source>
        <translation>Du får bygga.</translation>
    </message>
    <message>
        <source>You take or lay down, no more.</source>
        <translation>Du tar in eller lägger ut, inget annat.</translation>
    </message>
    <message>
        <source>Multiple builds</source>
        <translation>Sammansatta byggen</translation>
    </message>
    <message>
        <source>Whether a build may hold several groups of its value.</source>
        <translation>Om ett bygge får bestå av flera grupper med dess värde.</translation>
    </message>
    <message>
        <source>“Building eights” is allowed.</source>
        <translation>”Två åttor” är tillåtet.</translation>
    </message>
    <message>
        <source>A build is a single group.</source>
        <translation>Ett bygge är en enda grupp.</translation>
    </message>
    <message>
        <source>Raising</source>
        <translation>Att bygga på</translation>
    </message>
    <message>
        <source>Who may raise a single build with a card of the hand.</source>
        <translation>Vem som får bygga på ett enkelt bygge med ett kort från handen.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Its owner, too.</source>
        <translation>Även ägaren.</translation>
    </message>
    <message>
        <source>All but the owner</source>
        <translation>Alla utom ägaren</translation>
    </message>
    <message>
        <source>You cannot raise your own build.</source>
        <translation>Du kan inte bygga på ditt eget bygge.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>A build keeps its value.</source>
        <translation>Ett bygge behåller sitt värde.</translation>
    </message>
    <message>
        <source>Taking builds</source>
        <translation>Att ta in byggen</translation>
    </message>
    <message>
        <source>Who may take a build.</source>
        <translation>Vem som får ta in ett bygge.</translation>
    </message>
    <message>
        <source>Whoever has a card of its value.</source>
        <translation>Den som har ett kort med dess värde.</translation>
    </message>
    <message>
        <source>The owner only</source>
        <translation>Bara ägaren</translation>
    </message>
    <message>
        <source>Others must raise it or add to it first.</source>
        <translation>Andra måste först bygga på eller lägga till.</translation>
    </message>
    <message>
        <source>Duty of an owner</source>
        <translation>Ägarens plikt</translation>
    </message>
    <message>
        <source>What you may do while a build is yours.</source>
        <translation>Vad du får göra medan du äger ett bygge.</translation>
    </message>
    <message>
        <source>Lay nothing down</source>
        <translation>Inte lägga ut</translation>
    </message>
    <message>
        <source>You take or build, but lay no card down.</source>
        <translation>Du tar in eller bygger, men lägger inte ut.</translation>
    </message>
    <message>
        <source>Take only</source>
        <translation>Bara ta in</translation>
    </message>
    <message>
        <source>You take something, whatever it is.</source>
        <translation>Du måste ta in något, vad som helst.</translation>
    </message>
    <message>
        <source>No duty</source>
        <translation>Ingen plikt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Inga</translation>
    </message>
    <message>
        <source>You may lay cards down, too.</source>
        <translation>Du får också lägga ut.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Hela partiet</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Att ge kort</translation>
    </message>
    <message>
        <source>Values of the cards</source>
        <translation>Kortens värden</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Att ta in</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bygga</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Flest kort</translation>
    </message>
    <message>
        <source>Points for the side with the most cards.</source>
        <translation>Poäng till sidan med flest kort.</translation>
    </message>
    <message>
        <source>The suit that scores</source>
        <translation>Färgen som räknas</translation>
    </message>
    <message>
        <source>Its cards are counted at the end of the deal.</source>
        <translation>Dess kort räknas när given är slut.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klöver</translation>
    </message>
    <message>
        <source>The clubs are counted.</source>
        <translation>Klövren räknas.</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruter</translation>
    </message>
    <message>
        <source>The diamonds are counted.</source>
        <translation>Rutern räknas.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hjärter</translation>
    </message>
    <message>
        <source>The hearts are counted.</source>
        <translation>Hjärtern räknas.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spader</translation>
    </message>
    <message>
        <source>The spades are counted.</source>
        <translation>Spadern räknas.</translation>
    </message>
    <message>
        <source>How the suit scores</source>
        <translation>Hur färgen räknas</translation>
    </message>
    <message>
        <source>Who gets points for the suit.</source>
        <translation>Vem som får poäng för färgen.</translation>
    </message>
    <message>
        <source>Who has the most</source>
        <translation>Den som har flest</translation>
    </message>
    <message>
        <source>Only the side with the most cards of it.</source>
        <translation>Bara sidan med flest kort i färgen.</translation>
    </message>
    <message>
        <source>Each card</source>
        <translation>Varje kort</translation>
    </message>
    <message>
        <source>Each card of it 1 point, its jack 2.</source>
        <translation>Varje kort i färgen 1 poäng, knekten 2.</translation>
    </message>
    <message>
        <source>Most of the suit</source>
        <translation>Flest i färgen</translation>
    </message>
    <message>
        <source>Points for the side with the most cards of the suit.</source>
        <translation>Poäng till sidan med flest kort i färgen.</translation>
    </message>
    <message>
        <source>Big Casino, 10♦</source>
        <translation>Storan, 10♦</translation>
    </message>
    <message>
        <source>Points for the ten of diamonds.</source>
        <translation>Poäng för ruter tio.</translation>
    </message>
    <message>
        <source>Little Casino, 2♠</source>
        <translation>Lillan, 2♠</translation>
    </message>
    <message>
        <source>Points for the two of spades.</source>
        <translation>Poäng för spader två.</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>Varje ess</translation>
    </message>
    <message>
        <source>Points for every ace.</source>
        <translation>Poäng för varje ess.</translation>
    </message>
    <message>
        <source>Each sweep</source>
        <translation>Varje tabbe</translation>
    </message>
    <message>
        <source>Points for clearing the table.</source>
        <translation>Poäng för att tömma bordet.</translation>
    </message>
    <message>
        <source>Sweep with the last card</source>
        <translation>Tabbe med sista kortet</translation>
    </message>
    <message>
        <source>Whether the very last card of a deal can sweep.</source>
        <translation>Om givens allra sista kort kan ge en tabbe.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Räknas</translation>
    </message>
    <message>
        <source>If it takes the whole table, it is a sweep.</source>
        <translation>Tar det hela bordet är det en tabbe.</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Räknas inte</translation>
    </message>
    <message>
        <source>The last card of the deal never sweeps.</source>
        <translation>Givens sista kort ger aldrig en tabbe.</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Kort som blir kvar</translation>
    </message>
    <message>
        <source>Who gets what lies on the table at the end.</source>
        <translation>Vem som får det som ligger på bordet i slutet.</translation>
    </message>
    <message>
        <source>Who took last</source>
        <translation>Den som tog in sist</translation>
    </message>
    <message>
        <source>Whoever made the last capture.</source>
        <translation>Den som fick sistan.</translation>
    </message>
    <message>
        <source>Who plays last</source>
        <translation>Den som spelar sist</translation>
    </message>
    <message>
        <source>Whoever plays the last card of the deal.</source>
        <translation>Den som spelar givens sista kort.</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Sistan</translation>
    </message>
    <message>
        <source>Points for the last capture of a deal.</source>
        <translation>Poäng för sistan i en giv.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Whether four players play as two pairs.</source>
        <translation>Om fyra spelare spelar som två par.</translation>
    </message>
    <message>
        <source>Partners sit opposite and share one pile.</source>
        <translation>Partner sitter mitt emot varandra och delar en hög.</translation>
    </message>
    <message>
        <source>Each of the four plays alone.</source>
        <translation>Var och en av de fyra spelar för sig.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Första givare</translation>
    </message>
    <message>
        <source>Everybody draws a card; one of them makes the dealer.</source>
        <translation>Alla drar ett kort; ett av dem bestämmer givaren.</translation>
    </message>
    <message>
        <source>Lowest card</source>
        <translation>Lägsta kortet</translation>
    </message>
    <message>
        <source>Whoever draws the lowest card deals first.</source>
        <translation>Den som drar lägst kort ger först.</translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation>Högsta kortet</translation>
    </message>
    <message>
        <source>Whoever draws the highest card deals first.</source>
        <translation>Den som drar högst kort ger först.</translation>
    </message>
    <message>
        <source>Way of dealing</source>
        <translation>Sättet att ge</translation>
    </message>
    <message>
        <source>In what portions the cards go round.</source>
        <translation>I vilka portioner korten går runt.</translation>
    </message>
    <message>
        <source>In twos</source>
        <translation>Två i taget</translation>
    </message>
    <message>
        <source>Two to each player, two to the table, and again.</source>
        <translation>Två till var och en, två till bordet och en gång till.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alla på en gång</translation>
    </message>
    <message>
        <source>Each player&apos;s whole hand, then four to the table.</source>
        <translation>Hela handen till var och en, sedan fyra till bordet.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kort på handen</translation>
    </message>
    <message>
        <source>So many cards each player gets in a packet.</source>
        <translation>Så många kort får var och en i en omgång.</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Nya kort</translation>
    </message>
    <message>
        <source>How the stock comes into the hands.</source>
        <translation>Hur talongen kommer ut på händerna.</translation>
    </message>
    <message>
        <source>In packets</source>
        <translation>I omgångar</translation>
    </message>
    <message>
        <source>New hands are dealt once all hands are played.</source>
        <translation>När alla händer är spelade ges nya.</translation>
    </message>
    <message>
        <source>By drawing</source>
        <translation>Genom att dra</translation>
    </message>
    <message>
        <source>After each play the player draws a card.</source>
        <translation>Efter varje drag drar spelaren ett kort.</translation>
    </message>
    <message>
        <source>First table cards</source>
        <translation>De första korten på bordet</translation>
    </message>
    <message>
        <source>Which of the first four table cards may not stay.</source>
        <translation>Vilka av de fyra första korten på bordet som inte får ligga kvar.</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Alla ligger kvar</translation>
    </message>
    <message>
        <source>The four cards lie as they were dealt.</source>
        <translation>De fyra korten ligger som de gavs.</translation>
    </message>
    <message>
        <source>No point cards</source>
        <translation>Inga poängkort</translation>
    </message>
    <message>
        <source>Aces, 2♠ and 10♦ are replaced from the stock.</source>
        <translation>Ess, 2♠ och 10♦ ersätts från talongen.</translation>
    </message>
    <message>
        <source>No equal ranks</source>
        <translation>Inga lika valörer</translation>
    </message>
    <message>
        <source>Of equal ranks, all but one are replaced.</source>
        <translation>Av lika valörer ersätts alla utom ett.</translation>
    </message>
    <message>
        <source>No twos or queens</source>
        <translation>Inga tvåor eller damer</translation>
    </message>
    <message>
        <source>With a two or a queen, the deal is dealt again.</source>
        <translation>Med en tvåa eller en dam ges det om.</translation>
    </message>
    <message>
        <source>Length of the game</source>
        <translation>Partiets längd</translation>
    </message>
    <message>
        <source>When the game is over.</source>
        <translation>När partiet är slut.</translation>
    </message>
    <message>
        <source>To a number of points</source>
        <translation>Till ett antal poäng</translation>
    </message>
    <message>
        <source>Deal after deal, until a side has the points.</source>
        <translation>Giv efter giv, tills en sida har poängen.</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Ett antal givar</translation>
    </message>
    <message>
        <source>Then it ends, with one more deal on a tie.</source>
        <translation>Sedan är det slut, vid lika efter en giv till.</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>En giv</translation>
    </message>
    <message>
        <source>A single deal, with one more on a tie.</source>
        <translation>En enda giv, vid lika en till.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Poäng till seger</translation>
    </message>
    <message>
        <source>The game ends with the deal in which a side has them.</source>
        <translation>Partiet slutar med den giv då en sida har dem.</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Antal givar</translation>
    </message>
    <message>
        <source>So many deals make a game.</source>
        <translation>Så många givar har ett parti.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Vem vinner</translation>
    </message>
    <message>
        <source>What decides at the end of the game.</source>
        <translation>Vad som avgör i slutet av partiet.</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Flest poäng</translation>
    </message>
    <message>
        <source>The highest total; on a tie, another deal.</source>
        <translation>Den högsta summan; vid lika en giv till.</translation>
    </message>
    <message>
        <source>First to get there</source>
        <translation>Den som når målet först</translation>
    </message>
    <message>
        <source>Item after item is counted until a side is there.</source>
        <translation>Post efter post räknas, tills en sida är i mål.</translation>
    </message>
    <message>
        <source>Most points, then the suit</source>
        <translation>Flest poäng, sedan färgen</translation>
    </message>
    <message>
        <source>On a tie, more of the suit in the last deal.</source>
        <translation>Vid lika fler i färgen i sista given.</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Minst poäng</translation>
    </message>
    <message>
        <source>The lowest total; on a tie, fewer of the suit.</source>
        <translation>Den lägsta summan; vid lika färre i färgen.</translation>
    </message>
    <message>
        <source>“{option}” cannot be “{value}”.</source>
        <translation>”{option}” kan inte vara ”{value}”.</translation>
    </message>
    <message>
        <source>“{option}: {value}” is only possible with “{other}: {needed}”.</source>
        <translation>”{option}: {value}” går bara med ”{other}: {needed}”.</translation>
    </message>
    <message>
        <source>Without a number of points to reach, the most points win.</source>
        <translation>Utan ett antal poäng som mål vinner flest poäng.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Bara med fyra spelare.</translation>
    </message>
    <message>
        <source>Without effect while “{option}” is “{value}”.</source>
        <translation>Utan verkan medan ”{option}” är ”{value}”.</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Klädda kort</translation>
    </message>
    <message>
        <source>Whether jack, queen and king have a value.</source>
        <translation>Om knekt, dam och kung har ett värde.</translation>
    </message>
    <message>
        <source>Without value</source>
        <translation>Utan värde</translation>
    </message>
    <message>
        <source>They only take cards of their own rank.</source>
        <translation>De tar bara in kort av samma valör.</translation>
    </message>
    <message>
        <source>11, 12, 13</source>
        <translation>11, 12, 13</translation>
    </message>
    <message>
        <source>They take and build like any number card.</source>
        <translation>De tar in och bygger som vilket sifferkort som helst.</translation>
    </message>
    <message>
        <source>Court cards taken</source>
        <translation>Klädda kort som tas in</translation>
    </message>
    <message>
        <source>How many of its rank a jack, queen or king takes.</source>
        <translation>Hur många av sin valör en knekt, dam eller kung tar in.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Ett</translation>
    </message>
    <message>
        <source>One card; the player chooses which.</source>
        <translation>Ett kort; spelaren väljer vilket.</translation>
    </message>
    <message>
        <source>One to three</source>
        <translation>Ett till tre</translation>
    </message>
    <message>
        <source>As many as the player likes.</source>
        <translation>Så många som spelaren vill.</translation>
    </message>
    <message>
        <source>One or three</source>
        <translation>Ett eller tre</translation>
    </message>
    <message>
        <source>One card or all three, never two.</source>
        <translation>Ett kort eller alla tre, aldrig två.</translation>
    </message>
    <message>
        <source>Cards with two values</source>
        <translation>Kort med två värden</translation>
    </message>
    <message>
        <source>Which cards have a second, higher value.</source>
        <translation>Vilka kort som har ett andra, högre värde.</translation>
    </message>
    <message>
        <source>Every card has the value of its rank.</source>
        <translation>Varje kort har värdet av sin valör.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ess</translation>
    </message>
    <message>
        <source>An ace counts 1 or 14.</source>
        <translation>Ett ess räknas som 1 eller 14.</translation>
    </message>
    <message>
        <source>Aces, 2♠ and 10♦</source>
        <translation>Ess, 2♠ och 10♦</translation>
    </message>
    <message>
        <source>An ace counts 1 or 14, 2♠ 2 or 15, 10♦ 10 or 16.</source>
        <translation>Ett ess räknas som 1 eller 14, 2♠ som 2 eller 15, 10♦ som 10 eller 16.</translation>
    </message>
    <message>
        <source>Where the high value counts</source>
        <translation>Var det höga värdet gäller</translation>
    </message>
    <message>
        <source>When a card with two values has which.</source>
        <translation>När ett kort med två värden har vilket.</translation>
    </message>
    <message>
        <source>From the hand, by choice</source>
        <translation>Från handen, valfritt</translation>
    </message>
    <message>
        <source>Low on the table; from the hand as you like.</source>
        <translation>Lågt på bordet; från handen som du vill.</translation>
    </message>
    <message>
        <source>From the hand, always</source>
        <translation>Från handen, alltid</translation>
    </message>
    <message>
        <source>Low on the table; from the hand always high.</source>
        <translation>Lågt på bordet; från handen alltid högt.</translation>
    </message>
    <message>
        <source>Everywhere, by choice</source>
        <translation>Överallt, valfritt</translation>
    </message>
    <message>
        <source>In the hand and on the table, as you like.</source>
        <translation>På handen och på bordet, som du vill.</translation>
    </message>
    <message>
        <source>Duty to take</source>
        <translation>Plikt att ta in</translation>
    </message>
    <message>
        <source>Whether a card may be laid down that could take.</source>
        <translation>Om man får lägga ut ett kort som kunde ta in.</translation>
    </message>
    <message>
        <source>You may always lay a card down instead.</source>
        <translation>Du får alltid lägga ut ett kort i stället.</translation>
    </message>
    <message>
        <source>With the played card</source>
        <translation>Med det spelade kortet</translation>
    </message>
    <message>
        <source>A card that can take may not be laid down.</source>
        <translation>Ett kort som kan ta in får inte läggas ut.</translation>
    </message>
    <message>
        <source>With any card</source>
        <translation>Med vilket kort som helst</translation>
    </message>
    <message>
        <source>If any of your cards can take, none is laid down.</source>
        <translation>Om något av dina kort kan ta in läggs inget ut.</translation>
    </message>
    <message>
        <source>How much is taken</source>
        <translation>Hur mycket som tas in</translation>
    </message>
    <message>
        <source>Whether a capture may leave cards that it could take.</source>
        <translation>Om man får lämna kort som man kunde ta in.</translation>
    </message>
    <message>
        <source>As you like</source>
        <translation>Som du vill</translation>
    </message>
    <message>
        <source>You may leave cards that you could take.</source>
        <translation>Du får lämna kort som du kunde ta in.</translation>
    </message>
    <message>
        <source>Every equal card</source>
        <translation>Alla lika kort</translation>
    </message>
    <message>
        <source>Every single card of the value must go along.</source>
        <translation>Varje enskilt kort med värdet måste med.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Allt</translation>
    </message>
    <message>
        <source>No further group of the value may be left.</source>
        <translation>Ingen mer grupp med värdet får ligga kvar.</translation>
    </message>
    <message>
        <source>Duty to sweep</source>
        <translation>Plikt att ta tabben</translation>
    </message>
    <message>
        <source>Whether a possible sweep must be made.</source>
        <translation>Om man måste göra en tabbe när man kan.</translation>
    </message>
    <message>
        <source>You may leave a sweep.</source>
        <translation>Du får avstå från en tabbe.</translation>
    </message>
    <message>
        <source>If a card can sweep, it must.</source>
        <translation>Kan ett kort göra en tabbe måste det.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>“{name}” is among your rule sets already.</source>
        <translation>”{name}” finns redan bland dina regler.</translation>
    </message>
    <message>
        <source>“{name}” is now among your rule sets.</source>
        <translation>”{name}” finns nu bland dina regler.</translation>
    </message>
    <message>
        <source>Based on “{name}”</source>
        <translation>Bygger på ”{name}”</translation>
    </message>
</context>
<context>
    <name>OwnRulesLine</name>
    <message>
        <source>Name of the rule set “{name}”</source>
        <translation>Namn på reglerna ”{name}”</translation>
    </message>
    <message>
        <source>You have a rule set of this name already.</source>
        <translation>Du har redan regler med det här namnet.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Byt namn</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportera …</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Ta bort för gott</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
</context>
<context>
    <name>OwnRulesPage</name>
    <message>
        <source>My rule sets</source>
        <translation>Mina regler</translation>
    </message>
    <message>
        <source>You have none yet. Customise a rule set and save it under a name, or import one that somebody gave you.</source>
        <translation>Du har inga än. Anpassa några regler och spara dem under ett namn, eller importera några som du har fått.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importera …</translation>
    </message>
</context>
<context>
    <name>Personas</name>
    <message>
        <source>Mika</source>
        <translation>Mika</translation>
    </message>
    <message>
        <source>Jo</source>
        <translation>Jo</translation>
    </message>
    <message>
        <source>Kit</source>
        <translation>Kit</translation>
    </message>
    <message>
        <source>Billie</source>
        <translation>Billie</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Lou</source>
        <translation>Lou</translation>
    </message>
    <message>
        <source>Jamie</source>
        <translation>Jamie</translation>
    </message>
    <message>
        <source>Robin</source>
        <translation>Robin</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Bo</source>
        <translation>Bo</translation>
    </message>
    <message>
        <source>Kai</source>
        <translation>Kai</translation>
    </message>
    <message>
        <source>Alex</source>
        <translation>Alex</translation>
    </message>
    <message>
        <source>Chris</source>
        <translation>Chris</translation>
    </message>
    <message>
        <source>Eli</source>
        <translation>Eli</translation>
    </message>
    <message>
        <source>Kim</source>
        <translation>Kim</translation>
    </message>
    <message>
        <source>Nico</source>
        <translation>Nico</translation>
    </message>
    <message>
        <source>Jona</source>
        <translation>Jona</translation>
    </message>
    <message>
        <source>Jules</source>
        <translation>Jules</translation>
    </message>
    <message>
        <source>Sasha</source>
        <translation>Sasha</translation>
    </message>
    <message>
        <source>Luca</source>
        <translation>Luca</translation>
    </message>
    <message>
        <source>Sam</source>
        <translation>Sam</translation>
    </message>
    <message>
        <source>Toni</source>
        <translation>Toni</translation>
    </message>
    <message>
        <source>Momo</source>
        <translation>Momo</translation>
    </message>
    <message>
        <source>Noa</source>
        <translation>Noa</translation>
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
        <translation>Tyskt Casino</translation>
    </message>
    <message>
        <source>Royal Casino</source>
        <translation>Royal Casino</translation>
    </message>
    <message>
        <source>Jack, queen and king count 11, 12 and 13, the ace 1 or 14.</source>
        <translation>Knekt, dam och kung räknas som 11, 12 och 13, esset som 1 eller 14.</translation>
    </message>
    <message>
        <source>Spades Casino</source>
        <translation>Spadercasino</translation>
    </message>
    <message>
        <source>Every spade scores a point, its jack two; up to 61.</source>
        <translation>Varje spader ger en poäng, spader knekt två; till 61.</translation>
    </message>
    <message>
        <source>Casino, several court cards</source>
        <translation>Casino, flera klädda kort</translation>
    </message>
    <message>
        <source>A jack, queen or king takes up to three of its rank.</source>
        <translation>En knekt, dam eller kung tar in upp till tre av sin valör.</translation>
    </message>
    <message>
        <source>Casino in six deals</source>
        <translation>Casino i sex givar</translation>
    </message>
    <message>
        <source>After six deals the most points win.</source>
        <translation>Efter sex givar vinner flest poäng.</translation>
    </message>
    <message>
        <source>Casino without a last sweep</source>
        <translation>Casino utan sista tabbe</translation>
    </message>
    <message>
        <source>The very last card of a deal makes no sweep.</source>
        <translation>Givens allra sista kort ger ingen tabbe.</translation>
    </message>
    <message>
        <source>Short Casino</source>
        <translation>Kort Casino</translation>
    </message>
    <message>
        <source>Only its owner takes a build; most diamonds score, sweeps do not.</source>
        <translation>Bara ägaren tar in ett bygge; flest ruter ger poäng, tabbar gör det inte.</translation>
    </message>
    <message>
        <source>Short Casino with redeals</source>
        <translation>Kort Casino med omgiv</translation>
    </message>
    <message>
        <source>A two or a queen among the first table cards means a new deal.</source>
        <translation>En tvåa eller dam bland de första korten på bordet betyder att det ges om.</translation>
    </message>
    <message>
        <source>Classical Casino</source>
        <translation>Klassiskt Casino</translation>
    </message>
    <message>
        <source>Large hands, builds of up to 16; four players always play in pairs.</source>
        <translation>Stora händer, byggen upp till 16; fyra spelar alltid i par.</translation>
    </message>
    <message>
        <source>Classical Casino, one deal</source>
        <translation>Klassiskt Casino, en giv</translation>
    </message>
    <message>
        <source>The classical game, decided by a single deal.</source>
        <translation>Det klassiska spelet, avgjort av en enda giv.</translation>
    </message>
    <message>
        <source>Danish Casino</source>
        <translation>Danskt Casino</translation>
    </message>
    <message>
        <source>With builds and sweeps; from 21 points on the most win.</source>
        <translation>Med byggen och tabbar; från 21 poäng vinner den som har flest.</translation>
    </message>
    <message>
        <source>Danish Casino to 11</source>
        <translation>Danskt Casino till 11</translation>
    </message>
    <message>
        <source>The same up to 11 points: a short game.</source>
        <translation>Samma spel till 11 poäng: ett kort parti.</translation>
    </message>
    <message>
        <source>Swedish Kasino</source>
        <translation>Svenskt kasino</translation>
    </message>
    <message>
        <source>Without builds; aces, 2♠ and 10♦ have two values; up to 16 points.</source>
        <translation>Utan byggen; ess, 2♠ och 10♦ har två värden; till 16 poäng.</translation>
    </message>
    <message>
        <source>Kasino, only high aces</source>
        <translation>Kasino, bara höga ess</translation>
    </message>
    <message>
        <source>Only the aces have two values, 1 and 14.</source>
        <translation>Bara essen har två värden, 1 och 14.</translation>
    </message>
    <message>
        <source>Kasino, high from the hand</source>
        <translation>Kasino, högt från handen</translation>
    </message>
    <message>
        <source>From the hand aces, 2♠ and 10♦ are always 14, 15 and 16, on the table low.</source>
        <translation>Från handen är ess, 2♠ och 10♦ alltid 14, 15 och 16, på bordet låga.</translation>
    </message>
    <message>
        <source>Kasino with the duty to take</source>
        <translation>Kasino med plikt att ta in</translation>
    </message>
    <message>
        <source>Whoever can take something must take.</source>
        <translation>Den som kan ta in måste ta in.</translation>
    </message>
    <message>
        <source>Kasino with a point for the last capture</source>
        <translation>Kasino med poäng för sistan</translation>
    </message>
    <message>
        <source>The last capture of a deal scores a point.</source>
        <translation>Sistan ger en poäng.</translation>
    </message>
    <message>
        <source>Kasino in pairs</source>
        <translation>Kasino i par</translation>
    </message>
    <message>
        <source>For four players, partners sit opposite.</source>
        <translation>För fyra, partner sitter mitt emot varandra.</translation>
    </message>
    <message>
        <source>Kasino upside down</source>
        <translation>Kasino bakvänt</translation>
    </message>
    <message>
        <source>The fewest points win, and whoever can take must take.</source>
        <translation>Minst poäng vinner, och den som kan ta in måste.</translation>
    </message>
    <message>
        <source>Kasino with drawing</source>
        <translation>Kasino med dragning</translation>
    </message>
    <message>
        <source>After each play you draw a card from the stock.</source>
        <translation>Efter varje drag drar du ett kort från talongen.</translation>
    </message>
    <message>
        <source>Cassino</source>
        <translation>Engelskt Cassino</translation>
    </message>
    <message>
        <source>Royal Cassino</source>
        <translation>Royal Cassino</translation>
    </message>
    <message>
        <source>Spade Cassino</source>
        <translation>Spade Cassino</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Tyskland</translation>
    </message>
    <message>
        <source>Denmark</source>
        <translation>Danmark</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Sverige</translation>
    </message>
    <message>
        <source>Britain and America</source>
        <translation>Storbritannien och Amerika</translation>
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
        <source>“{name}” is not a file.</source>
        <translation>”{name}” är ingen fil.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: you may not read it.</source>
        <translation>”{name}” går inte att öppna: du får inte läsa filen.</translation>
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
        <source>“{name}” has a key that Casino does not know: “{place}”.</source>
        <translation>”{name}” har en nyckel som Casino inte känner till: ”{place}”.</translation>
    </message>
    <message>
        <source>“{name}” holds no possible rule set: {cause}</source>
        <translation>”{name}” innehåller inga möjliga regler: {cause}</translation>
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
        <source>“{name}” cannot be saved: you may not write there.</source>
        <translation>”{name}” går inte att spara: du får inte skriva där.</translation>
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
        <source>In these rules nothing would score a point, and no game would end.</source>
        <translation>Med de här reglerna skulle inget ge poäng, och inget parti skulle ta slut.</translation>
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
        <source>A position has no key named “{key}”.</source>
        <translation>En ställning har ingen nyckel med namnet ”{key}”.</translation>
    </message>
    <message>
        <source>The hand of the position is empty.</source>
        <translation>Ställningens hand är tom.</translation>
    </message>
    <message>
        <source>The position has the card {card} twice.</source>
        <translation>Ställningen har kortet {card} två gånger.</translation>
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
    <name>Review</name>
    <message>
        <source>The computer player has stopped: the review ends here.</source>
        <translation>Datorspelaren har stannat: granskningen slutar här.</translation>
    </message>
    <message>
        <source>Looking at move {done} of {total} …</source>
        <translation>Tittar på drag {done} av {total} …</translation>
    </message>
    <message>
        <source>There is no move of yours in this deal.</source>
        <translation>Det finns inget drag av dig i den här given.</translation>
    </message>
    <message>
        <source>None of your moves was worse than the best one found.</source>
        <translation>Inget av dina drag var sämre än det bästa som hittades.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your {total} moves cost something.</source>
        <translation>
            <numerusform>%n av dina {total} drag kostade något.</numerusform>
            <numerusform>%n av dina {total} drag kostade något.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {hand}. Table: {table}.</source>
        <translation>Hand: {hand}. Bord: {table}.</translation>
    </message>
    <message>
        <source>Cost: {points} points, exactly</source>
        <translation>Kostnad: exakt {points} poäng</translation>
    </message>
    <message>
        <source>Cost: about {points} ± {error} points</source>
        <translation>Kostnad: ungefär {points} ± {error} poäng</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Drag {number}: {move}</translation>
    </message>
    <message>
        <source>Move {number}, {name}: {move}</source>
        <translation>Drag {number}, {name}: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Bättre: {move}</translation>
    </message>
</context>
<context>
    <name>ReviewLine</name>
    <message>
        <source>Hides the position</source>
        <translation>Döljer ställningen</translation>
    </message>
    <message>
        <source>Shows the position</source>
        <translation>Visar ställningen</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Your moves in this deal</source>
        <translation>Dina drag i den här given</translation>
    </message>
    <message>
        <source>The strongest player has judged each move by what you could know. Points are those of your lead over the others.</source>
        <translation>Den starkaste spelaren har bedömt varje drag efter vad du kunde veta. Poängen gäller ditt försprång till de andra.</translation>
    </message>
</context>
<context>
    <name>ReviewPosition</name>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>På handen</translation>
    </message>
    <message>
        <source>A ring marks the cards of the better move.</source>
        <translation>En ring markerar korten i det bättre draget.</translation>
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
        <source>take {cards} as {value} — %n card(s)</source>
        <translation>
            <numerusform>ta in {cards} som {value} – %n&#xa0;kort</numerusform>
            <numerusform>ta in {cards} som {value} – %n&#xa0;kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take {cards} — %n card(s)</source>
        <translation>
            <numerusform>ta in {cards} – %n&#xa0;kort</numerusform>
            <numerusform>ta in {cards} – %n&#xa0;kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{choice} with {cards}</source>
        <translation>{choice} med {cards}</translation>
    </message>
    <message>
        <source>raise the build to {value}</source>
        <translation>bygg på till {value}</translation>
    </message>
    <message>
        <source>add to the build of {values}</source>
        <translation>utöka bygget av {values}</translation>
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
    <name>RulesBook</name>
    <message>
        <source>You play for points, and whoever has the most when the game ends has won.</source>
        <translation>Ni spelar om poäng, och den som har flest när partiet är slut har vunnit.</translation>
    </message>
    <message>
        <source>You play for points, and whoever is first to stand at {target} has won.</source>
        <translation>Ni spelar om poäng, och den som först når {target} har vunnit.</translation>
    </message>
    <message>
        <source>Here the aim is turned round: points are to be avoided, and whoever has the fewest when the game ends has won.</source>
        <translation>Här är målet det omvända: poäng ska undvikas, och den som har minst när partiet är slut har vunnit.</translation>
    </message>
    <message>
        <source>Casino is a game of taking. Cards lie face up on the table, and with a card from your hand you take one or several that match it. What each side has taken is counted when the deal is over.</source>
        <translation>Kasino går ut på att ta in kort. På bordet ligger öppna kort, och med ett kort från handen tar du in ett eller flera som stämmer med det. När given är slut räknas det som var och en har tagit in.</translation>
    </message>
    <message>
        <source>Points come from {sources}.</source>
        <translation>Poäng ges för {sources}.</translation>
    </message>
    <message>
        <source>A capture can be prepared: a build binds cards on the table together, to be taken as one later.</source>
        <translation>Man kan förbereda sig: ett bygge binder ihop kort på bordet så att de senare tas in på en gång.</translation>
    </message>
    <message>
        <source>Four play, in two pairs; partners sit opposite each other.</source>
        <translation>Ni är fyra och spelar i två par; partner sitter mitt emot varandra.</translation>
    </message>
    <message>
        <source>Two play against each other.</source>
        <translation>Ni är två och spelar mot varandra.</translation>
    </message>
    <message>
        <source>Three play, each alone against the others.</source>
        <translation>Ni är tre och spelar var och en för sig.</translation>
    </message>
    <message>
        <source>Four play, each alone against the others.</source>
        <translation>Ni är fyra och spelar var och en för sig.</translation>
    </message>
    <message>
        <source>the most {suit}</source>
        <translation>flest {suit}</translation>
    </message>
    <message>
        <source>every card of {suit}</source>
        <translation>varje kort i {suit}</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>flest kort</translation>
    </message>
    <message>
        <source>Big Casino (10♦)</source>
        <translation>storan (10♦)</translation>
    </message>
    <message>
        <source>Little Casino (2♠)</source>
        <translation>lillan (2♠)</translation>
    </message>
    <message>
        <source>every ace</source>
        <translation>varje ess</translation>
    </message>
    <message>
        <source>every sweep</source>
        <translation>varje tabbe</translation>
    </message>
    <message>
        <source>the last capture</source>
        <translation>sistan</translation>
    </message>
    <message>
        <source>The game and its aim</source>
        <translation>Spelet och målet</translation>
    </message>
    <message>
        <source>The cards and their values</source>
        <translation>Korten och deras ögon</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Given</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Ta in</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bygga</translation>
    </message>
    <message>
        <source>Trailing</source>
        <translation>Lägga ut</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Tabbar</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <translation>Givens slut</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Poängräkning</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Vem vinner</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Words at the table</source>
        <translation>Ord vid bordet</translation>
    </message>
    <message>
        <source>Rules: custom, based on {name}, {players}</source>
        <translation>Regler: egna efter {name}, {players}</translation>
    </message>
    <message>
        <source>Anybody may take a build with a card of its value, whoever it belongs to: no build is ever safe.</source>
        <translation>Ett bygge får tas in av vem som helst som har ett kort med samma värde, oavsett vem som äger det: inget bygge är säkert.</translation>
    </message>
    <message>
        <source>Only the one whom it belongs to may take a build; nobody else can.</source>
        <translation>Ett bygge får bara tas in av den som äger det och av ingen annan.</translation>
    </message>
    <message>
        <source>A single build can be raised, your own or another player’s: you add a card from your hand and announce the new value. Table cards do not help to raise it, and you need a card for the new value.</source>
        <translation>Ett enkelt bygge kan du bygga på, ditt eget eller någon annans: du lägger till ett kort från handen och säger det nya värdet. Kort från bordet hjälper inte här, och du måste ha ett kort för det nya värdet.</translation>
    </message>
    <message>
        <source>A single build of another player can be raised, your own cannot: you add a card from your hand and announce the new value. Table cards do not help to raise it, and you need a card for the new value.</source>
        <translation>Någon annans enkla bygge kan du bygga på, men inte ditt eget: du lägger till ett kort från handen och säger det nya värdet. Kort från bordet hjälper inte här, och du måste ha ett kort för det nya värdet.</translation>
    </message>
    <message>
        <source>The value of a build stays as it is: builds are not raised.</source>
        <translation>Ett bygge behåller sitt värde: man bygger inte på.</translation>
    </message>
    <message>
        <source>While a build is yours, you may not trail. Every other capture and every other build is still open to you.</source>
        <translation>Så länge du äger ett bygge får du inte lägga ut. Du får fortfarande ta in andra kort och bygga annat.</translation>
    </message>
    <message>
        <source>While a build is yours, you may only capture, the build itself or something else. You may neither trail nor build.</source>
        <translation>Så länge du äger ett bygge får du bara ta in, bygget självt eller något annat. Du får varken lägga ut eller bygga.</translation>
    </message>
    <message>
        <source>You may take your time with a build of yours, and even trail, as long as you keep the card for it.</source>
        <translation>Du får vänta med ditt bygge och till och med lägga ut, så länge du behåller kortet för det.</translation>
    </message>
    <message>
        <source>Or you add to a build that is there, your own or another player’s: a card from your hand that makes its value, alone or with loose cards. You need a card for it here too.</source>
        <translation>Eller så utökar du ett bygge som redan finns, ditt eget eller någon annans: du lägger till ett kort från handen som ensamt eller tillsammans med lösa kort blir dess värde. Även här måste du ha ett kort som tar in det.</translation>
    </message>
    <message>
        <source>Or you add to another player’s build: a card from your hand that makes its value, alone or with loose cards. You need a card for it here too.</source>
        <translation>Eller så utökar du någon annans bygge: du lägger till ett kort från handen som ensamt eller tillsammans med lösa kort blir dess värde. Även här måste du ha ett kort som tar in det.</translation>
    </message>
    <message>
        <source>To build, you lay a card from your hand onto one or several loose cards so that together they make a value, and announce it: “I build eight.” From then on these cards belong together. They are taken as a whole, with a card of that value, and are never part of a sum.</source>
        <translation>När du bygger lägger du ett kort från handen till ett eller flera lösa kort så att de tillsammans får ett värde, och du säger det högt: ”Bygger till åtta.” Sedan hör korten ihop. De tas bara in tillsammans, med ett kort som har det värdet, och ingår aldrig i en summa.</translation>
    </message>
    <message>
        <source>You may build only what you can take yourself: the card for it has to stay in your hand as long as the build is yours.</source>
        <translation>Du får bara bygga det du själv kan ta in: kortet för det måste stanna på din hand så länge du äger bygget.</translation>
    </message>
    <message>
        <source>Court cards are not built with.</source>
        <translation>Man bygger inte med klädda kort.</translation>
    </message>
    <message>
        <source>Two builds of different values need two cards.</source>
        <translation>Två byggen med olika värden kräver två kort.</translation>
    </message>
    <message>
        <source>The card that takes a build may take other builds and groups of the same value with it.</source>
        <translation>Kortet som tar in ett bygge får ta med andra byggen och grupper med samma värde.</translation>
    </message>
    <message>
        <source>Builds may go up to 14. A build of 14 is taken only by an ace.</source>
        <translation>Man får bygga upp till 14. Ett bygge till 14 tas bara in av ett ess.</translation>
    </message>
    <message>
        <source>Builds may go up to 16. A build of 14 is taken only by an ace, one of 15 only by Little Casino, one of 16 only by Big Casino.</source>
        <translation>Man får bygga upp till 16. Ett bygge till 14 tas bara in av ett ess, ett till 15 bara av lillan och ett till 16 bara av storan.</translation>
    </message>
    <message>
        <source>A build is a single group: two groups of one value are never put together, and nothing is added to a build.</source>
        <translation>Ett bygge är alltid en enda grupp: två grupper med samma värde slås aldrig ihop, och man lägger inte till något till ett bygge.</translation>
    </message>
    <message>
        <source>A multiple build consists of several groups, each of which makes the value. “I build nines,” you say. It can be made in one go.</source>
        <translation>Ett sammansatt bygge består av flera grupper som var och en blir värdet. ”Två nior”, säger du då. Det kan göras på en gång.</translation>
    </message>
    <message>
        <source>Two builds are never put together, but two of the same value may lie side by side.</source>
        <translation>Två byggen slås aldrig ihop, men två med samma värde får ligga bredvid varandra.</translation>
    </message>
    <message>
        <source>Loose cards that make the new value by themselves may go onto it in the same move. A multiple build is never raised.</source>
        <translation>Lösa kort som själva blir det nya värdet får läggas till i samma drag. Man bygger aldrig på ett sammansatt bygge.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made it, raised it or added to it last. Whoever takes over your build frees you from it.</source>
        <translation>Ett bygge tillhör den som senast gjorde det, byggde på det eller lade till något. Den som tar över ditt bygge befriar dig från det.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made it or added to it last. Whoever takes over your build frees you from it.</source>
        <translation>Ett bygge tillhör den som senast gjorde det eller lade till något. Den som tar över ditt bygge befriar dig från det.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made or raised it last. Whoever takes over your build frees you from it.</source>
        <translation>Ett bygge tillhör den som senast gjorde det eller byggde på det. Den som tar över ditt bygge befriar dig från det.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made it.</source>
        <translation>Ett bygge tillhör den som gjorde det.</translation>
    </message>
    <message>
        <source>A court card takes one card of its own kind: a queen takes a queen. If several lie there, you choose one of them.</source>
        <translation>Ett klätt kort tar in ett kort av samma valör: en dam tar in en dam. Ligger det flera väljer du ett av dem.</translation>
    </message>
    <message>
        <source>A court card takes cards of its own kind only: a queen takes one, two or three queens, as you like.</source>
        <translation>Ett klätt kort tar bara in kort av samma valör: en dam tar in en, två eller tre damer, som du vill.</translation>
    </message>
    <message>
        <source>A court card takes cards of its own kind only, either one or all three. If two lie there, you choose one of them.</source>
        <translation>Ett klätt kort tar bara in kort av samma valör, antingen ett eller alla tre. Ligger det två väljer du ett av dem.</translation>
    </message>
    <message>
        <source>You need not take all that you could: you may leave a group lying.</source>
        <translation>Du behöver inte ta in allt du kan: du får låta en grupp ligga.</translation>
    </message>
    <message>
        <source>Whoever takes something with a value has to take every loose card of that value too. Groups that only add up to it may be left.</source>
        <translation>Den som tar in något med ett värde måste också ta in alla lösa kort med det värdet. Grupper som bara blir det tillsammans får ligga kvar.</translation>
    </message>
    <message>
        <source>Whoever takes something with a value has to go on until no more can be taken with it: no further group of that value may be left.</source>
        <translation>Den som tar in något med ett värde måste fortsätta tills inget mer går att ta in med det: ingen grupp med det värdet får ligga kvar.</translation>
    </message>
    <message>
        <source>A card takes a table card of the same value: that is a pair. Or it takes several whose values add up to its own: they are combined. Both may be done at once and several times, as long as each group makes the value by itself and no card is used twice.</source>
        <translation>Ett kort tar in ett kort på bordet med samma värde: det kallas att matcha. Eller så tar det in flera vars värden tillsammans blir dess eget: då tar man in en grupp. Båda delarna får göras på en gång och flera gånger, så länge varje grupp för sig blir värdet och inget kort används två gånger.</translation>
    </message>
    <message>
        <source>Court cards take like all the others: a queen takes a queen, or cards that add up to 12, or both.</source>
        <translation>Klädda kort tar in som alla andra kort: en dam tar in en dam, eller kort som tillsammans blir 12, eller båda delarna.</translation>
    </message>
    <message>
        <source>A card with two values takes with one of them in a turn, never with both at once.</source>
        <translation>Ett kort med två värden tar in med ett av dem i ett drag, aldrig med båda på en gång.</translation>
    </message>
    <message>
        <source>When you capture with such a card, you choose which of its two values it has. On the table and in what is added up there it always has its low value.</source>
        <translation>När du tar in med ett sådant kort väljer du vilket av de två värdena det har. På bordet och i allt som räknas ihop där har det alltid sitt låga värde.</translation>
    </message>
    <message>
        <source>In the hand such a card has only its high value, on the table only its low one. An ace from the hand therefore never takes a lone ace.</source>
        <translation>På handen har ett sådant kort bara sitt höga värde, på bordet bara sitt låga. Ett ess från handen tar därför aldrig in ett ensamt ess.</translation>
    </message>
    <message>
        <source>In the hand and on the table alike, whoever plays chooses the value of such a card. In one turn each card has only one value.</source>
        <translation>Både på handen och på bordet väljer den som står på tur vilket värde ett sådant kort har. I ett drag har varje kort bara ett värde.</translation>
    </message>
    <message>
        <source>The pack has 52 cards, without jokers.</source>
        <translation>Leken har 52 kort, utan jokrar.</translation>
    </message>
    <message>
        <source>An ace has two values, 1 and 14.</source>
        <translation>Ett ess har två värden, 1 och 14.</translation>
    </message>
    <message>
        <source>Six cards have two values: the four aces, Little Casino (2♠) and Big Casino (10♦).</source>
        <translation>Sex kort har två värden: de fyra essen, lillan (2♠) och storan (10♦).</translation>
    </message>
    <message>
        <source>The value of a card says what it can take. It has nothing to do with the points that the card may bring.</source>
        <translation>Kortets ögon säger vad det kan ta in. De har inget att göra med den poäng som kortet kanske ger.</translation>
    </message>
    <message>
        <source>Every card has a value: the ace 1, the cards from 2 to 10 their number, the jack 11, the queen 12 and the king 13. The court cards are used like all the others.</source>
        <translation>Varje kort har ett värde, sina ögon: esset 1, korten från 2 till 10 sin siffra, knekten 11, damen 12 och kungen 13. De klädda korten används som alla andra.</translation>
    </message>
    <message>
        <source>The number cards have a value: the ace 1, the cards from 2 to 10 their number.</source>
        <translation>Sifferkorten har ett värde, sina ögon: esset 1, korten från 2 till 10 sin siffra.</translation>
    </message>
    <message>
        <source>Jack, queen and king have none: they are paired only with their own kind, and they are part of no sum and no build.</source>
        <translation>Knekt, dam och kung har inget: de matchas bara med kort av samma valör och ingår inte i några summor eller byggen.</translation>
    </message>
    <message>
        <source>Jack, queen and king have none: they are paired only with their own kind, and they are part of no sum.</source>
        <translation>Knekt, dam och kung har inget: de matchas bara med kort av samma valör och ingår inte i några summor.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ess</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>På handen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
    <message>
        <source>If an ace, Big Casino or Little Casino is among the first four cards on the table, it goes back into the stock at a random place, and the next card of the stock takes its place.</source>
        <translation>Ligger ett ess, storan eller lillan bland de första fyra korten på bordet läggs det tillbaka i talongen på en slumpvis plats, och talongens nästa kort tar dess plats.</translation>
    </message>
    <message>
        <source>If cards of equal rank are among the first four on the table, all but one of them go back into the stock at random places, and the next cards of the stock take their place.</source>
        <translation>Ligger kort av samma valör bland de första fyra på bordet läggs alla utom ett tillbaka i talongen på slumpvisa platser, och talongens nästa kort tar deras plats.</translation>
    </message>
    <message>
        <source>If a two or a queen is among the first four cards on the table, all cards are shuffled and dealt again.</source>
        <translation>Ligger en tvåa eller en dam bland de första fyra korten på bordet blandas alla kort, och det ges på nytt.</translation>
    </message>
    <message>
        <source>Before the last packet the dealer says: “Last.”</source>
        <translation>Före den sista omgången säger givaren: ”Sistan” eller ”Båten går.”</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the lowest deals; the ace is the lowest of all.</source>
        <translation>Inför första given drar alla ett kort, och det lägsta ger; esset är lägst av alla.</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the highest deals; the king is the highest of all, the ace the lowest.</source>
        <translation>Inför första given drar alla ett kort, och det högsta ger; kungen är högst av alla, esset lägst.</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the highest deals; the ace is the highest of all.</source>
        <translation>Inför första given drar alla ett kort, och det högsta ger; esset är högst av alla.</translation>
    </message>
    <message>
        <source>Those who tie draw again.</source>
        <translation>De som får lika drar igen.</translation>
    </message>
    <message>
        <source>After that you deal in turn.</source>
        <translation>Därefter ger ni varannan gång.</translation>
    </message>
    <message>
        <source>After that the deal passes to the left.</source>
        <translation>Därefter går given vidare åt vänster.</translation>
    </message>
    <message>
        <source>The dealer shuffles and gives everybody {cards} at once, beginning on the left, and then lays four cards face up on the table.</source>
        <translation>Givaren blandar, ger från vänster var och en {cards} på en gång och lägger sedan fyra kort öppet på bordet.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals in twos: two cards to the other player, two face up to the table, two to the dealer, and so on until four cards lie on the table and each of you has {cards}.</source>
        <translation>Givaren blandar och ger två kort i taget: två till motspelaren, två öppet på bordet, två till sig själv och så vidare, tills fyra kort ligger på bordet och var och en av er har {cards}.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals in twos: two cards to each of the others, beginning on the left, two face up to the table, two to the dealer, and so on until four cards lie on the table and everybody has {cards}.</source>
        <translation>Givaren blandar och ger två kort i taget: från vänster två till var och en av de andra, två öppet på bordet, två till sig själv och så vidare, tills fyra kort ligger på bordet och alla har {cards}.</translation>
    </message>
    <message>
        <source>There are {packets} in a deal.</source>
        <translation>En giv har {packets}.</translation>
    </message>
    <message>
        <source>In the last one everybody gets only {cards}.</source>
        <translation>I den sista får alla bara {cards}.</translation>
    </message>
    <message>
        <source>An odd last card is dealt singly.</source>
        <translation>Ett udda sista kort delas ut ensamt.</translation>
    </message>
    <message>
        <source>With that, the whole pack has been dealt; before it, the dealer says: “Last.”</source>
        <translation>Därmed är hela leken utdelad; innan dess säger givaren: ”Sistan” eller ”Båten går.”</translation>
    </message>
    <message>
        <source>When all hands have been played out, the next packet is dealt in the same way, but nothing more goes to the table.</source>
        <translation>När alla händer är utspelade delas nästa omgång ut på samma sätt, men inga fler kort läggs på bordet.</translation>
    </message>
    <message>
        <source>Whoever has played a card draws one from the stock, as long as there is any; nothing more goes to the table. When the last card of the stock is drawn, “Last” is called, and then the hands are played out.</source>
        <translation>Den som har spelat ett kort drar ett från talongen så länge den räcker; inga fler kort läggs på bordet. När talongens sista kort dras säger man ”sistan”, och sedan spelas händerna ut.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ditt</translation>
    </message>
    <message>
        <source>Allowed: {move}.</source>
        <translation>Tillåtet: {move}.</translation>
    </message>
    <message>
        <source>Not allowed: {move}. {reason}</source>
        <translation>Inte tillåtet: {move}. {reason}</translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>På din hand: {cards}.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>På bordet: {cards}.</translation>
    </message>
    <message>
        <source>your build of {value} from {cards}</source>
        <translation>ditt bygge till {value} av {cards}</translation>
    </message>
    <message>
        <source>another player’s build of {value} from {cards}</source>
        <translation>någon annans bygge till {value} av {cards}</translation>
    </message>
    <message>
        <source>lay down {card}</source>
        <translation>lägg ut {card}</translation>
    </message>
    <message>
        <source>take {cards} with {card}</source>
        <translation>ta in {cards} med {card}</translation>
    </message>
    <message>
        <source>build {value} from {card} and {cards}</source>
        <translation>bygg till {value} av {card} och {cards}</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Klädda kort</translation>
    </message>
    <message>
        <source>Jack, queen and king; all others are number cards.</source>
        <translation>Knekt, dam och kung; alla andra är sifferkort.</translation>
    </message>
    <message>
        <source>Big Casino</source>
        <translation>Storan</translation>
    </message>
    <message>
        <source>The ten of diamonds.</source>
        <translation>Ruter tio, även kallad storstina, Store-Lasse eller Store-Mormor.</translation>
    </message>
    <message>
        <source>Little Casino</source>
        <translation>Lillan</translation>
    </message>
    <message>
        <source>The two of spades.</source>
        <translation>Spader två, även kallad lillstina, Lille-Lasse eller Lille-Mormor.</translation>
    </message>
    <message>
        <source>Loose card</source>
        <translation>Löst kort</translation>
    </message>
    <message>
        <source>A card on the table that can be taken by itself.</source>
        <translation>Ett kort på bordet som kan tas in för sig.</translation>
    </message>
    <message>
        <source>Capture, take</source>
        <translation>Ta in</translation>
    </message>
    <message>
        <source>To win cards from the table with a card from the hand.</source>
        <translation>Att vinna kort från bordet med ett kort från handen.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Matcha</translation>
    </message>
    <message>
        <source>To take a card of the same value or kind.</source>
        <translation>Att ta in ett kort med samma ögon eller valör.</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Ta in en grupp</translation>
    </message>
    <message>
        <source>To take cards that add up to the value of the card played.</source>
        <translation>Att ta in kort som tillsammans blir det spelade kortets värde.</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Lägga ut</translation>
    </message>
    <message>
        <source>To lay a card down without taking anything.</source>
        <translation>Att lägga ett kort på bordet utan att ta in något.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Tabbe</translation>
    </message>
    <message>
        <source>To take everything that lies on the table in one turn.</source>
        <translation>Att ta in allt som ligger på bordet i ett enda drag.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bygge</translation>
    </message>
    <message>
        <source>Cards bound together on the table, to be taken as a whole.</source>
        <translation>Kort på bordet som hör ihop och bara tas in tillsammans.</translation>
    </message>
    <message>
        <source>Multiple build</source>
        <translation>Sammansatt bygge</translation>
    </message>
    <message>
        <source>A build of several groups that make the same value.</source>
        <translation>Ett bygge av flera grupper som blir samma värde.</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Bygga på</translation>
    </message>
    <message>
        <source>To give a build a higher value with a card from the hand.</source>
        <translation>Att ge ett bygge ett högre värde med ett kort från handen.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talong</translation>
    </message>
    <message>
        <source>The cards that have not been dealt yet.</source>
        <translation>Korten som ännu inte är utdelade.</translation>
    </message>
    <message>
        <source>Packet</source>
        <translation>Omgång</translation>
    </message>
    <message>
        <source>One dealing of hand cards to everybody.</source>
        <translation>Att alla får nya kort på handen.</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Sistan</translation>
    </message>
    <message>
        <source>What the dealer says before the last packet.</source>
        <translation>Det säger givaren före den sista omgången. Sistan heter också det sista intaget i given.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>The whole pack, played and counted once.</source>
        <translation>Hela leken, spelad och räknad en gång.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>All deals until somebody has won.</source>
        <translation>Alla givar tills någon har vunnit.</translation>
    </message>
    <message>
        <source>Leftovers</source>
        <translation>Kvarliggande kort</translation>
    </message>
    <message>
        <source>The cards that lie on the table when the last one is played.</source>
        <translation>Korten som ligger på bordet när det sista är spelat.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and score together: what both have taken in the deal is counted as one pile, sweeps included.</source>
        <translation>Partner sitter mitt emot varandra och räknar poäng tillsammans: det båda har tagit in i given räknas som en enda hög, tabbar inräknade.</translation>
    </message>
    <message>
        <source>Nobody sees the hand of the partner.</source>
        <translation>Ingen ser sin partners hand.</translation>
    </message>
    <message>
        <source>A build belongs to one player, not to the pair.</source>
        <translation>Ett bygge tillhör en spelare, inte paret.</translation>
    </message>
    <message>
        <source>It does not bind the partner in what to play.</source>
        <translation>Partnern är inte bunden av det.</translation>
    </message>
    <message>
        <source>The partner may not take it either.</source>
        <translation>Inte heller partnern får ta in det.</translation>
    </message>
    <message>
        <source>The partner may take it, like anybody else.</source>
        <translation>Partnern får ta in det, liksom alla andra.</translation>
    </message>
    <message>
        <source>Nobody has to take: you may also trail a card that could have taken something.</source>
        <translation>Ingen måste ta in: du får också lägga ut ett kort som hade kunnat ta in något.</translation>
    </message>
    <message>
        <source>A card that can take something may not be trailed. You may trail another card that takes nothing.</source>
        <translation>Ett kort som kan ta in något får inte läggas ut. Ett annat som inget tar in får du lägga ut.</translation>
    </message>
    <message>
        <source>As long as any card in your hand can take something, you may not trail at all.</source>
        <translation>Så länge något kort på din hand kan ta in något får du inte lägga ut alls.</translation>
    </message>
    <message>
        <source>While a build is yours, you may not trail.</source>
        <translation>Så länge du äger ett bygge får du inte lägga ut.</translation>
    </message>
    <message>
        <source>While a build is yours, you may trail, but not the card that is to take the build.</source>
        <translation>Så länge du äger ett bygge får du lägga ut, men inte kortet som ska ta in bygget.</translation>
    </message>
    <message>
        <source>In your turn you play exactly one card from your hand. You capture with it, you build with it, or you trail it: you lay it down on the table.</source>
        <translation>När det är din tur spelar du precis ett kort från handen. Du tar in något med det, bygger med det eller lägger ut det på bordet.</translation>
    </message>
    <message>
        <source>In your turn you play exactly one card from your hand. You capture with it, or you trail it: you lay it down on the table.</source>
        <translation>När det är din tur spelar du precis ett kort från handen. Du tar in något med det eller lägger ut det på bordet.</translation>
    </message>
    <message>
        <source>Whoever does not deal begins; then you take turns.</source>
        <translation>Den som inte ger börjar; sedan turas ni om.</translation>
    </message>
    <message>
        <source>The player on the dealer’s left begins; then it goes on clockwise.</source>
        <translation>Spelaren till vänster om givaren börjar; sedan går turen medsols.</translation>
    </message>
    <message>
        <source>What you have taken goes face down onto your pile, together with the card that took it.</source>
        <translation>Det du har tagit in läggs tillsammans med kortet som tog in det i din hög, med baksidan upp.</translation>
    </message>
    <message>
        <source>A card that you trail stays face up on the table as a loose card and can be taken from the next turn on. On an empty table there is nothing else you can do.</source>
        <translation>Ett utlagt kort blir liggande öppet på bordet och kan tas in från nästa tur. Är bordet tomt finns inget annat att göra.</translation>
    </message>
    <message>
        <source>Except that whoever can clear the table must do so.</source>
        <translation>Men den som kan göra tabbe måste göra det.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table in one turn, builds and all, has made a sweep.</source>
        <translation>Den som i ett enda drag tar in allt som ligger på bordet, även byggen, har gjort en tabbe.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table in one turn has made a sweep.</source>
        <translation>Den som i ett enda drag tar in allt som ligger på bordet har gjort en tabbe.</translation>
    </message>
    <message>
        <source>One of the cards taken is laid face up across the pile, so that the sweep is not forgotten. The next player finds an empty table and has to trail.</source>
        <translation>Ett av de intagna korten läggs öppet på tvären över högen, så att tabben inte glöms bort. Nästa spelare har ett tomt bord framför sig och måste lägga ut.</translation>
    </message>
    <message>
        <source>With the very last card of the deal there is no sweep any more, even if it clears the table.</source>
        <translation>Med givens allra sista kort blir det ingen tabbe, även om bordet blir tomt.</translation>
    </message>
    <message>
        <source>Clearing the table with the very last card of the deal is a sweep as well.</source>
        <translation>Det är tabbe även om bordet töms med givens allra sista kort.</translation>
    </message>
    <message>
        <source>If a card in your hand can clear the table, you must play such a card and take all.</source>
        <translation>Kan ett kort på din hand ta in allt på bordet måste du spela ett sådant kort och ta in allt.</translation>
    </message>
    <message>
        <source>In this game a sweep brings no points.</source>
        <translation>Här ger det ingen poäng.</translation>
    </message>
    <message>
        <source>It brings {points}.</source>
        <translation>Det ger {points}.</translation>
    </message>
    <message>
        <source>The last capture of the deal brings {points}.</source>
        <translation>Sistan, det sista intaget i given, ger {points}.</translation>
    </message>
    <message>
        <source>The deal is over when the stock is used up and the last card has been played.</source>
        <translation>Given är slut när alla kort är utdelade och det sista är spelat.</translation>
    </message>
    <message>
        <source>What then still lies on the table, the leftovers, goes to whoever played the last card, and that is always the dealer.</source>
        <translation>Det som då ligger kvar på bordet går till den som spelade det sista kortet, och det är alltid givaren.</translation>
    </message>
    <message>
        <source>What then still lies on the table, the leftovers, goes to whoever was the last to take something. If nobody took anything in the whole deal, nobody gets it.</source>
        <translation>Det som då ligger kvar på bordet går till den som senast tog in något. Har ingen tagit in något i hela given får ingen det.</translation>
    </message>
    <message>
        <source>Leftovers are never a sweep.</source>
        <translation>Det räknas aldrig som tabbe.</translation>
    </message>
    <message>
        <source>After the last card each pair counts what it has taken together.</source>
        <translation>Efter det sista kortet räknar varje par vad det har tagit in tillsammans.</translation>
    </message>
    <message>
        <source>After the last card everybody counts what they have taken.</source>
        <translation>Efter det sista kortet räknar alla vad de har tagit in.</translation>
    </message>
    <message>
        <source>Every item counts by itself: one card may bring points in several of them.</source>
        <translation>Varje rad räknas för sig: ett kort kan ge poäng på flera av dem.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Sammanlagt</translation>
    </message>
    <message>
        <source>And every sweep</source>
        <translation>Och varje tabbe</translation>
    </message>
    <message>
        <source>For</source>
        <translation>För</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Flest kort</translation>
    </message>
    <message>
        <source>All {suit}: 1 for each, 2 for the jack</source>
        <translation>Alla {suit}: 1 för varje, 2 för knekten</translation>
    </message>
    <message>
        <source>Most {suit}</source>
        <translation>Flest {suit}</translation>
    </message>
    <message>
        <source>Big Casino, the 10♦</source>
        <translation>Storan, 10♦</translation>
    </message>
    <message>
        <source>Little Casino, the 2♠</source>
        <translation>Lillan, 2♠</translation>
    </message>
    <message>
        <source>The four aces: {points} for each</source>
        <translation>De fyra essen: {points} för varje</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Sistan</translation>
    </message>
    <message>
        <source>If several have equally many cards or equally many {suit}, and nobody has more, nobody gets these points.</source>
        <translation>Har flera lika många kort eller lika många {suit}, och ingen har fler, får ingen den poängen.</translation>
    </message>
    <message>
        <source>If several have equally many cards, and nobody has more, nobody gets these points.</source>
        <translation>Har flera lika många kort, och ingen har fler, får ingen den poängen.</translation>
    </message>
    <message>
        <source>If several have equally many {suit}, and nobody has more, nobody gets these points.</source>
        <translation>Har flera lika många {suit}, och ingen har fler, får ingen den poängen.</translation>
    </message>
    <message>
        <source>Then whoever has the fewest points has won.</source>
        <translation>Då har den vunnit som har minst poäng.</translation>
    </message>
    <message>
        <source>Then whoever has the most points has won.</source>
        <translation>Då har den vunnit som har mest poäng.</translation>
    </message>
    <message>
        <source>The game goes on, deal after deal, until somebody has {points} or more at the end of a deal. A deal is always played to its end; nobody wins in the middle of it.</source>
        <translation>Partiet fortsätter giv efter giv tills någon har {points} eller mer när en giv är slut. En påbörjad giv spelas alltid färdigt; ingen vinner mitt i den.</translation>
    </message>
    <message>
        <source>A game consists of {deals}.</source>
        <translation>Ett parti består av {deals}.</translation>
    </message>
    <message>
        <source>A game is a single deal.</source>
        <translation>Ett parti är en enda giv.</translation>
    </message>
    <message>
        <source>If only one has got there, the game is won. If several have, their points of this deal are counted one after another: {order}. Whoever is first to stand at {target} has won, even if another has more points in the end.</source>
        <translation>Har bara en kommit dit är partiet vunnet. Har flera det räknas deras poäng från den här given i tur och ordning: {order}. Den som först når {target} har vunnit, även om någon annan till slut har mer poäng.</translation>
    </message>
    <message>
        <source>If the {suit} bring several there, the one with more points has won; if they have equally many, the count goes on, and if nothing decides, another deal is played.</source>
        <translation>För {suit} flera i mål har den vunnit som då har mest poäng; har de lika många räknas det vidare, och om inget avgör spelas en giv till.</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kort</translation>
    </message>
    <message>
        <source>sweeps in the order they were made</source>
        <translation>tabbar i den ordning de gjordes</translation>
    </message>
    <message>
        <source>last capture</source>
        <translation>sistan</translation>
    </message>
    <message>
        <source>If that is a tie, another deal is played.</source>
        <translation>Blir det lika spelas en giv till.</translation>
    </message>
    <message>
        <source>If that is a tie, an extra deal is played, until it is not.</source>
        <translation>Blir det lika spelas extra givar tills det avgörs.</translation>
    </message>
    <message>
        <source>If that is a tie, whoever has taken more {suit} in the last deal wins. If that is a tie too, another deal is played.</source>
        <translation>Blir det lika vinner den som tog in fler {suit} i sista given. Är även det lika spelas en giv till.</translation>
    </message>
    <message>
        <source>If that is a tie, whoever has taken fewer {suit} in the last deal wins. If that is a tie too, another deal is played.</source>
        <translation>Blir det lika vinner den som tog in färre {suit} i sista given. Är även det lika spelas en giv till.</translation>
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
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <translation>
            <numerusform>%n omgång</numerusform>
            <numerusform>%n omgångar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n giv</numerusform>
            <numerusform>%n givar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} och {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} eller {last}</translation>
    </message>
    <message>
        <source>Rules: {name}, {players}</source>
        <translation>Regler: {name}, {players}</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Customise …</source>
        <translation>Anpassa …</translation>
    </message>
    <message>
        <source>My rule sets …</source>
        <translation>Mina regler …</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Läs reglerna</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
</context>
<context>
    <name>RulesDraft</name>
    <message>
        <source>Your own</source>
        <translation>Dina egna</translation>
    </message>
    <message>
        <source>Custom rule set based on “{name}”</source>
        <translation>Egna regler som bygger på ”{name}”</translation>
    </message>
    <message>
        <source>Your “{name}”, changed</source>
        <translation>Dina regler ”{name}”, ändrade</translation>
    </message>
</context>
<context>
    <name>RulesExample</name>
    <message>
        <source>Your hand</source>
        <translation>Din hand</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
</context>
<context>
    <name>RulesFileDialog</name>
    <message>
        <source>Import a rule set</source>
        <translation>Importera regler</translation>
    </message>
    <message>
        <source>Export the rule set “{name}”</source>
        <translation>Exportera reglerna ”{name}”</translation>
    </message>
    <message>
        <source>Rule sets of Casino (*.casino-rules)</source>
        <translation>Regler för Casino (*.casino-rules)</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Next section</source>
        <translation>Nästa avsnitt</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>Föregående avsnitt</translation>
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
        <source>Review my moves</source>
        <translation>Granska mina drag</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
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
        <source>Deal {number} · deal number {game}</source>
        <translation>Giv {number} · spelnummer {game}</translation>
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
    <message>
        <source>{item}: 1 each, the jack 2</source>
        <translation>{item}: 1 var, knekten 2</translation>
    </message>
    <message>
        <source>{item}: {points} each</source>
        <translation>{item}: {points} var</translation>
    </message>
    <message>
        <source>{item}: {points}</source>
        <translation>{item}: {points}</translation>
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
    <message>
        <source>Before this deal: {totals}</source>
        <translation>Före den här given: {totals}</translation>
    </message>
    <message>
        <source>After deal {number}: {totals}.</source>
        <translation>Efter giv {number}: {totals}.</translation>
    </message>
    <message>
        <source>{name} {total}</source>
        <translation>{name} {total}</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Tabbe</translation>
    </message>
    <message>
        <source>{name}: {item}, {points}. Total: {total}.</source>
        <translation>{name}: {item}, {points}. Totalt: {total}.</translation>
    </message>
</context>
<context>
    <name>ScoreWalk</name>
    <message>
        <source>Counted out</source>
        <translation>Uträknat</translation>
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
    <name>SeatForm</name>
    <message>
        <source>A mild player makes about half of the moves as the next weaker player would.</source>
        <translation>En mild spelare gör ungefär vartannat drag som den närmast svagare spelaren skulle göra.</translation>
    </message>
    <message>
        <source>Only computers play, and you watch.</source>
        <translation>Bara datorer spelar, och du tittar på.</translation>
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
        <source>You play</source>
        <translation>Du spelar</translation>
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
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
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
    <name>SecondProgram</name>
    <message>
        <source>Casino is already running</source>
        <translation>Casino är redan igång</translation>
    </message>
    <message>
        <source>Only one window can save your games. You can play in this one, too, but its game is not saved by itself.</source>
        <translation>Bara ett fönster kan spara dina partier. Du kan spela i det här också, men partiet här sparas inte av sig självt.</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Stäng det här fönstret</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Spela utan att spara</translation>
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
        <source>Deck</source>
        <translation>Kortlek</translation>
    </message>
    <message>
        <source>Casino’s own</source>
        <translation>Casinos egen</translation>
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
        <source>Colours, size and marks</source>
        <translation>Färger, storlek och märken</translation>
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
        <source>A small gold mark on cards that are worth points</source>
        <translation>Ett litet guldmärke på kort som ger poäng</translation>
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
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Cards and moves can be heard</source>
        <translation>Kort och drag hörs</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volym</translation>
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
        <source>Table top</source>
        <translation>Bordsskiva</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Grön duk</translation>
    </message>
    <message>
        <source>Blue cloth</source>
        <translation>Blå duk</translation>
    </message>
    <message>
        <source>Red cloth</source>
        <translation>Röd duk</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Trä</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skiffer</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Ljust papper</translation>
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
        <source>Show all hands where only computers play</source>
        <translation>Visa alla händer när bara datorer spelar</translation>
    </message>
</context>
<context>
    <name>SidesForm</name>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Four always play this game in pairs.</source>
        <translation>Fyra spelar alltid det här spelet i par.</translation>
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
</context>
<context>
    <name>Table</name>
    <message>
        <source>The stock has been used up.</source>
        <translation>Talongen är slut.</translation>
    </message>
    <message>
        <source>This is the last packet.</source>
        <translation>Det är sista omgången.</translation>
    </message>
    <message>
        <source>You take {cards} with {card} as {value}.</source>
        <translation>Du tar in {cards} med {card} som {value}.</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} as {value}.</source>
        <translation>{name} tar in {cards} med {card} som {value}.</translation>
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
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>The draw: {cards}. You deal first.</source>
        <translation>Draget: {cards}. Du ger först.</translation>
    </message>
    <message>
        <source>The draw: {cards}. {name} deals first.</source>
        <translation>Draget: {cards}. {name} ger först.</translation>
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
        <source>%n card(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n kort kvar</numerusform>
            <numerusform>%n kort kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n omgång</numerusform>
            <numerusform>%n omgångar</numerusform>
        </translation>
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
        <source>You deal first.</source>
        <translation>Du ger först.</translation>
    </message>
    <message>
        <source>{name} deals first.</source>
        <translation>{name} ger först.</translation>
    </message>
    <message>
        <source>Everybody draws: the highest card deals first.</source>
        <translation>Alla drar: Det högsta kortet ger först.</translation>
    </message>
    <message>
        <source>Everybody draws: the lowest card deals first.</source>
        <translation>Alla drar: Det lägsta kortet ger först.</translation>
    </message>
    <message>
        <source>{name}, it is your turn. Your cards are hidden until you ask for them.</source>
        <translation>{name}, det är din tur. Dina kort är dolda tills du ber om dem.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Din hand: {cards}.</translation>
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
    <name>TableStrip</name>
    <message>
        <source>Opens the rules where they say so</source>
        <translation>Öppnar reglerna på det här stället</translation>
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
        <source>That is a tie: another deal decides.</source>
        <translation>Lika: En giv till avgör.</translation>
    </message>
    <message>
        <source>You have won the game!</source>
        <translation>Du har vunnit partiet!</translation>
    </message>
    <message>
        <source>Counted out item by item, you reached {target} first.</source>
        <translation>När poängen räknades i tur och ordning nådde du {target} först.</translation>
    </message>
    <message>
        <source>{name} have won the game.</source>
        <translation>{name} har vunnit partiet.</translation>
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
        <source>Brightness</source>
        <translation>Utseende</translation>
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
