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
        <source>Sweep!</source>
        <translation>Sweep!</translation>
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
    <name>CardCount</name>
    <message numerus="yes">
        <source>You have not seen %n card(s) yet; they are bright.</source>
        <translation>
            <numerusform>%n kort har du ikke set endnu; det er lyst.</numerusform>
            <numerusform>%n kort har du ikke set endnu; de er lyse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <translation>Endnu ikke set: {cards}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Certain: most cards from {cards} on, most {suit} from {number} on.</source>
        <translation>Flest kort er sikret fra {cards}, flest {suit} fra {number}.</translation>
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
    <name>CountPage</name>
    <message>
        <source>Cards seen so far</source>
        <translation>Kort set indtil nu</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Course of the game</source>
        <translation>Partiets forløb</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Spillede runder</translation>
    </message>
</context>
<context>
    <name>CustomisePage</name>
    <message>
        <source>Customise the rules</source>
        <translation>Tilpas reglerne</translation>
    </message>
    <message>
        <source>What is not as in the rule set chosen is marked with *.</source>
        <translation>Det, der afviger fra de valgte regler, er mærket med *.</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Behold disse regler</translation>
    </message>
    <message>
        <source>Replaces your rule set of this name.</source>
        <translation>Erstatter dine regler med dette navn.</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Reglernes navn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Save as my rule set</source>
        <translation>Gem som mine regler</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Nulstil</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Casino found no display to open its window on. Set QT_QPA_PLATFORM=offscreen to run it unseen, or let the computer play in the terminal: casino selfplay</source>
        <translation>Casino fandt ingen skærm at åbne sit vindue på. Sæt QT_QPA_PLATFORM=offscreen for at køre det uset, eller lad computeren spille i terminalen: casino selfplay</translation>
    </message>
    <message>
        <source>Casino cannot open its window on the platform “{detail}” that QT_QPA_PLATFORM names. Set QT_QPA_PLATFORM=offscreen to run it unseen, or let the computer play in the terminal: casino selfplay</source>
        <translation>Casino kan ikke åbne sit vindue på platformen »{detail}«, som QT_QPA_PLATFORM nævner. Sæt QT_QPA_PLATFORM=offscreen for at køre det uset, eller lad computeren spille i terminalen: casino selfplay</translation>
    </message>
    <message>
        <source>Casino cannot open its window, a library is missing: {detail}. Install it, or set QT_QPA_PLATFORM=offscreen, or let the computer play in the terminal: casino selfplay</source>
        <translation>Casino kan ikke åbne sit vindue, et bibliotek mangler: {detail}. Installér det, eller sæt QT_QPA_PLATFORM=offscreen, eller lad computeren spille i terminalen: casino selfplay</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>This game is shuffled with random numbers from your system.</source>
        <translation>Dette parti blandes med tilfældige tal fra dit system.</translation>
    </message>
    <message>
        <source>This game has the deal number {number}. The number alone decides all its cards: type it in for a new game, and the same cards come, whoever plays.</source>
        <translation>Dette parti har spilnummeret {number}. Nummeret alene bestemmer alle kortene: skriv det ved et nyt parti, og de samme kort kommer, hvem der end spiller.</translation>
    </message>
    <message>
        <source>No finished game against the computer is kept yet.</source>
        <translation>Der er endnu ikke gemt noget afsluttet parti mod computeren.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished deal(s) counted</source>
        <translation>
            <numerusform>%n afsluttet runde talt</numerusform>
            <numerusform>%n afsluttede runder talt</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Esser</translation>
    </message>
    <message>
        <source>Aces, Big and Little Casino</source>
        <translation>Esser, Store og Lille casino</translation>
    </message>
    <message>
        <source>Chi-square {value}: of fair shuffles, {chance} differ as much or more.</source>
        <translation>Chi i anden {value}: {chance} af alle ærlige blandinger afviger lige så meget eller mere.</translation>
    </message>
    <message>
        <source>{name}: people {people}, computers {computers}, expected for people {expected}</source>
        <translation>{name}: mennesker {people}, computere {computers}, forventet for mennesker {expected}</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Filnavn</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Overwrite file?</source>
        <translation>Overskriv filen?</translation>
    </message>
    <message>
        <source>There is a file of this name already. Do you want to replace it?</source>
        <translation>Der er allerede en fil med dette navn. Vil du erstatte den?</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved as “{name}” in {folder}.</source>
        <translation>Gemt som »{name}« i {folder}.</translation>
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
        <source>Open a game or a rule set</source>
        <translation>Åbn et parti eller regler</translation>
    </message>
    <message>
        <source>Files of Casino (*.casino *.casino-rules)</source>
        <translation>Casino-filer (*.casino *.casino-rules)</translation>
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
        <source>Games and statistics</source>
        <translation>Partier og statistik</translation>
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
    <message>
        <source>Reading game {done} of {total} …</source>
        <translation>Læser parti {done} af {total} …</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, det er din tur.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Vis mine kort</translation>
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
        <translation>Taster</translation>
    </message>
    <message>
        <source>Is the computer cheating?</source>
        <translation>Snyder computeren?</translation>
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
        <translation>Tip: {move}.</translation>
    </message>
    <message>
        <source>{card}: {choice}</source>
        <translation>{card}: {choice}</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Der er ikke noget andet træk.</translation>
    </message>
    <message>
        <source>Certain lead: {points}; next best: {move} ({other}).</source>
        <translation>Sikkert forspring: {points}; næstbedst: {move} ({other}).</translation>
    </message>
    <message>
        <source>Expected lead: {points}; next best: {move} ({other}).</source>
        <translation>Forventet forspring: {points}; næstbedst: {move} ({other}).</translation>
    </message>
    <message>
        <source>It is a sweep.</source>
        <translation>Det er et sweep.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>Det giver straks %n point.</numerusform>
            <numerusform>Det giver straks %n point.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes {cards}.</source>
        <translation>Du får {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>The last capture also gets the %n card(s) left over.</source>
        <translation>
            <numerusform>Som sidste stik giver det også %n kort, der ligger tilbage.</numerusform>
            <numerusform>Som sidste stik giver det også %n kort, der ligger tilbage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your build of {value} stays guarded.</source>
        <translation>Dit byggeri {value} er stadig dækket.</translation>
    </message>
    <message>
        <source>The next player can sweep with a chance of {chance}.</source>
        <translation>Med {chance} sandsynlighed kan den næste spiller rydde bordet.</translation>
    </message>
    <message>
        <source>The build may be taken from you with a chance of {chance}.</source>
        <translation>Med {chance} sandsynlighed tager en anden byggeriet fra dig.</translation>
    </message>
    <message>
        <source>It leaves the others about {points} points.</source>
        <translation>Du lader omkring {points} point ligge til de andre.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Looking for the best move …</source>
        <translation>Leder efter det bedste træk …</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>None yet. A game against the computer counts once it is finished.</source>
        <translation>Ingen endnu. Et parti mod computeren tæller, når det er spillet færdigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n afsluttet parti</numerusform>
            <numerusform>%n afsluttede partier</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Point pr. runde</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Sejre i træk</translation>
    </message>
    <message>
        <source>Won, {own}–{others}</source>
        <translation>Vundet, {own}–{others}</translation>
    </message>
    <message>
        <source>Lost, {own}–{others}</source>
        <translation>Tabt, {own}–{others}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n runde</numerusform>
            <numerusform>%n runder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
    <message>
        <source>with a move taken back</source>
        <translation>med et fortrudt træk</translation>
    </message>
    <message>
        <source>{rules}, changed</source>
        <translation>{rules}, tilpasset</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spiller</numerusform>
            <numerusform>%n spillere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in pairs</source>
        <translation>
            <numerusform>%n spiller i par</numerusform>
            <numerusform>%n spillere i par</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryFileDialog</name>
    <message>
        <source>Export the games</source>
        <translation>Eksporter partierne</translation>
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
        <translation>Lægger partiet på bordet igen</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Games and statistics</source>
        <translation>Partier og statistik</translation>
    </message>
    <message>
        <source>A game with a move taken back is listed, but does not count.</source>
        <translation>Et parti med et fortrudt træk står på listen, men tæller ikke med.</translation>
    </message>
    <message>
        <source>The last games</source>
        <translation>De seneste partier</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksporter …</translation>
    </message>
</context>
<context>
    <name>HonestyPage</name>
    <message>
        <source>Is the computer cheating?</source>
        <translation>Snyder computeren?</translation>
    </message>
    <message>
        <source>No. Before each deal the whole deck is shuffled, from the deal number alone or from random numbers of your system. The strength of a player has no part in it.</source>
        <translation>Nej. Før hver runde blandes alle kortene, alene ud fra spilnummeret eller med tilfældige tal fra dit system. En spillers styrke spiller ingen rolle for det.</translation>
    </message>
    <message>
        <source>A computer player thinks in a process of its own. It is told what a person in its seat would know: its hand, the table, and what was played. It is never told your hand or the stock.</source>
        <translation>En computerspiller tænker i sin egen proces. Den får at vide, hvad et menneske på dens plads ville vide: sin hånd, bordet og hvad der er spillet. Den får aldrig din hånd eller bunken at vide.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>Den sidste afsluttede runde</translation>
    </message>
    <message>
        <source>The deck as it was dealt, the top card first:</source>
        <translation>Kortene, som de blev givet, det øverste først:</translation>
    </message>
    <message>
        <source>No deal of this game is finished yet.</source>
        <translation>Ingen runde i dette parti er afsluttet endnu.</translation>
    </message>
    <message>
        <source>Dealt to people and to computers</source>
        <translation>Givet til mennesker og til computere</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mennesker</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computere</translation>
    </message>
    <message>
        <source>Expected for people</source>
        <translation>Forventet for mennesker</translation>
    </message>
    <message>
        <source>If such a percentage stays below 1 over many deals, something is wrong. Now and then a low one is chance.</source>
        <translation>Hvis en sådan procent bliver under 1 over mange runder, er der noget galt. At den en gang imellem er lav, er tilfældigt.</translation>
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
        <source>Close the choices, lower the card, or take the hint away</source>
        <translation>Luk valgene, sænk kortet, eller fjern tippet</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>Dobbeltklik</translation>
    </message>
    <message>
        <source>Take all that a card of yours can take, where there is no choice</source>
        <translation>Tag alt, hvad dit kort kan tage, når der ikke er noget valg</translation>
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
        <source>Hint: the best move, and why</source>
        <translation>Tip: det bedste træk, og hvorfor</translation>
    </message>
    <message>
        <source>Count the cards seen so far</source>
        <translation>Tæl de kort, der er set indtil nu</translation>
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
        <source>Open the menus</source>
        <translation>Åbn menuerne</translation>
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
        <source>The rules of the game</source>
        <translation>Spillets regler</translation>
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
    <name>LengthForm</name>
    <message>
        <source>Points to win</source>
        <translation>Point til sejr</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Antal runder</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>Tilfældig</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Begynder</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Grådig</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>Korttæller</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>{level}, mild</source>
        <translation>{level}, mild</translation>
    </message>
    <message>
        <source>Plays whatever comes to hand.</source>
        <translation>Spiller det første det bedste kort.</translation>
    </message>
    <message>
        <source>Likes to take, and overlooks things now and then.</source>
        <translation>Tager gerne stik og overser noget en gang imellem.</translation>
    </message>
    <message>
        <source>Takes the most at once and never looks ahead.</source>
        <translation>Tager straks det, der giver mest, og ser aldrig fremad.</translation>
    </message>
    <message>
        <source>Forgets no card and leaves you little.</source>
        <translation>Glemmer intet kort og levner dig kun lidt.</translation>
    </message>
    <message>
        <source>Thinks through what may come.</source>
        <translation>Tænker igennem, hvad der kan komme.</translation>
    </message>
    <message>
        <source>Reads from your moves what you hold.</source>
        <translation>Læser ud af dine træk, hvad du har på hånden.</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Et menneske ved denne skærm</translation>
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
        <source>Hint</source>
        <translation>Tip</translation>
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
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Cards seen so far</source>
        <translation>Kort set indtil nu</translation>
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
        <source>Deal of the day</source>
        <translation>Dagens parti</translation>
    </message>
    <message>
        <source>You find the running game again under “Recent games”.</source>
        <translation>Du finder det igangværende parti igen under »Seneste partier«.</translation>
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
    <name>Offers</name>
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
        <translation>Byggerier</translation>
    </message>
    <message>
        <source>Whether cards are put together to be taken later.</source>
        <translation>Om kort lægges sammen for at blive taget senere.</translation>
    </message>
    <message>
        <source>You may build.</source>
        <translation>Du må bygge.</translation>
    </message>
    <message>
        <source>You take or lay down, no more.</source>
        <translation>Du tager eller lægger ud, ikke andet.</translation>
    </message>
    <message>
        <source>Multiple builds</source>
        <translation>Flerdobbelte byggerier</translation>
    </message>
    <message>
        <source>Whether a build may hold several groups of its value.</source>
        <translation>Om et byggeri må bestå af flere grupper med dets værdi.</translation>
    </message>
    <message>
        <source>“Building eights” is allowed.</source>
        <translation>»Bygger ottere« er tilladt.</translation>
    </message>
    <message>
        <source>A build is a single group.</source>
        <translation>Et byggeri er en enkelt gruppe.</translation>
    </message>
    <message>
        <source>Raising</source>
        <translation>At bygge videre</translation>
    </message>
    <message>
        <source>Who may raise a single build with a card of the hand.</source>
        <translation>Hvem der må bygge videre på et enkelt byggeri med et kort fra hånden.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Its owner, too.</source>
        <translation>Også ejeren.</translation>
    </message>
    <message>
        <source>All but the owner</source>
        <translation>Alle undtagen ejeren</translation>
    </message>
    <message>
        <source>You cannot raise your own build.</source>
        <translation>Du kan ikke bygge videre på dit eget byggeri.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>A build keeps its value.</source>
        <translation>Et byggeri beholder sin værdi.</translation>
    </message>
    <message>
        <source>Taking builds</source>
        <translation>At tage byggerier</translation>
    </message>
    <message>
        <source>Who may take a build.</source>
        <translation>Hvem der må tage et byggeri.</translation>
    </message>
    <message>
        <source>Whoever has a card of its value.</source>
        <translation>Den, der har et kort med dets værdi.</translation>
    </message>
    <message>
        <source>The owner only</source>
        <translation>Kun ejeren</translation>
    </message>
    <message>
        <source>Others must raise it or add to it first.</source>
        <translation>Andre må først bygge videre eller lægge til.</translation>
    </message>
    <message>
        <source>Duty of an owner</source>
        <translation>Ejerens pligt</translation>
    </message>
    <message>
        <source>What you may do while a build is yours.</source>
        <translation>Hvad du må, så længe du ejer et byggeri.</translation>
    </message>
    <message>
        <source>Lay nothing down</source>
        <translation>Ikke lægge ud</translation>
    </message>
    <message>
        <source>You take or build, but lay no card down.</source>
        <translation>Du tager eller bygger, men lægger ikke ud.</translation>
    </message>
    <message>
        <source>Take only</source>
        <translation>Kun tage</translation>
    </message>
    <message>
        <source>You take something, whatever it is.</source>
        <translation>Du skal tage noget, lige meget hvad.</translation>
    </message>
    <message>
        <source>No duty</source>
        <translation>Ingen pligt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>You may lay cards down, too.</source>
        <translation>Du må også lægge ud.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Hele partiet</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Kortgivning</translation>
    </message>
    <message>
        <source>Values of the cards</source>
        <translation>Kortenes værdi</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>At tage kort</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>At bygge</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Flest kort</translation>
    </message>
    <message>
        <source>Points for the side with the most cards.</source>
        <translation>Point til den side, der har flest kort.</translation>
    </message>
    <message>
        <source>The suit that scores</source>
        <translation>Farven, der tæller</translation>
    </message>
    <message>
        <source>Its cards are counted at the end of the deal.</source>
        <translation>Dens kort tælles, når runden er slut.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klør</translation>
    </message>
    <message>
        <source>The clubs are counted.</source>
        <translation>Klør tælles.</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruder</translation>
    </message>
    <message>
        <source>The diamonds are counted.</source>
        <translation>Ruder tælles.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hjerter</translation>
    </message>
    <message>
        <source>The hearts are counted.</source>
        <translation>Hjerter tælles.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spar</translation>
    </message>
    <message>
        <source>The spades are counted.</source>
        <translation>Spar tælles.</translation>
    </message>
    <message>
        <source>How the suit scores</source>
        <translation>Hvordan farven tæller</translation>
    </message>
    <message>
        <source>Who gets points for the suit.</source>
        <translation>Hvem der får point for farven.</translation>
    </message>
    <message>
        <source>Who has the most</source>
        <translation>Den, der har flest</translation>
    </message>
    <message>
        <source>Only the side with the most cards of it.</source>
        <translation>Kun den side, der har flest kort i farven.</translation>
    </message>
    <message>
        <source>Each card</source>
        <translation>Hvert kort</translation>
    </message>
    <message>
        <source>Each card of it 1 point, its jack 2.</source>
        <translation>Hvert kort i farven 1 point, knægten 2.</translation>
    </message>
    <message>
        <source>Most of the suit</source>
        <translation>Flest i farven</translation>
    </message>
    <message>
        <source>Points for the side with the most cards of the suit.</source>
        <translation>Point til den side, der har flest kort i farven.</translation>
    </message>
    <message>
        <source>Big Casino, 10♦</source>
        <translation>Store casino, 10♦</translation>
    </message>
    <message>
        <source>Points for the ten of diamonds.</source>
        <translation>Point for ruder ti.</translation>
    </message>
    <message>
        <source>Little Casino, 2♠</source>
        <translation>Lille casino, 2♠</translation>
    </message>
    <message>
        <source>Points for the two of spades.</source>
        <translation>Point for spar to.</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>Hvert es</translation>
    </message>
    <message>
        <source>Points for every ace.</source>
        <translation>Point for hvert es.</translation>
    </message>
    <message>
        <source>Each sweep</source>
        <translation>Hvert sweep</translation>
    </message>
    <message>
        <source>Points for clearing the table.</source>
        <translation>Point for at tømme bordet.</translation>
    </message>
    <message>
        <source>Sweep with the last card</source>
        <translation>Sweep med det sidste kort</translation>
    </message>
    <message>
        <source>Whether the very last card of a deal can sweep.</source>
        <translation>Om rundens allersidste kort kan lave et sweep.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Tæller</translation>
    </message>
    <message>
        <source>If it takes the whole table, it is a sweep.</source>
        <translation>Tager det hele bordet, er det et sweep.</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Tæller ikke</translation>
    </message>
    <message>
        <source>The last card of the deal never sweeps.</source>
        <translation>Rundens sidste kort laver aldrig et sweep.</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Kort tilbage</translation>
    </message>
    <message>
        <source>Who gets what lies on the table at the end.</source>
        <translation>Hvem der får det, der ligger på bordet til sidst.</translation>
    </message>
    <message>
        <source>Who took last</source>
        <translation>Den, der tog sidst</translation>
    </message>
    <message>
        <source>Whoever made the last capture.</source>
        <translation>Den, der fik det sidste stik.</translation>
    </message>
    <message>
        <source>Who plays last</source>
        <translation>Den, der spiller sidst</translation>
    </message>
    <message>
        <source>Whoever plays the last card of the deal.</source>
        <translation>Den, der spiller rundens sidste kort.</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Sidste stik</translation>
    </message>
    <message>
        <source>Points for the last capture of a deal.</source>
        <translation>Point for rundens sidste stik.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Whether four players play as two pairs.</source>
        <translation>Om fire spillere spiller som to par.</translation>
    </message>
    <message>
        <source>Partners sit opposite and share one pile.</source>
        <translation>Makkere sidder over for hinanden og deler én stak.</translation>
    </message>
    <message>
        <source>Each of the four plays alone.</source>
        <translation>Hver af de fire spiller for sig selv.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Første kortgiver</translation>
    </message>
    <message>
        <source>Everybody draws a card; one of them makes the dealer.</source>
        <translation>Alle trækker et kort; et af dem bestemmer kortgiveren.</translation>
    </message>
    <message>
        <source>Lowest card</source>
        <translation>Laveste kort</translation>
    </message>
    <message>
        <source>Whoever draws the lowest card deals first.</source>
        <translation>Den, der trækker det laveste kort, giver først.</translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation>Højeste kort</translation>
    </message>
    <message>
        <source>Whoever draws the highest card deals first.</source>
        <translation>Den, der trækker det højeste kort, giver først.</translation>
    </message>
    <message>
        <source>Way of dealing</source>
        <translation>Måden at give på</translation>
    </message>
    <message>
        <source>In what portions the cards go round.</source>
        <translation>I hvilke portioner kortene går rundt.</translation>
    </message>
    <message>
        <source>In twos</source>
        <translation>To ad gangen</translation>
    </message>
    <message>
        <source>Two to each player, two to the table, and again.</source>
        <translation>To til hver, to til bordet og så en gang til.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle på én gang</translation>
    </message>
    <message>
        <source>Each player&apos;s whole hand, then four to the table.</source>
        <translation>Hver spillers hele hånd, derefter fire til bordet.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kort på hånden</translation>
    </message>
    <message>
        <source>So many cards each player gets in a packet.</source>
        <translation>Så mange kort får hver spiller i en omdeling.</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Nye kort</translation>
    </message>
    <message>
        <source>How the stock comes into the hands.</source>
        <translation>Hvordan bunken kommer på hænderne.</translation>
    </message>
    <message>
        <source>In packets</source>
        <translation>Ved omdeling</translation>
    </message>
    <message>
        <source>New hands are dealt once all hands are played.</source>
        <translation>Når alle hænder er spillet, gives der igen.</translation>
    </message>
    <message>
        <source>By drawing</source>
        <translation>Ved at trække</translation>
    </message>
    <message>
        <source>After each play the player draws a card.</source>
        <translation>Efter hvert træk trækker spilleren et kort.</translation>
    </message>
    <message>
        <source>First table cards</source>
        <translation>De første kort på bordet</translation>
    </message>
    <message>
        <source>Which of the first four table cards may not stay.</source>
        <translation>Hvilke af de fire første kort på bordet der ikke må blive.</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Alle bliver</translation>
    </message>
    <message>
        <source>The four cards lie as they were dealt.</source>
        <translation>De fire kort ligger, som de blev givet.</translation>
    </message>
    <message>
        <source>No point cards</source>
        <translation>Ingen pointkort</translation>
    </message>
    <message>
        <source>Aces, 2♠ and 10♦ are replaced from the stock.</source>
        <translation>Esser, 2♠ og 10♦ erstattes fra bunken.</translation>
    </message>
    <message>
        <source>No equal ranks</source>
        <translation>Ingen ens kort</translation>
    </message>
    <message>
        <source>Of equal ranks, all but one are replaced.</source>
        <translation>Af ens kort erstattes alle undtagen ét.</translation>
    </message>
    <message>
        <source>No twos or queens</source>
        <translation>Ingen toere eller damer</translation>
    </message>
    <message>
        <source>With a two or a queen, the deal is dealt again.</source>
        <translation>Med en toer eller en dame gives der om.</translation>
    </message>
    <message>
        <source>Length of the game</source>
        <translation>Partiets længde</translation>
    </message>
    <message>
        <source>When the game is over.</source>
        <translation>Hvornår partiet er slut.</translation>
    </message>
    <message>
        <source>To a number of points</source>
        <translation>Til et antal point</translation>
    </message>
    <message>
        <source>Deal after deal, until a side has the points.</source>
        <translation>Runde efter runde, til en side har pointene.</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Et antal runder</translation>
    </message>
    <message>
        <source>Then it ends, with one more deal on a tie.</source>
        <translation>Så er det slut, ved uafgjort efter en runde mere.</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Én runde</translation>
    </message>
    <message>
        <source>A single deal, with one more on a tie.</source>
        <translation>En enkelt runde, ved uafgjort en til.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Point til sejr</translation>
    </message>
    <message>
        <source>The game ends with the deal in which a side has them.</source>
        <translation>Partiet slutter med den runde, hvor en side har dem.</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Antal runder</translation>
    </message>
    <message>
        <source>So many deals make a game.</source>
        <translation>Så mange runder har et parti.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Hvem vinder</translation>
    </message>
    <message>
        <source>What decides at the end of the game.</source>
        <translation>Hvad der afgør partiet til sidst.</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Flest point</translation>
    </message>
    <message>
        <source>The highest total; on a tie, another deal.</source>
        <translation>Den højeste sum; ved uafgjort en runde til.</translation>
    </message>
    <message>
        <source>First to get there</source>
        <translation>Den, der først når målet</translation>
    </message>
    <message>
        <source>Item after item is counted until a side is there.</source>
        <translation>Post efter post tælles, til en side er i mål.</translation>
    </message>
    <message>
        <source>Most points, then the suit</source>
        <translation>Flest point, så farven</translation>
    </message>
    <message>
        <source>On a tie, more of the suit in the last deal.</source>
        <translation>Ved uafgjort flere i farven i sidste runde.</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Færrest point</translation>
    </message>
    <message>
        <source>The lowest total; on a tie, fewer of the suit.</source>
        <translation>Den laveste sum; ved uafgjort færre i farven.</translation>
    </message>
    <message>
        <source>“{option}” cannot be “{value}”.</source>
        <translation>»{option}« kan ikke være »{value}«.</translation>
    </message>
    <message>
        <source>“{option}: {value}” is only possible with “{other}: {needed}”.</source>
        <translation>»{option}: {value}« er kun muligt med »{other}: {needed}«.</translation>
    </message>
    <message>
        <source>Without a number of points to reach, the most points win.</source>
        <translation>Uden et antal point som mål vinder flest point.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Kun med fire spillere.</translation>
    </message>
    <message>
        <source>Without effect while “{option}” is “{value}”.</source>
        <translation>Uden virkning, så længe »{option}« er »{value}«.</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Billedkort</translation>
    </message>
    <message>
        <source>Whether jack, queen and king have a value.</source>
        <translation>Om knægt, dame og konge har en værdi.</translation>
    </message>
    <message>
        <source>Without value</source>
        <translation>Uden værdi</translation>
    </message>
    <message>
        <source>They only take cards of their own rank.</source>
        <translation>De tager kun kort af samme slags.</translation>
    </message>
    <message>
        <source>11, 12, 13</source>
        <translation>11, 12, 13</translation>
    </message>
    <message>
        <source>They take and build like any number card.</source>
        <translation>De tager og bygger som ethvert talkort.</translation>
    </message>
    <message>
        <source>Court cards taken</source>
        <translation>Tagne billedkort</translation>
    </message>
    <message>
        <source>How many of its rank a jack, queen or king takes.</source>
        <translation>Hvor mange af samme slags en knægt, dame eller konge tager.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Ét</translation>
    </message>
    <message>
        <source>One card; the player chooses which.</source>
        <translation>Ét kort; spilleren vælger hvilket.</translation>
    </message>
    <message>
        <source>One to three</source>
        <translation>Et til tre</translation>
    </message>
    <message>
        <source>As many as the player likes.</source>
        <translation>Så mange, som spilleren vil.</translation>
    </message>
    <message>
        <source>One or three</source>
        <translation>Ét eller tre</translation>
    </message>
    <message>
        <source>One card or all three, never two.</source>
        <translation>Ét kort eller alle tre, aldrig to.</translation>
    </message>
    <message>
        <source>Cards with two values</source>
        <translation>Kort med to værdier</translation>
    </message>
    <message>
        <source>Which cards have a second, higher value.</source>
        <translation>Hvilke kort der har en anden, højere værdi.</translation>
    </message>
    <message>
        <source>Every card has the value of its rank.</source>
        <translation>Hvert kort har den værdi, det viser.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Esser</translation>
    </message>
    <message>
        <source>An ace counts 1 or 14.</source>
        <translation>Et es tæller 1 eller 14.</translation>
    </message>
    <message>
        <source>Aces, 2♠ and 10♦</source>
        <translation>Esser, 2♠ og 10♦</translation>
    </message>
    <message>
        <source>An ace counts 1 or 14, 2♠ 2 or 15, 10♦ 10 or 16.</source>
        <translation>Et es tæller 1 eller 14, 2♠ 2 eller 15, 10♦ 10 eller 16.</translation>
    </message>
    <message>
        <source>Where the high value counts</source>
        <translation>Hvor den høje værdi gælder</translation>
    </message>
    <message>
        <source>When a card with two values has which.</source>
        <translation>Hvornår et kort med to værdier har hvilken.</translation>
    </message>
    <message>
        <source>From the hand, by choice</source>
        <translation>Fra hånden, efter valg</translation>
    </message>
    <message>
        <source>Low on the table; from the hand as you like.</source>
        <translation>Lav på bordet; fra hånden, som du vil.</translation>
    </message>
    <message>
        <source>From the hand, always</source>
        <translation>Fra hånden, altid</translation>
    </message>
    <message>
        <source>Low on the table; from the hand always high.</source>
        <translation>Lav på bordet; fra hånden altid høj.</translation>
    </message>
    <message>
        <source>Everywhere, by choice</source>
        <translation>Overalt, efter valg</translation>
    </message>
    <message>
        <source>In the hand and on the table, as you like.</source>
        <translation>På hånden og på bordet, som du vil.</translation>
    </message>
    <message>
        <source>Duty to take</source>
        <translation>Pligt til at tage</translation>
    </message>
    <message>
        <source>Whether a card may be laid down that could take.</source>
        <translation>Om man må lægge et kort ud, der kunne tage.</translation>
    </message>
    <message>
        <source>You may always lay a card down instead.</source>
        <translation>Du må altid lægge et kort ud i stedet.</translation>
    </message>
    <message>
        <source>With the played card</source>
        <translation>Med det spillede kort</translation>
    </message>
    <message>
        <source>A card that can take may not be laid down.</source>
        <translation>Et kort, der kan tage, må ikke lægges ud.</translation>
    </message>
    <message>
        <source>With any card</source>
        <translation>Med ethvert kort</translation>
    </message>
    <message>
        <source>If any of your cards can take, none is laid down.</source>
        <translation>Kan et af dine kort tage, lægges ingen ud.</translation>
    </message>
    <message>
        <source>How much is taken</source>
        <translation>Hvor meget der tages</translation>
    </message>
    <message>
        <source>Whether a capture may leave cards that it could take.</source>
        <translation>Om et stik må efterlade kort, det kunne tage.</translation>
    </message>
    <message>
        <source>As you like</source>
        <translation>Som du vil</translation>
    </message>
    <message>
        <source>You may leave cards that you could take.</source>
        <translation>Du må lade kort ligge, som du kunne tage.</translation>
    </message>
    <message>
        <source>Every equal card</source>
        <translation>Alle ens kort</translation>
    </message>
    <message>
        <source>Every single card of the value must go along.</source>
        <translation>Hvert enkelt kort med værdien skal med.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>No further group of the value may be left.</source>
        <translation>Ingen anden gruppe med værdien må blive liggende.</translation>
    </message>
    <message>
        <source>Duty to sweep</source>
        <translation>Pligt til sweep</translation>
    </message>
    <message>
        <source>Whether a possible sweep must be made.</source>
        <translation>Om man skal lave et sweep, når man kan.</translation>
    </message>
    <message>
        <source>You may leave a sweep.</source>
        <translation>Du må lade et sweep være.</translation>
    </message>
    <message>
        <source>If a card can sweep, it must.</source>
        <translation>Kan et kort lave et sweep, skal det.</translation>
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
        <translation>»{name}« er allerede blandt dine regler.</translation>
    </message>
    <message>
        <source>“{name}” is now among your rule sets.</source>
        <translation>»{name}« er nu blandt dine regler.</translation>
    </message>
    <message>
        <source>Based on “{name}”</source>
        <translation>Bygger på »{name}«</translation>
    </message>
</context>
<context>
    <name>OwnRulesLine</name>
    <message>
        <source>Name of the rule set “{name}”</source>
        <translation>Navn på reglerne »{name}«</translation>
    </message>
    <message>
        <source>You have a rule set of this name already.</source>
        <translation>Du har allerede regler med dette navn.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Omdøb</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksporter …</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Slet for altid</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
</context>
<context>
    <name>OwnRulesPage</name>
    <message>
        <source>My rule sets</source>
        <translation>Mine regler</translation>
    </message>
    <message>
        <source>You have none yet. Customise a rule set and save it under a name, or import one that somebody gave you.</source>
        <translation>Du har ingen endnu. Tilpas nogle regler og gem dem under et navn, eller importer nogle, du har fået.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importer …</translation>
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
        <translation>Sascha</translation>
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
        <translation>Tysk Casino</translation>
    </message>
    <message>
        <source>Royal Casino</source>
        <translation>Royal Casino</translation>
    </message>
    <message>
        <source>Jack, queen and king count 11, 12 and 13, the ace 1 or 14.</source>
        <translation>Knægt, dame og konge tæller 11, 12 og 13, esset 1 eller 14.</translation>
    </message>
    <message>
        <source>Spades Casino</source>
        <translation>Spar-Casino</translation>
    </message>
    <message>
        <source>Every spade scores a point, its jack two; up to 61.</source>
        <translation>Hver spar giver et point, spar knægt to; til 61.</translation>
    </message>
    <message>
        <source>Casino, several court cards</source>
        <translation>Casino, flere billedkort</translation>
    </message>
    <message>
        <source>A jack, queen or king takes up to three of its rank.</source>
        <translation>En knægt, dame eller konge tager op til tre af samme slags.</translation>
    </message>
    <message>
        <source>Casino in six deals</source>
        <translation>Casino i seks runder</translation>
    </message>
    <message>
        <source>After six deals the most points win.</source>
        <translation>Efter seks runder vinder flest point.</translation>
    </message>
    <message>
        <source>Casino without a last sweep</source>
        <translation>Casino uden sidste sweep</translation>
    </message>
    <message>
        <source>The very last card of a deal makes no sweep.</source>
        <translation>Rundens allersidste kort laver ikke et sweep.</translation>
    </message>
    <message>
        <source>Short Casino</source>
        <translation>Kort Casino</translation>
    </message>
    <message>
        <source>Only its owner takes a build; most diamonds score, sweeps do not.</source>
        <translation>Kun ejeren tager et byggeri; flest ruder giver point, sweeps gør ikke.</translation>
    </message>
    <message>
        <source>Short Casino with redeals</source>
        <translation>Kort Casino med omgivning</translation>
    </message>
    <message>
        <source>A two or a queen among the first table cards means a new deal.</source>
        <translation>En toer eller dame blandt de første kort på bordet betyder, at der gives om.</translation>
    </message>
    <message>
        <source>Classical Casino</source>
        <translation>Klassisk Casino</translation>
    </message>
    <message>
        <source>Large hands, builds of up to 16; four players always play in pairs.</source>
        <translation>Store hænder, byggerier op til 16; fire spiller altid i par.</translation>
    </message>
    <message>
        <source>Classical Casino, one deal</source>
        <translation>Klassisk Casino, én runde</translation>
    </message>
    <message>
        <source>The classical game, decided by a single deal.</source>
        <translation>Det klassiske spil, afgjort af en enkelt runde.</translation>
    </message>
    <message>
        <source>Danish Casino</source>
        <translation>Dansk Casino</translation>
    </message>
    <message>
        <source>With builds and sweeps; from 21 points on the most win.</source>
        <translation>Med byggerier og sweeps; fra 21 point vinder den, der har flest.</translation>
    </message>
    <message>
        <source>Danish Casino to 11</source>
        <translation>Dansk Casino til 11</translation>
    </message>
    <message>
        <source>The same up to 11 points: a short game.</source>
        <translation>Det samme til 11 point: et kort parti.</translation>
    </message>
    <message>
        <source>Swedish Kasino</source>
        <translation>Svensk Kasino</translation>
    </message>
    <message>
        <source>Without builds; aces, 2♠ and 10♦ have two values; up to 16 points.</source>
        <translation>Uden byggerier; esser, 2♠ og 10♦ har to værdier; til 16 point.</translation>
    </message>
    <message>
        <source>Kasino, only high aces</source>
        <translation>Kasino, kun høje esser</translation>
    </message>
    <message>
        <source>Only the aces have two values, 1 and 14.</source>
        <translation>Kun esserne har to værdier, 1 og 14.</translation>
    </message>
    <message>
        <source>Kasino, high from the hand</source>
        <translation>Kasino, høj fra hånden</translation>
    </message>
    <message>
        <source>From the hand aces, 2♠ and 10♦ are always 14, 15 and 16, on the table low.</source>
        <translation>Fra hånden er esser, 2♠ og 10♦ altid 14, 15 og 16, på bordet lave.</translation>
    </message>
    <message>
        <source>Kasino with the duty to take</source>
        <translation>Kasino med pligt til at tage</translation>
    </message>
    <message>
        <source>Whoever can take something must take.</source>
        <translation>Den, der kan tage noget, skal tage.</translation>
    </message>
    <message>
        <source>Kasino with a point for the last capture</source>
        <translation>Kasino med point for sidste stik</translation>
    </message>
    <message>
        <source>The last capture of a deal scores a point.</source>
        <translation>Rundens sidste stik giver et point.</translation>
    </message>
    <message>
        <source>Kasino in pairs</source>
        <translation>Kasino i par</translation>
    </message>
    <message>
        <source>For four players, partners sit opposite.</source>
        <translation>For fire, makkere sidder over for hinanden.</translation>
    </message>
    <message>
        <source>Kasino upside down</source>
        <translation>Omvendt Kasino</translation>
    </message>
    <message>
        <source>The fewest points win, and whoever can take must take.</source>
        <translation>Færrest point vinder, og den, der kan tage, skal.</translation>
    </message>
    <message>
        <source>Kasino with drawing</source>
        <translation>Kasino med trækning</translation>
    </message>
    <message>
        <source>After each play you draw a card from the stock.</source>
        <translation>Efter hvert træk trækker du et kort fra bunken.</translation>
    </message>
    <message>
        <source>Cassino</source>
        <translation>Engelsk Cassino</translation>
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
        <translation>Storbritannien og Amerika</translation>
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
        <source>“{name}” is not a file.</source>
        <translation>»{name}« er ikke en fil.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: you may not read it.</source>
        <translation>»{name}« kan ikke åbnes: Du må ikke læse den.</translation>
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
        <source>“{name}” has a key that Casino does not know: “{place}”.</source>
        <translation>»{name}« har en nøgle, som Casino ikke kender: »{place}«.</translation>
    </message>
    <message>
        <source>“{name}” holds no possible rule set: {cause}</source>
        <translation>»{name}« indeholder ingen mulige regler: {cause}</translation>
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
        <source>“{name}” cannot be saved: you may not write there.</source>
        <translation>»{name}« kan ikke gemmes: Du må ikke skrive der.</translation>
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
        <source>In these rules nothing would score a point, and no game would end.</source>
        <translation>Efter disse regler ville intet give point, og intet parti ville få en ende.</translation>
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
        <source>A position has no key named “{key}”.</source>
        <translation>En stilling har ingen nøgle ved navn »{key}«.</translation>
    </message>
    <message>
        <source>The hand of the position is empty.</source>
        <translation>Stillingens hånd er tom.</translation>
    </message>
    <message>
        <source>The position has the card {card} twice.</source>
        <translation>Stillingen har kortet {card} to gange.</translation>
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
    <name>Review</name>
    <message>
        <source>The computer player has stopped: the review ends here.</source>
        <translation>Computerspilleren er gået i stå: gennemgangen slutter her.</translation>
    </message>
    <message>
        <source>Looking at move {done} of {total} …</source>
        <translation>Ser på træk {done} af {total} …</translation>
    </message>
    <message>
        <source>There is no move of yours in this deal.</source>
        <translation>Der er intet træk af dig i denne runde.</translation>
    </message>
    <message>
        <source>None of your moves was worse than the best one found.</source>
        <translation>Ingen af dine træk var dårligere end det bedste, der blev fundet.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your {total} moves cost something.</source>
        <translation>
            <numerusform>%n af dine {total} træk kostede noget.</numerusform>
            <numerusform>%n af dine {total} træk kostede noget.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {hand}. Table: {table}.</source>
        <translation>Hånd: {hand}. Bord: {table}.</translation>
    </message>
    <message>
        <source>Cost: {points} points, exactly</source>
        <translation>Pris: præcis {points} point</translation>
    </message>
    <message>
        <source>Cost: about {points} ± {error} points</source>
        <translation>Pris: omkring {points} ± {error} point</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Træk {number}: {move}</translation>
    </message>
    <message>
        <source>Move {number}, {name}: {move}</source>
        <translation>Træk {number}, {name}: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Bedre: {move}</translation>
    </message>
</context>
<context>
    <name>ReviewLine</name>
    <message>
        <source>Hides the position</source>
        <translation>Skjuler stillingen</translation>
    </message>
    <message>
        <source>Shows the position</source>
        <translation>Viser stillingen</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Your moves in this deal</source>
        <translation>Dine træk i denne runde</translation>
    </message>
    <message>
        <source>The strongest player has judged each move by what you could know. Points are those of your lead over the others.</source>
        <translation>Den stærkeste spiller har bedømt hvert træk ud fra det, du kunne vide. Pointene er dit forspring til de andre.</translation>
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
        <translation>På hånden</translation>
    </message>
    <message>
        <source>A ring marks the cards of the better move.</source>
        <translation>En ring markerer kortene i det bedre træk.</translation>
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
        <source>take {cards} as {value} — %n card(s)</source>
        <translation>
            <numerusform>tag {cards} som {value} – %n&#xa0;kort</numerusform>
            <numerusform>tag {cards} som {value} – %n&#xa0;kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take {cards} — %n card(s)</source>
        <translation>
            <numerusform>tag {cards} – %n&#xa0;kort</numerusform>
            <numerusform>tag {cards} – %n&#xa0;kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{choice} with {cards}</source>
        <translation>{choice} sammen med {cards}</translation>
    </message>
    <message>
        <source>raise the build to {value}</source>
        <translation>byg videre til {value}</translation>
    </message>
    <message>
        <source>add to the build of {values}</source>
        <translation>læg kortet til byggeriet af {values}</translation>
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
    <name>RulesBook</name>
    <message>
        <source>You play for points, and whoever has the most when the game ends has won.</source>
        <translation>I spiller om point, og den, der har flest, når partiet er slut, har vundet.</translation>
    </message>
    <message>
        <source>You play for points, and whoever is first to stand at {target} has won.</source>
        <translation>I spiller om point, og den, der først når {target}, har vundet.</translation>
    </message>
    <message>
        <source>Here the aim is turned round: points are to be avoided, and whoever has the fewest when the game ends has won.</source>
        <translation>Her er målet vendt om: Point skal undgås, og den, der har færrest, når partiet er slut, har vundet.</translation>
    </message>
    <message>
        <source>Casino is a game of taking. Cards lie face up on the table, and with a card from your hand you take one or several that match it. What each side has taken is counted when the deal is over.</source>
        <translation>Casino går ud på at tage kort. På bordet ligger åbne kort, og med et kort fra hånden tager du et eller flere, der passer til det. Når runden er slut, tælles det, hver side har taget.</translation>
    </message>
    <message>
        <source>Points come from {sources}.</source>
        <translation>Der er point for {sources}.</translation>
    </message>
    <message>
        <source>A capture can be prepared: a build binds cards on the table together, to be taken as one later.</source>
        <translation>Et stik kan forberedes: Et byggeri samler kort på bordet, så de senere kan tages på én gang.</translation>
    </message>
    <message>
        <source>Four play, in two pairs; partners sit opposite each other.</source>
        <translation>I er fire og spiller to mod to; makkere sidder over for hinanden.</translation>
    </message>
    <message>
        <source>Two play against each other.</source>
        <translation>I er to og spiller mod hinanden.</translation>
    </message>
    <message>
        <source>Three play, each alone against the others.</source>
        <translation>I er tre og spiller hver for sig.</translation>
    </message>
    <message>
        <source>Four play, each alone against the others.</source>
        <translation>I er fire og spiller hver for sig.</translation>
    </message>
    <message>
        <source>the most {suit}</source>
        <translation>flest {suit}</translation>
    </message>
    <message>
        <source>every card of {suit}</source>
        <translation>hvert kort i {suit}</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>flest kort</translation>
    </message>
    <message>
        <source>Big Casino (10♦)</source>
        <translation>store casino (10♦)</translation>
    </message>
    <message>
        <source>Little Casino (2♠)</source>
        <translation>lille casino (2♠)</translation>
    </message>
    <message>
        <source>every ace</source>
        <translation>hvert es</translation>
    </message>
    <message>
        <source>every sweep</source>
        <translation>hvert sweep</translation>
    </message>
    <message>
        <source>the last capture</source>
        <translation>sidste stik</translation>
    </message>
    <message>
        <source>The game and its aim</source>
        <translation>Spillet og målet</translation>
    </message>
    <message>
        <source>The cards and their values</source>
        <translation>Kortene og deres værdi</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Kortgivning</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>At tage kort</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>At bygge</translation>
    </message>
    <message>
        <source>Trailing</source>
        <translation>At lægge ud</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Sweeps</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <translation>Rundens afslutning</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pointtælling</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Hvem vinder</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Makkere</translation>
    </message>
    <message>
        <source>Words at the table</source>
        <translation>Ord ved bordet</translation>
    </message>
    <message>
        <source>Rules: custom, based on {name}, {players}</source>
        <translation>Regler: egne efter {name}, {players}</translation>
    </message>
    <message>
        <source>Anybody may take a build with a card of its value, whoever it belongs to: no build is ever safe.</source>
        <translation>Et byggeri må tages af enhver, der har et kort med dets værdi, uanset hvem der ejer det: Intet byggeri er sikkert.</translation>
    </message>
    <message>
        <source>Only the one whom it belongs to may take a build; nobody else can.</source>
        <translation>Et byggeri må kun tages af den, der ejer det, og ikke af andre.</translation>
    </message>
    <message>
        <source>A single build can be raised, your own or another player’s: you add a card from your hand and announce the new value. Table cards do not help to raise it, and you need a card for the new value.</source>
        <translation>Du kan bygge videre på et enkelt byggeri, dit eget eller en andens: Du lægger et kort fra hånden til og siger den nye værdi. Kort fra bordet hjælper ikke her, og du skal have et kort til den nye værdi.</translation>
    </message>
    <message>
        <source>A single build of another player can be raised, your own cannot: you add a card from your hand and announce the new value. Table cards do not help to raise it, and you need a card for the new value.</source>
        <translation>Du kan bygge videre på en andens enkelte byggeri, men ikke på dit eget: Du lægger et kort fra hånden til og siger den nye værdi. Kort fra bordet hjælper ikke her, og du skal have et kort til den nye værdi.</translation>
    </message>
    <message>
        <source>The value of a build stays as it is: builds are not raised.</source>
        <translation>Et byggeri beholder sin værdi: Man bygger ikke videre.</translation>
    </message>
    <message>
        <source>While a build is yours, you may not trail. Every other capture and every other build is still open to you.</source>
        <translation>Så længe du ejer et byggeri, må du ikke lægge ud. Du må stadig tage andre kort og bygge andet.</translation>
    </message>
    <message>
        <source>While a build is yours, you may only capture, the build itself or something else. You may neither trail nor build.</source>
        <translation>Så længe du ejer et byggeri, må du kun tage kort, byggeriet selv eller noget andet. Du må hverken lægge ud eller bygge.</translation>
    </message>
    <message>
        <source>You may take your time with a build of yours, and even trail, as long as you keep the card for it.</source>
        <translation>Du må vente med dit byggeri og endda lægge ud, så længe du beholder kortet til det.</translation>
    </message>
    <message>
        <source>Or you add to a build that is there, your own or another player’s: a card from your hand that makes its value, alone or with loose cards. You need a card for it here too.</source>
        <translation>Eller du lægger til et byggeri, der allerede er der, dit eget eller en andens: et kort fra hånden, der alene eller sammen med løse kort giver dets værdi. Også her skal du have et kort, der tager det.</translation>
    </message>
    <message>
        <source>Or you add to another player’s build: a card from your hand that makes its value, alone or with loose cards. You need a card for it here too.</source>
        <translation>Eller du lægger til en andens byggeri: et kort fra hånden, der alene eller sammen med løse kort giver dets værdi. Også her skal du have et kort, der tager det.</translation>
    </message>
    <message>
        <source>To build, you lay a card from your hand onto one or several loose cards so that together they make a value, and announce it: “I build eight.” From then on these cards belong together. They are taken as a whole, with a card of that value, and are never part of a sum.</source>
        <translation>Når du bygger, lægger du et kort fra hånden til et eller flere løse kort, så de tilsammen giver en værdi, og du siger den højt: »Bygger 8.« Fra da af hører kortene sammen. De tages kun samlet, med et kort af den værdi, og indgår aldrig i en sum.</translation>
    </message>
    <message>
        <source>You may build only what you can take yourself: the card for it has to stay in your hand as long as the build is yours.</source>
        <translation>Du må kun bygge det, du selv kan tage: Kortet til det skal blive på din hånd, så længe du ejer byggeriet.</translation>
    </message>
    <message>
        <source>Court cards are not built with.</source>
        <translation>Man bygger ikke med billedkort.</translation>
    </message>
    <message>
        <source>Two builds of different values need two cards.</source>
        <translation>To byggerier med forskellig værdi kræver to kort.</translation>
    </message>
    <message>
        <source>The card that takes a build may take other builds and groups of the same value with it.</source>
        <translation>Det kort, der tager et byggeri, må tage andre byggerier og grupper med samme værdi med.</translation>
    </message>
    <message>
        <source>Builds may go up to 14. A build of 14 is taken only by an ace.</source>
        <translation>Man må bygge op til 14. Et byggeri på 14 tages kun af et es.</translation>
    </message>
    <message>
        <source>Builds may go up to 16. A build of 14 is taken only by an ace, one of 15 only by Little Casino, one of 16 only by Big Casino.</source>
        <translation>Man må bygge op til 16. Et byggeri på 14 tages kun af et es, et på 15 kun af lille casino og et på 16 kun af store casino.</translation>
    </message>
    <message>
        <source>A build is a single group: two groups of one value are never put together, and nothing is added to a build.</source>
        <translation>Et byggeri er altid én gruppe: To grupper med samme værdi lægges aldrig sammen, og man lægger ikke noget til et byggeri.</translation>
    </message>
    <message>
        <source>A multiple build consists of several groups, each of which makes the value. “I build nines,” you say. It can be made in one go.</source>
        <translation>Et flerdobbelt byggeri består af flere grupper, der hver giver værdien. »Bygger niere,« siger du. Det kan laves på én gang.</translation>
    </message>
    <message>
        <source>Two builds are never put together, but two of the same value may lie side by side.</source>
        <translation>To byggerier lægges aldrig sammen, men to med samme værdi må ligge ved siden af hinanden.</translation>
    </message>
    <message>
        <source>Loose cards that make the new value by themselves may go onto it in the same move. A multiple build is never raised.</source>
        <translation>Løse kort, der i sig selv giver den nye værdi, må lægges til i samme træk. Man bygger aldrig videre på et flerdobbelt byggeri.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made it, raised it or added to it last. Whoever takes over your build frees you from it.</source>
        <translation>Et byggeri tilhører den, der sidst har bygget det, bygget videre på det eller lagt til det. Den, der overtager dit byggeri, fritager dig for det.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made it or added to it last. Whoever takes over your build frees you from it.</source>
        <translation>Et byggeri tilhører den, der sidst har bygget det eller lagt til det. Den, der overtager dit byggeri, fritager dig for det.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made or raised it last. Whoever takes over your build frees you from it.</source>
        <translation>Et byggeri tilhører den, der sidst har bygget det eller bygget videre på det. Den, der overtager dit byggeri, fritager dig for det.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made it.</source>
        <translation>Et byggeri tilhører den, der har bygget det.</translation>
    </message>
    <message>
        <source>A court card takes one card of its own kind: a queen takes a queen. If several lie there, you choose one of them.</source>
        <translation>Et billedkort tager ét kort af samme slags: En dame tager en dame. Ligger der flere, vælger du et af dem.</translation>
    </message>
    <message>
        <source>A court card takes cards of its own kind only: a queen takes one, two or three queens, as you like.</source>
        <translation>Et billedkort tager kun kort af samme slags: En dame tager en, to eller tre damer, som du vil.</translation>
    </message>
    <message>
        <source>A court card takes cards of its own kind only, either one or all three. If two lie there, you choose one of them.</source>
        <translation>Et billedkort tager kun kort af samme slags, enten ét eller alle tre. Ligger der to, vælger du et af dem.</translation>
    </message>
    <message>
        <source>You need not take all that you could: you may leave a group lying.</source>
        <translation>Du behøver ikke at tage alt, hvad du kunne: Du må lade en gruppe ligge.</translation>
    </message>
    <message>
        <source>Whoever takes something with a value has to take every loose card of that value too. Groups that only add up to it may be left.</source>
        <translation>Den, der tager noget med en værdi, skal også tage alle løse kort med den værdi. Grupper, der kun giver den tilsammen, må blive liggende.</translation>
    </message>
    <message>
        <source>Whoever takes something with a value has to go on until no more can be taken with it: no further group of that value may be left.</source>
        <translation>Den, der tager noget med en værdi, skal blive ved, til der ikke kan tages mere med den: Ingen gruppe med den værdi må blive liggende.</translation>
    </message>
    <message>
        <source>A card takes a table card of the same value: that is a pair. Or it takes several whose values add up to its own: they are combined. Both may be done at once and several times, as long as each group makes the value by itself and no card is used twice.</source>
        <translation>Et kort tager et kort på bordet med samme værdi: Det hedder at matche. Eller det tager flere, hvis værdier tilsammen giver dets egen: Så lægges de sammen. Begge dele må gøres på én gang og flere gange, når blot hver gruppe i sig selv giver værdien, og intet kort bruges to gange.</translation>
    </message>
    <message>
        <source>Court cards take like all the others: a queen takes a queen, or cards that add up to 12, or both.</source>
        <translation>Billedkort tager som alle andre kort: En dame tager en dame eller kort, der tilsammen giver 12, eller begge dele.</translation>
    </message>
    <message>
        <source>A card with two values takes with one of them in a turn, never with both at once.</source>
        <translation>Et kort med to værdier tager med den ene af dem i et træk, aldrig med begge på én gang.</translation>
    </message>
    <message>
        <source>When you capture with such a card, you choose which of its two values it has. On the table and in what is added up there it always has its low value.</source>
        <translation>Når du tager med sådan et kort, vælger du, hvilken af de to værdier det har. På bordet og i alt, hvad der lægges sammen dér, har det altid sin lave værdi.</translation>
    </message>
    <message>
        <source>In the hand such a card has only its high value, on the table only its low one. An ace from the hand therefore never takes a lone ace.</source>
        <translation>På hånden har sådan et kort kun sin høje værdi, på bordet kun sin lave. Et es fra hånden tager derfor aldrig et enkelt es.</translation>
    </message>
    <message>
        <source>In the hand and on the table alike, whoever plays chooses the value of such a card. In one turn each card has only one value.</source>
        <translation>Både på hånden og på bordet vælger den, der har turen, hvilken værdi sådan et kort har. I et træk har hvert kort kun én værdi.</translation>
    </message>
    <message>
        <source>The pack has 52 cards, without jokers.</source>
        <translation>Der spilles med 52 kort uden jokere.</translation>
    </message>
    <message>
        <source>An ace has two values, 1 and 14.</source>
        <translation>Et es har to værdier, 1 og 14.</translation>
    </message>
    <message>
        <source>Six cards have two values: the four aces, Little Casino (2♠) and Big Casino (10♦).</source>
        <translation>Seks kort har to værdier: de fire esser, lille casino (2♠) og store casino (10♦).</translation>
    </message>
    <message>
        <source>The value of a card says what it can take. It has nothing to do with the points that the card may bring.</source>
        <translation>Et korts værdi siger, hvad det kan tage. Den har intet at gøre med de point, kortet måske giver.</translation>
    </message>
    <message>
        <source>Every card has a value: the ace 1, the cards from 2 to 10 their number, the jack 11, the queen 12 and the king 13. The court cards are used like all the others.</source>
        <translation>Hvert kort har en værdi: esset 1, kortene fra 2 til 10 deres tal, knægten 11, damen 12 og kongen 13. Billedkortene bruges som alle andre kort.</translation>
    </message>
    <message>
        <source>The number cards have a value: the ace 1, the cards from 2 to 10 their number.</source>
        <translation>Talkortene har en værdi: esset 1, kortene fra 2 til 10 deres tal.</translation>
    </message>
    <message>
        <source>Jack, queen and king have none: they are paired only with their own kind, and they are part of no sum and no build.</source>
        <translation>Knægt, dame og konge har ingen: De matches kun med kort af samme slags og indgår ikke i summer eller byggerier.</translation>
    </message>
    <message>
        <source>Jack, queen and king have none: they are paired only with their own kind, and they are part of no sum.</source>
        <translation>Knægt, dame og konge har ingen: De matches kun med kort af samme slags og indgår ikke i summer.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>På hånden</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
    <message>
        <source>If an ace, Big Casino or Little Casino is among the first four cards on the table, it goes back into the stock at a random place, and the next card of the stock takes its place.</source>
        <translation>Ligger der et es, store casino eller lille casino blandt de første fire kort på bordet, lægges det tilbage i bunken på et tilfældigt sted, og bunkens næste kort tager dets plads.</translation>
    </message>
    <message>
        <source>If cards of equal rank are among the first four on the table, all but one of them go back into the stock at random places, and the next cards of the stock take their place.</source>
        <translation>Ligger der ens kort blandt de første fire på bordet, lægges alle på nær ét tilbage i bunken på tilfældige steder, og bunkens næste kort tager deres plads.</translation>
    </message>
    <message>
        <source>If a two or a queen is among the first four cards on the table, all cards are shuffled and dealt again.</source>
        <translation>Ligger der en toer eller en dame blandt de første fire kort på bordet, blandes alle kort, og der gives igen.</translation>
    </message>
    <message>
        <source>Before the last packet the dealer says: “Last.”</source>
        <translation>Før den sidste omdeling siger kortgiveren: »Sidsten.«</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the lowest deals; the ace is the lowest of all.</source>
        <translation>Til den første runde trækker alle et kort, og det laveste giver; esset er det laveste af alle.</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the highest deals; the king is the highest of all, the ace the lowest.</source>
        <translation>Til den første runde trækker alle et kort, og det højeste giver; kongen er det højeste af alle, esset det laveste.</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the highest deals; the ace is the highest of all.</source>
        <translation>Til den første runde trækker alle et kort, og det højeste giver; esset er det højeste af alle.</translation>
    </message>
    <message>
        <source>Those who tie draw again.</source>
        <translation>De, der står lige, trækker igen.</translation>
    </message>
    <message>
        <source>After that you deal in turn.</source>
        <translation>Derefter giver I på skift.</translation>
    </message>
    <message>
        <source>After that the deal passes to the left.</source>
        <translation>Derefter går kortgivningen videre til venstre.</translation>
    </message>
    <message>
        <source>The dealer shuffles and gives everybody {cards} at once, beginning on the left, and then lays four cards face up on the table.</source>
        <translation>Kortgiveren blander, giver fra venstre hver spiller {cards} på én gang og lægger så fire kort åbent på bordet.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals in twos: two cards to the other player, two face up to the table, two to the dealer, and so on until four cards lie on the table and each of you has {cards}.</source>
        <translation>Kortgiveren blander og giver to kort ad gangen: to til den anden, to åbent på bordet, to til sig selv og så videre, til der ligger fire kort på bordet, og I hver har {cards}.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals in twos: two cards to each of the others, beginning on the left, two face up to the table, two to the dealer, and so on until four cards lie on the table and everybody has {cards}.</source>
        <translation>Kortgiveren blander og giver to kort ad gangen: fra venstre to til hver af de andre, to åbent på bordet, to til sig selv og så videre, til der ligger fire kort på bordet, og alle har {cards}.</translation>
    </message>
    <message>
        <source>There are {packets} in a deal.</source>
        <translation>Der er {packets} i en runde.</translation>
    </message>
    <message>
        <source>In the last one everybody gets only {cards}.</source>
        <translation>I den sidste får alle kun {cards}.</translation>
    </message>
    <message>
        <source>An odd last card is dealt singly.</source>
        <translation>Et overskydende sidste kort gives enkeltvis.</translation>
    </message>
    <message>
        <source>With that, the whole pack has been dealt; before it, the dealer says: “Last.”</source>
        <translation>Så er alle kort givet ud; inden da siger kortgiveren: »Sidsten.«</translation>
    </message>
    <message>
        <source>When all hands have been played out, the next packet is dealt in the same way, but nothing more goes to the table.</source>
        <translation>Når alle hænder er spillet ud, gives der igen på samme måde, men der kommer ikke flere kort på bordet.</translation>
    </message>
    <message>
        <source>Whoever has played a card draws one from the stock, as long as there is any; nothing more goes to the table. When the last card of the stock is drawn, “Last” is called, and then the hands are played out.</source>
        <translation>Den, der har spillet et kort, trækker et fra bunken, så længe der er flere; der kommer ikke flere kort på bordet. Når bunkens sidste kort trækkes, siges der »sidsten«, og derefter spilles hænderne ud.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>dit</translation>
    </message>
    <message>
        <source>Allowed: {move}.</source>
        <translation>Tilladt: {move}.</translation>
    </message>
    <message>
        <source>Not allowed: {move}. {reason}</source>
        <translation>Ikke tilladt: {move}. {reason}</translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>På din hånd: {cards}.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>På bordet: {cards}.</translation>
    </message>
    <message>
        <source>your build of {value} from {cards}</source>
        <translation>dit byggeri på {value} af {cards}</translation>
    </message>
    <message>
        <source>another player’s build of {value} from {cards}</source>
        <translation>en andens byggeri på {value} af {cards}</translation>
    </message>
    <message>
        <source>lay down {card}</source>
        <translation>læg {card} ud</translation>
    </message>
    <message>
        <source>take {cards} with {card}</source>
        <translation>tag {cards} med {card}</translation>
    </message>
    <message>
        <source>build {value} from {card} and {cards}</source>
        <translation>byg {value} af {card} og {cards}</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Billedkort</translation>
    </message>
    <message>
        <source>Jack, queen and king; all others are number cards.</source>
        <translation>Knægt, dame og konge; alle andre er talkort.</translation>
    </message>
    <message>
        <source>Big Casino</source>
        <translation>Store casino</translation>
    </message>
    <message>
        <source>The ten of diamonds.</source>
        <translation>Ruder 10.</translation>
    </message>
    <message>
        <source>Little Casino</source>
        <translation>Lille casino</translation>
    </message>
    <message>
        <source>The two of spades.</source>
        <translation>Spar 2.</translation>
    </message>
    <message>
        <source>Loose card</source>
        <translation>Løst kort</translation>
    </message>
    <message>
        <source>A card on the table that can be taken by itself.</source>
        <translation>Et kort på bordet, der kan tages for sig.</translation>
    </message>
    <message>
        <source>Capture, take</source>
        <translation>Fange, tage</translation>
    </message>
    <message>
        <source>To win cards from the table with a card from the hand.</source>
        <translation>At vinde kort fra bordet med et kort fra hånden.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Matche</translation>
    </message>
    <message>
        <source>To take a card of the same value or kind.</source>
        <translation>At tage et kort med samme værdi eller af samme slags.</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Lægge sammen</translation>
    </message>
    <message>
        <source>To take cards that add up to the value of the card played.</source>
        <translation>At tage kort, der tilsammen giver det spillede korts værdi.</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Lægge ud, traile</translation>
    </message>
    <message>
        <source>To lay a card down without taking anything.</source>
        <translation>At lægge et kort på bordet uden at tage noget.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep, svup</translation>
    </message>
    <message>
        <source>To take everything that lies on the table in one turn.</source>
        <translation>At tage alt, hvad der ligger på bordet, i ét træk.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Byggeri</translation>
    </message>
    <message>
        <source>Cards bound together on the table, to be taken as a whole.</source>
        <translation>Kort på bordet, der hører sammen og kun tages samlet.</translation>
    </message>
    <message>
        <source>Multiple build</source>
        <translation>Flerdobbelt byggeri</translation>
    </message>
    <message>
        <source>A build of several groups that make the same value.</source>
        <translation>Et byggeri af flere grupper, der giver samme værdi.</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Bygge videre</translation>
    </message>
    <message>
        <source>To give a build a higher value with a card from the hand.</source>
        <translation>At give et byggeri en højere værdi med et kort fra hånden.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Bunke</translation>
    </message>
    <message>
        <source>The cards that have not been dealt yet.</source>
        <translation>De kort, der endnu ikke er givet.</translation>
    </message>
    <message>
        <source>Packet</source>
        <translation>Omdeling</translation>
    </message>
    <message>
        <source>One dealing of hand cards to everybody.</source>
        <translation>Når alle får nye kort på hånden.</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Sidsten</translation>
    </message>
    <message>
        <source>What the dealer says before the last packet.</source>
        <translation>Det siger kortgiveren før den sidste omdeling.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The whole pack, played and counted once.</source>
        <translation>Alle 52 kort, spillet og talt op én gang.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>All deals until somebody has won.</source>
        <translation>Alle runder, til nogen har vundet.</translation>
    </message>
    <message>
        <source>Leftovers</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>The cards that lie on the table when the last one is played.</source>
        <translation>De kort, der ligger på bordet, når det sidste er spillet.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and score together: what both have taken in the deal is counted as one pile, sweeps included.</source>
        <translation>Makkere sidder over for hinanden og tæller point sammen: Det, begge har taget i runden, tælles som én stak, også sweeps.</translation>
    </message>
    <message>
        <source>Nobody sees the hand of the partner.</source>
        <translation>Ingen ser sin makkers hånd.</translation>
    </message>
    <message>
        <source>A build belongs to one player, not to the pair.</source>
        <translation>Et byggeri tilhører én spiller, ikke parret.</translation>
    </message>
    <message>
        <source>It does not bind the partner in what to play.</source>
        <translation>Makkeren er ikke bundet af det.</translation>
    </message>
    <message>
        <source>The partner may not take it either.</source>
        <translation>Heller ikke makkeren må tage det.</translation>
    </message>
    <message>
        <source>The partner may take it, like anybody else.</source>
        <translation>Makkeren må tage det ligesom alle andre.</translation>
    </message>
    <message>
        <source>Nobody has to take: you may also trail a card that could have taken something.</source>
        <translation>Ingen skal tage: Du må også lægge et kort ud, der kunne have taget noget.</translation>
    </message>
    <message>
        <source>A card that can take something may not be trailed. You may trail another card that takes nothing.</source>
        <translation>Et kort, der kan tage noget, må ikke lægges ud. Et andet, der intet tager, må du lægge ud.</translation>
    </message>
    <message>
        <source>As long as any card in your hand can take something, you may not trail at all.</source>
        <translation>Så længe et af kortene på din hånd kan tage noget, må du slet ikke lægge ud.</translation>
    </message>
    <message>
        <source>While a build is yours, you may not trail.</source>
        <translation>Så længe du ejer et byggeri, må du ikke lægge ud.</translation>
    </message>
    <message>
        <source>While a build is yours, you may trail, but not the card that is to take the build.</source>
        <translation>Så længe du ejer et byggeri, må du lægge ud, men ikke det kort, der skal tage byggeriet.</translation>
    </message>
    <message>
        <source>In your turn you play exactly one card from your hand. You capture with it, you build with it, or you trail it: you lay it down on the table.</source>
        <translation>I din tur spiller du præcis ét kort fra hånden. Du tager noget med det, du bygger med det, eller du lægger det ud på bordet.</translation>
    </message>
    <message>
        <source>In your turn you play exactly one card from your hand. You capture with it, or you trail it: you lay it down on the table.</source>
        <translation>I din tur spiller du præcis ét kort fra hånden. Du tager noget med det, eller du lægger det ud på bordet.</translation>
    </message>
    <message>
        <source>Whoever does not deal begins; then you take turns.</source>
        <translation>Den, der ikke giver, begynder; derefter skiftes I.</translation>
    </message>
    <message>
        <source>The player on the dealer’s left begins; then it goes on clockwise.</source>
        <translation>Spilleren til venstre for kortgiveren begynder; derefter går det med uret.</translation>
    </message>
    <message>
        <source>What you have taken goes face down onto your pile, together with the card that took it.</source>
        <translation>Det, du har taget, lægges sammen med kortet, der tog det, i din stak med bagsiden op.</translation>
    </message>
    <message>
        <source>A card that you trail stays face up on the table as a loose card and can be taken from the next turn on. On an empty table there is nothing else you can do.</source>
        <translation>Et kort, der er lagt ud, bliver liggende åbent på bordet og kan tages fra næste tur. Er bordet tomt, kan du ikke andet.</translation>
    </message>
    <message>
        <source>Except that whoever can clear the table must do so.</source>
        <translation>Dog skal den, der kan rydde bordet, gøre det.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table in one turn, builds and all, has made a sweep.</source>
        <translation>Den, der i ét træk tager alt, hvad der ligger på bordet, også byggerier, har lavet et sweep.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table in one turn has made a sweep.</source>
        <translation>Den, der i ét træk tager alt, hvad der ligger på bordet, har lavet et sweep.</translation>
    </message>
    <message>
        <source>One of the cards taken is laid face up across the pile, so that the sweep is not forgotten. The next player finds an empty table and has to trail.</source>
        <translation>Et af de tagne kort lægges åbent på tværs af stakken, så det huskes. Den næste spiller har et tomt bord foran sig og må lægge ud.</translation>
    </message>
    <message>
        <source>With the very last card of the deal there is no sweep any more, even if it clears the table.</source>
        <translation>Med rundens allersidste kort er der ikke noget sweep, selv om bordet bliver tomt.</translation>
    </message>
    <message>
        <source>Clearing the table with the very last card of the deal is a sweep as well.</source>
        <translation>Det er også et sweep at rydde bordet med rundens allersidste kort.</translation>
    </message>
    <message>
        <source>If a card in your hand can clear the table, you must play such a card and take all.</source>
        <translation>Kan et kort på din hånd rydde bordet, skal du spille sådan et kort og tage det hele.</translation>
    </message>
    <message>
        <source>In this game a sweep brings no points.</source>
        <translation>Det giver ingen point her.</translation>
    </message>
    <message>
        <source>It brings {points}.</source>
        <translation>Det giver {points}.</translation>
    </message>
    <message>
        <source>The last capture of the deal brings {points}.</source>
        <translation>Rundens sidste stik giver {points}.</translation>
    </message>
    <message>
        <source>The deal is over when the stock is used up and the last card has been played.</source>
        <translation>Runden er slut, når alle kort er givet, og det sidste er spillet.</translation>
    </message>
    <message>
        <source>What then still lies on the table, the leftovers, goes to whoever played the last card, and that is always the dealer.</source>
        <translation>Det, der så ligger tilbage på bordet, resterne, går til den, der spillede det sidste kort, og det er altid kortgiveren.</translation>
    </message>
    <message>
        <source>What then still lies on the table, the leftovers, goes to whoever was the last to take something. If nobody took anything in the whole deal, nobody gets it.</source>
        <translation>Det, der så ligger tilbage på bordet, resterne, går til den, der sidst tog noget. Har ingen taget noget i hele runden, får ingen dem.</translation>
    </message>
    <message>
        <source>Leftovers are never a sweep.</source>
        <translation>Resterne er aldrig et sweep.</translation>
    </message>
    <message>
        <source>After the last card each pair counts what it has taken together.</source>
        <translation>Efter det sidste kort tæller hvert par det, de har taget tilsammen.</translation>
    </message>
    <message>
        <source>After the last card everybody counts what they have taken.</source>
        <translation>Efter det sidste kort tæller alle det, de har taget.</translation>
    </message>
    <message>
        <source>Every item counts by itself: one card may bring points in several of them.</source>
        <translation>Hver linje tæller for sig: Et kort kan give point i flere af dem.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>And every sweep</source>
        <translation>Og hvert sweep</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Flest kort</translation>
    </message>
    <message>
        <source>All {suit}: 1 for each, 2 for the jack</source>
        <translation>Alle {suit}: 1 for hver, 2 for knægten</translation>
    </message>
    <message>
        <source>Most {suit}</source>
        <translation>Flest {suit}</translation>
    </message>
    <message>
        <source>Big Casino, the 10♦</source>
        <translation>Store casino, 10♦</translation>
    </message>
    <message>
        <source>Little Casino, the 2♠</source>
        <translation>Lille casino, 2♠</translation>
    </message>
    <message>
        <source>The four aces: {points} for each</source>
        <translation>De fire esser: {points} for hvert</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Sidste stik</translation>
    </message>
    <message>
        <source>If several have equally many cards or equally many {suit}, and nobody has more, nobody gets these points.</source>
        <translation>Har flere lige mange kort eller lige mange {suit}, og ingen har flere, får ingen de point.</translation>
    </message>
    <message>
        <source>If several have equally many cards, and nobody has more, nobody gets these points.</source>
        <translation>Har flere lige mange kort, og ingen har flere, får ingen de point.</translation>
    </message>
    <message>
        <source>If several have equally many {suit}, and nobody has more, nobody gets these points.</source>
        <translation>Har flere lige mange {suit}, og ingen har flere, får ingen de point.</translation>
    </message>
    <message>
        <source>Then whoever has the fewest points has won.</source>
        <translation>Så har den vundet, der har færrest point.</translation>
    </message>
    <message>
        <source>Then whoever has the most points has won.</source>
        <translation>Så har den vundet, der har flest point.</translation>
    </message>
    <message>
        <source>The game goes on, deal after deal, until somebody has {points} or more at the end of a deal. A deal is always played to its end; nobody wins in the middle of it.</source>
        <translation>Partiet fortsætter runde efter runde, til nogen har {points} eller mere ved en rundes afslutning. En runde spilles altid til ende; ingen vinder midt i den.</translation>
    </message>
    <message>
        <source>A game consists of {deals}.</source>
        <translation>Et parti består af {deals}.</translation>
    </message>
    <message>
        <source>A game is a single deal.</source>
        <translation>Et parti er en enkelt runde.</translation>
    </message>
    <message>
        <source>If only one has got there, the game is won. If several have, their points of this deal are counted one after another: {order}. Whoever is first to stand at {target} has won, even if another has more points in the end.</source>
        <translation>Er kun én nået så langt, er partiet vundet. Er der flere, tælles deres point fra denne runde op efter tur: {order}. Den, der først når {target}, har vundet, selv om en anden til sidst har flere point.</translation>
    </message>
    <message>
        <source>If the {suit} bring several there, the one with more points has won; if they have equally many, the count goes on, and if nothing decides, another deal is played.</source>
        <translation>Bringer {suit} flere i mål, har den vundet, der så har flest point; har de lige mange, tælles der videre, og hvis intet afgør det, spilles der en runde til.</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kort</translation>
    </message>
    <message>
        <source>sweeps in the order they were made</source>
        <translation>sweeps i den rækkefølge, de blev lavet</translation>
    </message>
    <message>
        <source>last capture</source>
        <translation>sidste stik</translation>
    </message>
    <message>
        <source>If that is a tie, another deal is played.</source>
        <translation>Står det lige, spilles der en runde til.</translation>
    </message>
    <message>
        <source>If that is a tie, an extra deal is played, until it is not.</source>
        <translation>Står det lige, spilles der en ekstra runde, til det ikke gør det længere.</translation>
    </message>
    <message>
        <source>If that is a tie, whoever has taken more {suit} in the last deal wins. If that is a tie too, another deal is played.</source>
        <translation>Står det lige, vinder den, der har taget flest {suit} i den sidste runde. Står også det lige, spilles der en runde til.</translation>
    </message>
    <message>
        <source>If that is a tie, whoever has taken fewer {suit} in the last deal wins. If that is a tie too, another deal is played.</source>
        <translation>Står det lige, vinder den, der har taget færrest {suit} i den sidste runde. Står også det lige, spilles der en runde til.</translation>
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
            <numerusform>%n point</numerusform>
            <numerusform>%n point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <translation>
            <numerusform>%n omdeling</numerusform>
            <numerusform>%n omdelinger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n runde</numerusform>
            <numerusform>%n runder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spiller</numerusform>
            <numerusform>%n spillere</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} og {last}</translation>
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
        <translation>Tilpas …</translation>
    </message>
    <message>
        <source>My rule sets …</source>
        <translation>Mine regler …</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Læs reglerne</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
</context>
<context>
    <name>RulesDraft</name>
    <message>
        <source>Your own</source>
        <translation>Dine egne</translation>
    </message>
    <message>
        <source>Custom rule set based on “{name}”</source>
        <translation>Egne regler, der bygger på »{name}«</translation>
    </message>
    <message>
        <source>Your “{name}”, changed</source>
        <translation>Dine regler »{name}«, ændret</translation>
    </message>
</context>
<context>
    <name>RulesExample</name>
    <message>
        <source>Your hand</source>
        <translation>Din hånd</translation>
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
        <translation>Importer regler</translation>
    </message>
    <message>
        <source>Export the rule set “{name}”</source>
        <translation>Eksporter reglerne »{name}«</translation>
    </message>
    <message>
        <source>Rule sets of Casino (*.casino-rules)</source>
        <translation>Regler til Casino (*.casino-rules)</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Next section</source>
        <translation>Næste afsnit</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>Forrige afsnit</translation>
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
        <source>Review my moves</source>
        <translation>Gennemgå mine træk</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
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
        <source>Deal {number} · deal number {game}</source>
        <translation>Runde {number} · spilnummer {game}</translation>
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
    <message>
        <source>{item}: 1 each, the jack 2</source>
        <translation>{item}: 1 hver, knægten 2</translation>
    </message>
    <message>
        <source>{item}: {points} each</source>
        <translation>{item}: {points} hver</translation>
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
    <message>
        <source>Before this deal: {totals}</source>
        <translation>Før denne runde: {totals}</translation>
    </message>
    <message>
        <source>After deal {number}: {totals}.</source>
        <translation>Efter runde {number}: {totals}.</translation>
    </message>
    <message>
        <source>{name} {total}</source>
        <translation>{name} {total}</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>{name}: {item}, {points}. Total: {total}.</source>
        <translation>{name}: {item}, {points}. I alt: {total}.</translation>
    </message>
</context>
<context>
    <name>ScoreWalk</name>
    <message>
        <source>Counted out</source>
        <translation>Talt ud</translation>
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
    <name>SeatForm</name>
    <message>
        <source>A mild player makes about half of the moves as the next weaker player would.</source>
        <translation>En mild spiller laver omtrent hvert andet træk, som den nærmest svagere spiller ville gøre.</translation>
    </message>
    <message>
        <source>Only computers play, and you watch.</source>
        <translation>Kun computere spiller, og du ser på.</translation>
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
        <source>You play</source>
        <translation>Du spiller</translation>
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
        <source>Partner</source>
        <translation>Makker</translation>
    </message>
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
    <name>SecondProgram</name>
    <message>
        <source>Casino is already running</source>
        <translation>Casino kører allerede</translation>
    </message>
    <message>
        <source>Only one window can save your games. You can play in this one, too, but its game is not saved by itself.</source>
        <translation>Kun ét vindue kan gemme dine partier. Du kan også spille i dette, men partiet her gemmes ikke af sig selv.</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Luk dette vindue</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Spil uden at gemme</translation>
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
        <source>Deck</source>
        <translation>Kortspil</translation>
    </message>
    <message>
        <source>Casino’s own</source>
        <translation>Casinos eget</translation>
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
        <source>Colours, size and marks</source>
        <translation>Farver, størrelse og mærker</translation>
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
        <source>A small gold mark on cards that are worth points</source>
        <translation>Et lille guldmærke på kort, der giver point</translation>
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
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>Cards and moves can be heard</source>
        <translation>Kort og træk kan høres</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lydstyrke</translation>
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
        <source>Table top</source>
        <translation>Bordplade</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Grønt klæde</translation>
    </message>
    <message>
        <source>Blue cloth</source>
        <translation>Blåt klæde</translation>
    </message>
    <message>
        <source>Red cloth</source>
        <translation>Rødt klæde</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Træ</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skifer</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Lyst papir</translation>
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
        <source>Show all hands where only computers play</source>
        <translation>Vis alle hænder, når kun computere spiller</translation>
    </message>
</context>
<context>
    <name>SidesForm</name>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Four always play this game in pairs.</source>
        <translation>Fire spiller altid dette spil i par.</translation>
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
</context>
<context>
    <name>Table</name>
    <message>
        <source>The stock has been used up.</source>
        <translation>Bunken er brugt op.</translation>
    </message>
    <message>
        <source>This is the last packet.</source>
        <translation>Det er den sidste omdeling.</translation>
    </message>
    <message>
        <source>You take {cards} with {card} as {value}.</source>
        <translation>Du tager {cards} med {card} som {value}.</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} as {value}.</source>
        <translation>{name} tager {cards} med {card} som {value}.</translation>
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
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>The draw: {cards}. You deal first.</source>
        <translation>Trukket: {cards}. Du giver først.</translation>
    </message>
    <message>
        <source>The draw: {cards}. {name} deals first.</source>
        <translation>Trukket: {cards}. {name} giver først.</translation>
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
            <numerusform>%n kort tilbage</numerusform>
            <numerusform>%n kort tilbage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n omdeling</numerusform>
            <numerusform>%n omdelinger</numerusform>
        </translation>
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
        <source>You deal first.</source>
        <translation>Du giver først.</translation>
    </message>
    <message>
        <source>{name} deals first.</source>
        <translation>{name} giver først.</translation>
    </message>
    <message>
        <source>Everybody draws: the highest card deals first.</source>
        <translation>Alle trækker: Det højeste kort giver først.</translation>
    </message>
    <message>
        <source>Everybody draws: the lowest card deals first.</source>
        <translation>Alle trækker: Det laveste kort giver først.</translation>
    </message>
    <message>
        <source>{name}, it is your turn. Your cards are hidden until you ask for them.</source>
        <translation>{name}, det er din tur. Dine kort er skjult, til du beder om dem.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Din hånd: {cards}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Trækket er taget tilbage.</translation>
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
    <name>TableStrip</name>
    <message>
        <source>Opens the rules where they say so</source>
        <translation>Åbner reglerne på dette sted</translation>
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
        <source>That is a tie: another deal decides.</source>
        <translation>Uafgjort: En runde til afgør det.</translation>
    </message>
    <message>
        <source>You have won the game!</source>
        <translation>Du har vundet partiet!</translation>
    </message>
    <message>
        <source>Counted out item by item, you reached {target} first.</source>
        <translation>Ved optællingen nåede du {target} først.</translation>
    </message>
    <message>
        <source>{name} have won the game.</source>
        <translation>{name} har vundet partiet.</translation>
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
        <source>Brightness</source>
        <translation>Udseende</translation>
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
