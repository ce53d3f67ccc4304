<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutModel</name>
    <message>
        <source>the window</source>
        <translation>das Fenster</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>die Sprache</translation>
    </message>
    <message>
        <source>checks what is read from files</source>
        <translation>prüft, was aus Dateien gelesen wird</translation>
    </message>
    <message>
        <source>knows where files belong</source>
        <translation>weiß, wohin Dateien gehören</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About Casino</source>
        <translation>Über Casino</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A card game of capturing, building and clearing the table. Drawings, texts and program are our own.</source>
        <translation>Ein Kartenspiel, in dem du stichst, baust und den Tisch abräumst. Zeichnungen, Texte und Programm sind unsere eigenen.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Made with the work of others</source>
        <translation>Mit der Arbeit anderer gemacht</translation>
    </message>
</context>
<context>
    <name>Aloud</name>
    <message>
        <source>Building {values}</source>
        <translation>Ich baue {values}</translation>
    </message>
    <message>
        <source>Sweep!</source>
        <translation>Abgeräumt!</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>Said by the dealer before the last packet of the deal.</extracomment>
        <translation>Letztes Geben</translation>
    </message>
    <message>
        <source>I build {value}</source>
        <translation>Ich baue {value}</translation>
    </message>
</context>
<context>
    <name>AppModel</name>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
</context>
<context>
    <name>Builds</name>
    <message>
        <source>Your build of {value}: {cards}</source>
        <translation>Dein Bau {value}: {cards}</translation>
    </message>
    <message>
        <source>Your build of {values}: {cards}</source>
        <translation>Dein Bau von {values}: {cards}</translation>
    </message>
    <message>
        <source>{name} has a build of {value}: {cards}</source>
        <translation>{name} hat einen Bau {value}: {cards}</translation>
    </message>
    <message>
        <source>{name} has a build of {values}: {cards}</source>
        <translation>{name} hat einen Bau von {values}: {cards}</translation>
    </message>
</context>
<context>
    <name>CPage</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>CardCount</name>
    <message numerus="yes">
        <source>You have not seen %n card(s) yet; they are bright.</source>
        <translation>
            <numerusform>%n Karte hast du noch nicht gesehen; sie ist hell.</numerusform>
            <numerusform>%n Karten hast du noch nicht gesehen; sie sind hell.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <translation>Noch nicht gesehen: {cards}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Abgeräumt</translation>
    </message>
    <message>
        <source>Certain: most cards from {cards} on, most {suit} from {number} on.</source>
        <translation>Sicher sind die meisten Karten ab {cards}, die meisten {suit} ab {number}.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Cards seen so far</source>
        <translation>Bisher gesehene Karten</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Course of the game</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Gespielte Runden</translation>
    </message>
</context>
<context>
    <name>CustomisePage</name>
    <message>
        <source>Customise the rules</source>
        <translation>Regeln anpassen</translation>
    </message>
    <message>
        <source>What is not as in the rule set chosen is marked with *.</source>
        <translation>Was anders ist als in den gewählten Regeln, trägt ein *.</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Diese Regeln behalten</translation>
    </message>
    <message>
        <source>Replaces your rule set of this name.</source>
        <translation>Ersetzt deine Regeln dieses Namens.</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Name der Regeln</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Save as my rule set</source>
        <translation>Als meine Regeln sichern</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>Casino found no display to open its window on. Set QT_QPA_PLATFORM=offscreen to run it unseen, or let the computer play in the terminal: casino selfplay</source>
        <translation>Casino hat keinen Bildschirm gefunden, um sein Fenster zu öffnen. Setze QT_QPA_PLATFORM=offscreen, um es ungesehen laufen zu lassen, oder lass den Computer im Terminal spielen: casino selfplay</translation>
    </message>
    <message>
        <source>Casino cannot open its window on the platform “{detail}” that QT_QPA_PLATFORM names. Set QT_QPA_PLATFORM=offscreen to run it unseen, or let the computer play in the terminal: casino selfplay</source>
        <translation>Casino kann sein Fenster nicht auf der Plattform „{detail}“ öffnen, die QT_QPA_PLATFORM nennt. Setze QT_QPA_PLATFORM=offscreen, um es ungesehen laufen zu lassen, oder lass den Computer im Terminal spielen: casino selfplay</translation>
    </message>
    <message>
        <source>Casino cannot open its window, a library is missing: {detail}. Install it, or set QT_QPA_PLATFORM=offscreen, or let the computer play in the terminal: casino selfplay</source>
        <translation>Casino kann sein Fenster nicht öffnen, eine Bibliothek fehlt: {detail}. Installiere sie oder setze QT_QPA_PLATFORM=offscreen oder lass den Computer im Terminal spielen: casino selfplay</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>This game is shuffled with random numbers from your system.</source>
        <translation>Diese Partie wird mit Zufallszahlen deines Systems gemischt.</translation>
    </message>
    <message>
        <source>This game has the deal number {number}. The number alone decides all its cards: type it in for a new game, and the same cards come, whoever plays.</source>
        <translation>Diese Partie hat die Spielnummer {number}. Allein die Nummer bestimmt alle Karten: Gib sie bei einer neuen Partie ein, und dieselben Karten kommen, wer auch spielt.</translation>
    </message>
    <message>
        <source>No finished game against the computer is kept yet.</source>
        <translation>Noch ist keine beendete Partie gegen den Computer aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished deal(s) counted</source>
        <translation>
            <numerusform>%n beendete Runde gezählt</numerusform>
            <numerusform>%n beendete Runden gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Aces, Big and Little Casino</source>
        <translation>Asse, Großes und Kleines Casino</translation>
    </message>
    <message>
        <source>Chi-square {value}: of fair shuffles, {chance} differ as much or more.</source>
        <translation>Chi-Quadrat {value}: {chance} aller fairen Mischungen weichen so weit oder weiter ab.</translation>
    </message>
    <message>
        <source>{name}: people {people}, computers {computers}, expected for people {expected}</source>
        <translation>{name}: Menschen {people}, Computer {computers}, für Menschen erwartet {expected}</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Overwrite file?</source>
        <translation>Datei überschreiben?</translation>
    </message>
    <message>
        <source>There is a file of this name already. Do you want to replace it?</source>
        <translation>Es gibt schon eine Datei dieses Namens. Möchtest du sie ersetzen?</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved as “{name}” in {folder}.</source>
        <translation>Gespeichert als „{name}“ in {folder}.</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to Casino</source>
        <translation>Willkommen bei Casino</translation>
    </message>
    <message>
        <source>Which language shall we play in?</source>
        <translation>In welcher Sprache wollen wir spielen?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>You can change it at any time in the settings.</source>
        <translation>Du kannst sie jederzeit in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>FreeTable</name>
    <message>
        <source>Free table</source>
        <translation>Freier Tisch</translation>
    </message>
    <message>
        <source>Lay the card down here</source>
        <translation>Karte hier ablegen</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Open a game or a rule set</source>
        <translation>Partie oder Regeln öffnen</translation>
    </message>
    <message>
        <source>Files of Casino (*.casino *.casino-rules)</source>
        <translation>Casino-Dateien (*.casino *.casino-rules)</translation>
    </message>
    <message>
        <source>Games of Casino (*.casino)</source>
        <translation>Casino-Partien (*.casino)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>New game …</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Games and statistics</source>
        <translation>Partien und Statistik</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Game left on {when}</source>
        <translation>Partie vom {when}</translation>
    </message>
    <message>
        <source>Reading game {done} of {total} …</source>
        <translation>Partie {done} von {total} wird gelesen …</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, du bist am Zug.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Is the computer cheating?</source>
        <translation>Schummelt der Computer?</translation>
    </message>
    <message>
        <source>About Casino</source>
        <translation>Über Casino</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Hint: {move}.</source>
        <translation>Tipp: {move}.</translation>
    </message>
    <message>
        <source>{card}: {choice}</source>
        <translation>{card}: {choice}</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Einen anderen Zug gibt es nicht.</translation>
    </message>
    <message>
        <source>Certain lead: {points}; next best: {move} ({other}).</source>
        <translation>Sicherer Vorsprung: {points}; nächstbester Zug: {move} ({other}).</translation>
    </message>
    <message>
        <source>Expected lead: {points}; next best: {move} ({other}).</source>
        <translation>Erwarteter Vorsprung: {points}; nächstbester Zug: {move} ({other}).</translation>
    </message>
    <message>
        <source>It is a sweep.</source>
        <translation>Damit räumst du ab.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>Das bringt sofort %n Punkt.</numerusform>
            <numerusform>Das bringt sofort %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes {cards}.</source>
        <translation>Du bekommst {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>The last capture also gets the %n card(s) left over.</source>
        <translation>
            <numerusform>Als letzter Stich bekommt er auch %n Restkarte.</numerusform>
            <numerusform>Als letzter Stich bekommt er auch %n Restkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your build of {value} stays guarded.</source>
        <translation>Dein Bau {value} bleibt gedeckt.</translation>
    </message>
    <message>
        <source>The next player can sweep with a chance of {chance}.</source>
        <translation>Mit {chance} Wahrscheinlichkeit kann der nächste Spieler abräumen.</translation>
    </message>
    <message>
        <source>The build may be taken from you with a chance of {chance}.</source>
        <translation>Mit {chance} Wahrscheinlichkeit wird dir der Bau weggestochen.</translation>
    </message>
    <message>
        <source>It leaves the others about {points} points.</source>
        <translation>Den anderen lässt du etwa {points} Punkte liegen.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Looking for the best move …</source>
        <translation>Der beste Zug wird gesucht …</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>None yet. A game against the computer counts once it is finished.</source>
        <translation>Noch keine. Eine Partie gegen den Computer zählt, sobald sie zu Ende gespielt ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s)</source>
        <translation>
            <numerusform>%n beendete Partie</numerusform>
            <numerusform>%n beendete Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Abgeräumt</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>Won, {own}–{others}</source>
        <translation>Gewonnen, {own} : {others}</translation>
    </message>
    <message>
        <source>Lost, {own}–{others}</source>
        <translation>Verloren, {own} : {others}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n-mal abgeräumt</numerusform>
            <numerusform>%n-mal abgeräumt</numerusform>
        </translation>
    </message>
    <message>
        <source>with a move taken back</source>
        <translation>mit zurückgenommenem Zug</translation>
    </message>
    <message>
        <source>{rules}, changed</source>
        <translation>{rules}, angepasst</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in pairs</source>
        <translation>
            <numerusform>%n Spieler in Paaren</numerusform>
            <numerusform>%n Spieler in Paaren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryFileDialog</name>
    <message>
        <source>Export the games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>HistoryGame</name>
    <message>
        <source>Puts the game on the table once more</source>
        <translation>Legt die Partie noch einmal auf den Tisch</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Games and statistics</source>
        <translation>Partien und Statistik</translation>
    </message>
    <message>
        <source>A game with a move taken back is listed, but does not count.</source>
        <translation>Eine Partie mit zurückgenommenem Zug steht in der Liste, zählt aber nicht.</translation>
    </message>
    <message>
        <source>The last games</source>
        <translation>Die letzten Partien</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
</context>
<context>
    <name>HonestyPage</name>
    <message>
        <source>Is the computer cheating?</source>
        <translation>Schummelt der Computer?</translation>
    </message>
    <message>
        <source>No. Before each deal the whole deck is shuffled, from the deal number alone or from random numbers of your system. The strength of a player has no part in it.</source>
        <translation>Nein. Vor jeder Runde werden alle Karten gemischt, allein nach der Spielnummer oder mit Zufallszahlen deines Systems. Die Stärke eines Spielers spielt dabei keine Rolle.</translation>
    </message>
    <message>
        <source>A computer player thinks in a process of its own. It is told what a person in its seat would know: its hand, the table, and what was played. It is never told your hand or the stock.</source>
        <translation>Ein Computerspieler denkt in einem eigenen Prozess. Er erfährt, was ein Mensch an seinem Platz wüsste: seine Hand, den Tisch und was gespielt wurde. Deine Hand und den Talon erfährt er nie.</translation>
    </message>
    <message>
        <source>The last finished deal</source>
        <translation>Die letzte beendete Runde</translation>
    </message>
    <message>
        <source>The deck as it was dealt, the top card first:</source>
        <translation>Die Karten, wie sie gegeben wurden, die oberste zuerst:</translation>
    </message>
    <message>
        <source>No deal of this game is finished yet.</source>
        <translation>Noch ist keine Runde dieser Partie beendet.</translation>
    </message>
    <message>
        <source>Dealt to people and to computers</source>
        <translation>An Menschen und an Computer gegeben</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Expected for people</source>
        <translation>Für Menschen erwartet</translation>
    </message>
    <message>
        <source>If such a percentage stays below 1 over many deals, something is wrong. Now and then a low one is chance.</source>
        <translation>Bleibt so ein Prozentsatz über viele Runden unter 1, dann stimmt etwas nicht. Dass er hin und wieder niedrig ist, ist Zufall.</translation>
    </message>
</context>
<context>
    <name>Index</name>
    <message>
        <source>A</source>
        <translation>A</translation>
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
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>To the next part: your hand, the table, the buttons</source>
        <translation>Zum nächsten Teil: deine Hand, der Tisch, die Knöpfe</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>To the next card in this part</source>
        <translation>Zur nächsten Karte in diesem Teil</translation>
    </message>
    <message>
        <source>Enter or space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>Choose a card, or play the raised card onto this one</source>
        <translation>Eine Karte wählen oder die gehobene Karte auf diese spielen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Take that line of the choices</source>
        <translation>Diese Zeile der Auswahl nehmen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Close the choices, lower the card, or take the hint away</source>
        <translation>Die Auswahl schließen, die Karte senken oder den Tipp wegnehmen</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Take all that a card of yours can take, where there is no choice</source>
        <translation>Alles nehmen, was deine Karte nehmen kann, wenn es keine Wahl gibt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show the last move again</source>
        <translation>Den letzten Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>Hint: the best move, and why</source>
        <translation>Tipp: der beste Zug, und warum</translation>
    </message>
    <message>
        <source>Count the cards seen so far</source>
        <translation>Die bisher gesehenen Karten zählen</translation>
    </message>
    <message>
        <source>Show or hide the list of moves</source>
        <translation>Die Liste der Züge zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Die Menüs öffnen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Eine gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Save the game as a file</source>
        <translation>Die Partie als Datei speichern</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Die Spielregeln</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit; the game goes on at the next start</source>
        <translation>Beenden; die Partie geht beim nächsten Start weiter</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>LengthForm</name>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Runden</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>Kartenzähler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>{level}, mild</source>
        <translation>{level}, mild</translation>
    </message>
    <message>
        <source>Plays whatever comes to hand.</source>
        <translation>Spielt die erstbeste Karte.</translation>
    </message>
    <message>
        <source>Likes to take, and overlooks things now and then.</source>
        <translation>Sticht gern und übersieht hin und wieder etwas.</translation>
    </message>
    <message>
        <source>Takes the most at once and never looks ahead.</source>
        <translation>Nimmt sofort das meiste und schaut nie voraus.</translation>
    </message>
    <message>
        <source>Forgets no card and leaves you little.</source>
        <translation>Vergisst keine Karte und lässt dir wenig übrig.</translation>
    </message>
    <message>
        <source>Thinks through what may come.</source>
        <translation>Denkt durch, was noch kommen kann.</translation>
    </message>
    <message>
        <source>Reads from your moves what you hold.</source>
        <translation>Liest aus deinen Zügen, was du auf der Hand hast.</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Ein Mensch an diesem Bildschirm</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Close the list of moves</source>
        <translation>Die Liste der Züge schließen</translation>
    </message>
    <message>
        <source>No move has been made in this deal.</source>
        <translation>In dieser Runde wurde noch kein Zug gemacht.</translation>
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
        <translation>Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show the last move again</source>
        <translation>Den letzten Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Liste der Züge</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show the last move again</source>
        <translation>Den letzten Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Cards seen so far</source>
        <translation>Bisher gesehene Karten</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>Liste der Züge</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>The same number deals the same cards.</source>
        <translation>Dieselbe Nummer gibt dieselben Karten.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>You find the running game again under “Recent games”.</source>
        <translation>Die laufende Partie findest du unter „Letzte Partien“ wieder.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Sehr langsam</translation>
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
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Whether cards are put together to be taken later.</source>
        <translation>Ob Karten verbunden werden, um sie später zu stechen.</translation>
    </message>
    <message>
        <source>You may build.</source>
        <translation>Du darfst bauen.</translation>
    </message>
    <message>
        <source>You take or lay down, no more.</source>
        <translation>Du stichst oder legst ab, sonst nichts.</translation>
    </message>
    <message>
        <source>Multiple builds</source>
        <translation>Mehrfachbaue</translation>
    </message>
    <message>
        <source>Whether a build may hold several groups of its value.</source>
        <translation>Ob ein Bau mehrere Gruppen seines Werts enthalten darf.</translation>
    </message>
    <message>
        <source>“Building eights” is allowed.</source>
        <translation>„Ich baue Achten“ ist erlaubt.</translation>
    </message>
    <message>
        <source>A build is a single group.</source>
        <translation>Ein Bau ist eine einzige Gruppe.</translation>
    </message>
    <message>
        <source>Raising</source>
        <translation>Erhöhen</translation>
    </message>
    <message>
        <source>Who may raise a single build with a card of the hand.</source>
        <translation>Wer einen einfachen Bau mit einer Handkarte erhöhen darf.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Its owner, too.</source>
        <translation>Auch der Besitzer.</translation>
    </message>
    <message>
        <source>All but the owner</source>
        <translation>Alle außer dem Besitzer</translation>
    </message>
    <message>
        <source>You cannot raise your own build.</source>
        <translation>Deinen eigenen Bau kannst du nicht erhöhen.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>A build keeps its value.</source>
        <translation>Ein Bau behält seinen Wert.</translation>
    </message>
    <message>
        <source>Taking builds</source>
        <translation>Baue stechen</translation>
    </message>
    <message>
        <source>Who may take a build.</source>
        <translation>Wer einen Bau stechen darf.</translation>
    </message>
    <message>
        <source>Whoever has a card of its value.</source>
        <translation>Wer eine Karte seines Werts hat.</translation>
    </message>
    <message>
        <source>The owner only</source>
        <translation>Nur der Besitzer</translation>
    </message>
    <message>
        <source>Others must raise it or add to it first.</source>
        <translation>Andere müssen ihn erst erhöhen oder ergänzen.</translation>
    </message>
    <message>
        <source>Duty of an owner</source>
        <translation>Pflicht des Besitzers</translation>
    </message>
    <message>
        <source>What you may do while a build is yours.</source>
        <translation>Was du darfst, solange dir ein Bau gehört.</translation>
    </message>
    <message>
        <source>Lay nothing down</source>
        <translation>Nicht ablegen</translation>
    </message>
    <message>
        <source>You take or build, but lay no card down.</source>
        <translation>Du stichst oder baust, legst aber nichts ab.</translation>
    </message>
    <message>
        <source>Take only</source>
        <translation>Nur stechen</translation>
    </message>
    <message>
        <source>You take something, whatever it is.</source>
        <translation>Du musst stechen, was auch immer.</translation>
    </message>
    <message>
        <source>No duty</source>
        <translation>Keine Pflicht</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>You may lay cards down, too.</source>
        <translation>Du darfst auch ablegen.</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Values of the cards</source>
        <translation>Werte der Karten</translation>
    </message>
    <message>
        <source>Taking</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Meiste Karten</translation>
    </message>
    <message>
        <source>Points for the side with the most cards.</source>
        <translation>Punkte für die Seite mit den meisten Karten.</translation>
    </message>
    <message>
        <source>The suit that scores</source>
        <translation>Die Farbe, die zählt</translation>
    </message>
    <message>
        <source>Its cards are counted at the end of the deal.</source>
        <translation>Ihre Karten werden am Ende der Runde gezählt.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>The clubs are counted.</source>
        <translation>Die Kreuz werden gezählt.</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>The diamonds are counted.</source>
        <translation>Die Karo werden gezählt.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>The hearts are counted.</source>
        <translation>Die Herz werden gezählt.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>The spades are counted.</source>
        <translation>Die Pik werden gezählt.</translation>
    </message>
    <message>
        <source>How the suit scores</source>
        <translation>Wie die Farbe zählt</translation>
    </message>
    <message>
        <source>Who gets points for the suit.</source>
        <translation>Wer Punkte für die Farbe bekommt.</translation>
    </message>
    <message>
        <source>Who has the most</source>
        <translation>Wer die meisten hat</translation>
    </message>
    <message>
        <source>Only the side with the most cards of it.</source>
        <translation>Nur die Seite mit den meisten Karten der Farbe.</translation>
    </message>
    <message>
        <source>Each card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Each card of it 1 point, its jack 2.</source>
        <translation>Jede Karte der Farbe 1 Punkt, ihr Bube 2.</translation>
    </message>
    <message>
        <source>Most of the suit</source>
        <translation>Die meisten der Farbe</translation>
    </message>
    <message>
        <source>Points for the side with the most cards of the suit.</source>
        <translation>Punkte für die Seite mit den meisten Karten der Farbe.</translation>
    </message>
    <message>
        <source>Big Casino, 10♦</source>
        <translation>Großes Casino, 10♦</translation>
    </message>
    <message>
        <source>Points for the ten of diamonds.</source>
        <translation>Punkte für die Karo-Zehn.</translation>
    </message>
    <message>
        <source>Little Casino, 2♠</source>
        <translation>Kleines Casino, 2♠</translation>
    </message>
    <message>
        <source>Points for the two of spades.</source>
        <translation>Punkte für die Pik-Zwei.</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>Jedes Ass</translation>
    </message>
    <message>
        <source>Points for every ace.</source>
        <translation>Punkte für jedes Ass.</translation>
    </message>
    <message>
        <source>Each sweep</source>
        <translation>Jedes Abräumen</translation>
    </message>
    <message>
        <source>Points for clearing the table.</source>
        <translation>Punkte fürs Leerräumen des Tischs.</translation>
    </message>
    <message>
        <source>Sweep with the last card</source>
        <translation>Abräumen mit der letzten Karte</translation>
    </message>
    <message>
        <source>Whether the very last card of a deal can sweep.</source>
        <translation>Ob die allerletzte Karte einer Runde abräumen kann.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>If it takes the whole table, it is a sweep.</source>
        <translation>Sticht sie den ganzen Tisch, ist es ein Abräumen.</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Zählt nicht</translation>
    </message>
    <message>
        <source>The last card of the deal never sweeps.</source>
        <translation>Die letzte Karte der Runde räumt nie ab.</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Übrige Karten</translation>
    </message>
    <message>
        <source>Who gets what lies on the table at the end.</source>
        <translation>Wer bekommt, was am Ende auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Who took last</source>
        <translation>Wer zuletzt gestochen hat</translation>
    </message>
    <message>
        <source>Whoever made the last capture.</source>
        <translation>Wer den letzten Stich gemacht hat.</translation>
    </message>
    <message>
        <source>Who plays last</source>
        <translation>Wer zuletzt spielt</translation>
    </message>
    <message>
        <source>Whoever plays the last card of the deal.</source>
        <translation>Wer die letzte Karte der Runde spielt.</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Points for the last capture of a deal.</source>
        <translation>Punkte für den letzten Stich einer Runde.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Whether four players play as two pairs.</source>
        <translation>Ob vier Spieler als zwei Paare spielen.</translation>
    </message>
    <message>
        <source>Partners sit opposite and share one pile.</source>
        <translation>Partner sitzen sich gegenüber und haben einen Stapel.</translation>
    </message>
    <message>
        <source>Each of the four plays alone.</source>
        <translation>Jeder der vier spielt für sich.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Everybody draws a card; one of them makes the dealer.</source>
        <translation>Alle ziehen eine Karte; eine davon bestimmt den Geber.</translation>
    </message>
    <message>
        <source>Lowest card</source>
        <translation>Niedrigste Karte</translation>
    </message>
    <message>
        <source>Whoever draws the lowest card deals first.</source>
        <translation>Wer die niedrigste Karte zieht, gibt zuerst.</translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation>Höchste Karte</translation>
    </message>
    <message>
        <source>Whoever draws the highest card deals first.</source>
        <translation>Wer die höchste Karte zieht, gibt zuerst.</translation>
    </message>
    <message>
        <source>Way of dealing</source>
        <translation>Art des Gebens</translation>
    </message>
    <message>
        <source>In what portions the cards go round.</source>
        <translation>In welchen Portionen die Karten reihum gehen.</translation>
    </message>
    <message>
        <source>In twos</source>
        <translation>Zu zweien</translation>
    </message>
    <message>
        <source>Two to each player, two to the table, and again.</source>
        <translation>Jedem zwei, dem Tisch zwei, und noch einmal.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle auf einmal</translation>
    </message>
    <message>
        <source>Each player&apos;s whole hand, then four to the table.</source>
        <translation>Jedem die ganze Hand, dann vier auf den Tisch.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>So many cards each player gets in a packet.</source>
        <translation>So viele Karten bekommt jeder bei einem Geben.</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>How the stock comes into the hands.</source>
        <translation>Wie der Talon auf die Hände kommt.</translation>
    </message>
    <message>
        <source>In packets</source>
        <translation>Durch Geben</translation>
    </message>
    <message>
        <source>New hands are dealt once all hands are played.</source>
        <translation>Sind alle Hände gespielt, wird neu gegeben.</translation>
    </message>
    <message>
        <source>By drawing</source>
        <translation>Durch Nachziehen</translation>
    </message>
    <message>
        <source>After each play the player draws a card.</source>
        <translation>Nach jedem Zug zieht der Spieler eine Karte nach.</translation>
    </message>
    <message>
        <source>First table cards</source>
        <translation>Erste Tischkarten</translation>
    </message>
    <message>
        <source>Which of the first four table cards may not stay.</source>
        <translation>Welche der ersten vier Tischkarten nicht bleiben dürfen.</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Alle bleiben</translation>
    </message>
    <message>
        <source>The four cards lie as they were dealt.</source>
        <translation>Die vier Karten liegen, wie sie gegeben wurden.</translation>
    </message>
    <message>
        <source>No point cards</source>
        <translation>Keine Punktkarten</translation>
    </message>
    <message>
        <source>Aces, 2♠ and 10♦ are replaced from the stock.</source>
        <translation>Asse, 2♠ und 10♦ werden aus dem Talon ersetzt.</translation>
    </message>
    <message>
        <source>No equal ranks</source>
        <translation>Keine gleichen Ränge</translation>
    </message>
    <message>
        <source>Of equal ranks, all but one are replaced.</source>
        <translation>Von gleichen Rängen werden alle bis auf eine ersetzt.</translation>
    </message>
    <message>
        <source>No twos or queens</source>
        <translation>Keine Zweien und Damen</translation>
    </message>
    <message>
        <source>With a two or a queen, the deal is dealt again.</source>
        <translation>Bei einer Zwei oder Dame wird neu gegeben.</translation>
    </message>
    <message>
        <source>Length of the game</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>When the game is over.</source>
        <translation>Wann die Partie aus ist.</translation>
    </message>
    <message>
        <source>To a number of points</source>
        <translation>Bis zu einer Punktzahl</translation>
    </message>
    <message>
        <source>Deal after deal, until a side has the points.</source>
        <translation>Runde um Runde, bis eine Seite die Punkte hat.</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Einige Runden</translation>
    </message>
    <message>
        <source>Then it ends, with one more deal on a tie.</source>
        <translation>Dann ist Schluss, bei Gleichstand nach einer weiteren Runde.</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>A single deal, with one more on a tie.</source>
        <translation>Eine einzige Runde, bei Gleichstand noch eine.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>The game ends with the deal in which a side has them.</source>
        <translation>Die Partie endet mit der Runde, in der eine Seite sie hat.</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>So many deals make a game.</source>
        <translation>So viele Runden hat eine Partie.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>What decides at the end of the game.</source>
        <translation>Was am Ende der Partie entscheidet.</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>The highest total; on a tie, another deal.</source>
        <translation>Die höchste Summe; bei Gleichstand noch eine Runde.</translation>
    </message>
    <message>
        <source>First to get there</source>
        <translation>Wer zuerst ankommt</translation>
    </message>
    <message>
        <source>Item after item is counted until a side is there.</source>
        <translation>Posten um Posten wird gezählt, bis eine Seite am Ziel ist.</translation>
    </message>
    <message>
        <source>Most points, then the suit</source>
        <translation>Meiste Punkte, dann die Farbe</translation>
    </message>
    <message>
        <source>On a tie, more of the suit in the last deal.</source>
        <translation>Bei Gleichstand mehr von der Farbe in der letzten Runde.</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Wenigste Punkte</translation>
    </message>
    <message>
        <source>The lowest total; on a tie, fewer of the suit.</source>
        <translation>Die niedrigste Summe; bei Gleichstand weniger von der Farbe.</translation>
    </message>
    <message>
        <source>“{option}” cannot be “{value}”.</source>
        <translation>„{option}“ kann nicht „{value}“ sein.</translation>
    </message>
    <message>
        <source>“{option}: {value}” is only possible with “{other}: {needed}”.</source>
        <translation>„{option}: {value}“ geht nur mit „{other}: {needed}“.</translation>
    </message>
    <message>
        <source>Without a number of points to reach, the most points win.</source>
        <translation>Ohne eine Punktzahl als Ziel gewinnen die meisten Punkte.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Nur zu viert.</translation>
    </message>
    <message>
        <source>Without effect while “{option}” is “{value}”.</source>
        <translation>Ohne Wirkung, solange „{option}“ auf „{value}“ steht.</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Whether jack, queen and king have a value.</source>
        <translation>Ob Bube, Dame und König einen Wert haben.</translation>
    </message>
    <message>
        <source>Without value</source>
        <translation>Ohne Wert</translation>
    </message>
    <message>
        <source>They only take cards of their own rank.</source>
        <translation>Sie stechen nur Karten des eigenen Rangs.</translation>
    </message>
    <message>
        <source>11, 12, 13</source>
        <translation>11, 12, 13</translation>
    </message>
    <message>
        <source>They take and build like any number card.</source>
        <translation>Sie stechen und bauen wie jede Zahlenkarte.</translation>
    </message>
    <message>
        <source>Court cards taken</source>
        <translation>Gestochene Bilder</translation>
    </message>
    <message>
        <source>How many of its rank a jack, queen or king takes.</source>
        <translation>Wie viele ihres Rangs Bube, Dame oder König stechen.</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>One card; the player chooses which.</source>
        <translation>Eine Karte; welche, bestimmt der Spieler.</translation>
    </message>
    <message>
        <source>One to three</source>
        <translation>Eine bis drei</translation>
    </message>
    <message>
        <source>As many as the player likes.</source>
        <translation>So viele, wie der Spieler will.</translation>
    </message>
    <message>
        <source>One or three</source>
        <translation>Eine oder drei</translation>
    </message>
    <message>
        <source>One card or all three, never two.</source>
        <translation>Eine Karte oder alle drei, nie zwei.</translation>
    </message>
    <message>
        <source>Cards with two values</source>
        <translation>Karten mit zwei Werten</translation>
    </message>
    <message>
        <source>Which cards have a second, higher value.</source>
        <translation>Welche Karten einen zweiten, höheren Wert haben.</translation>
    </message>
    <message>
        <source>Every card has the value of its rank.</source>
        <translation>Jede Karte hat den Wert ihres Rangs.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>An ace counts 1 or 14.</source>
        <translation>Ein Ass zählt 1 oder 14.</translation>
    </message>
    <message>
        <source>Aces, 2♠ and 10♦</source>
        <translation>Asse, 2♠ und 10♦</translation>
    </message>
    <message>
        <source>An ace counts 1 or 14, 2♠ 2 or 15, 10♦ 10 or 16.</source>
        <translation>Ein Ass zählt 1 oder 14, 2♠ 2 oder 15, 10♦ 10 oder 16.</translation>
    </message>
    <message>
        <source>Where the high value counts</source>
        <translation>Wo der hohe Wert gilt</translation>
    </message>
    <message>
        <source>When a card with two values has which.</source>
        <translation>Wann eine Karte mit zwei Werten welchen hat.</translation>
    </message>
    <message>
        <source>From the hand, by choice</source>
        <translation>Aus der Hand, nach Wahl</translation>
    </message>
    <message>
        <source>Low on the table; from the hand as you like.</source>
        <translation>Auf dem Tisch niedrig, aus der Hand wie du willst.</translation>
    </message>
    <message>
        <source>From the hand, always</source>
        <translation>Aus der Hand, immer</translation>
    </message>
    <message>
        <source>Low on the table; from the hand always high.</source>
        <translation>Auf dem Tisch niedrig, aus der Hand immer hoch.</translation>
    </message>
    <message>
        <source>Everywhere, by choice</source>
        <translation>Überall, nach Wahl</translation>
    </message>
    <message>
        <source>In the hand and on the table, as you like.</source>
        <translation>Auf der Hand und auf dem Tisch, wie du willst.</translation>
    </message>
    <message>
        <source>Duty to take</source>
        <translation>Stichpflicht</translation>
    </message>
    <message>
        <source>Whether a card may be laid down that could take.</source>
        <translation>Ob man eine Karte ablegen darf, die stechen könnte.</translation>
    </message>
    <message>
        <source>You may always lay a card down instead.</source>
        <translation>Du darfst stattdessen immer ablegen.</translation>
    </message>
    <message>
        <source>With the played card</source>
        <translation>Mit der gespielten Karte</translation>
    </message>
    <message>
        <source>A card that can take may not be laid down.</source>
        <translation>Eine Karte, die stechen kann, darf nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>With any card</source>
        <translation>Mit jeder Handkarte</translation>
    </message>
    <message>
        <source>If any of your cards can take, none is laid down.</source>
        <translation>Kann eine deiner Karten stechen, wird keine abgelegt.</translation>
    </message>
    <message>
        <source>How much is taken</source>
        <translation>Wie viel gestochen wird</translation>
    </message>
    <message>
        <source>Whether a capture may leave cards that it could take.</source>
        <translation>Ob ein Stich Karten liegen lassen darf, die er nehmen könnte.</translation>
    </message>
    <message>
        <source>As you like</source>
        <translation>Wie du willst</translation>
    </message>
    <message>
        <source>You may leave cards that you could take.</source>
        <translation>Du darfst liegen lassen, was du nehmen könntest.</translation>
    </message>
    <message>
        <source>Every equal card</source>
        <translation>Jede gleiche Karte</translation>
    </message>
    <message>
        <source>Every single card of the value must go along.</source>
        <translation>Jede einzelne Karte des Werts muss mit.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>No further group of the value may be left.</source>
        <translation>Keine weitere Gruppe des Werts darf liegen bleiben.</translation>
    </message>
    <message>
        <source>Duty to sweep</source>
        <translation>Abräumpflicht</translation>
    </message>
    <message>
        <source>Whether a possible sweep must be made.</source>
        <translation>Ob man abräumen muss, wenn man kann.</translation>
    </message>
    <message>
        <source>You may leave a sweep.</source>
        <translation>Du darfst auf das Abräumen verzichten.</translation>
    </message>
    <message>
        <source>If a card can sweep, it must.</source>
        <translation>Kann eine Karte abräumen, muss sie es.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>“{name}” is among your rule sets already.</source>
        <translation>„{name}“ gehört schon zu deinen Regeln.</translation>
    </message>
    <message>
        <source>“{name}” is now among your rule sets.</source>
        <translation>„{name}“ gehört jetzt zu deinen Regeln.</translation>
    </message>
    <message>
        <source>Based on “{name}”</source>
        <translation>Beruht auf „{name}“</translation>
    </message>
</context>
<context>
    <name>OwnRulesLine</name>
    <message>
        <source>Name of the rule set “{name}”</source>
        <translation>Name der Regeln „{name}“</translation>
    </message>
    <message>
        <source>You have a rule set of this name already.</source>
        <translation>Du hast schon Regeln dieses Namens.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>OwnRulesPage</name>
    <message>
        <source>My rule sets</source>
        <translation>Meine Regeln</translation>
    </message>
    <message>
        <source>You have none yet. Customise a rule set and save it under a name, or import one that somebody gave you.</source>
        <translation>Du hast noch keine. Passe Regeln an und sichere sie unter einem Namen, oder importiere welche, die dir jemand gegeben hat.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
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
            <numerusform>Stapel: %n Karte</numerusform>
            <numerusform>Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n-mal abgeräumt</numerusform>
            <numerusform>%n-mal abgeräumt</numerusform>
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
        <source>Royal Casino</source>
        <translation>Royal-Casino</translation>
    </message>
    <message>
        <source>Jack, queen and king count 11, 12 and 13, the ace 1 or 14.</source>
        <translation>Bube, Dame und König zählen 11, 12 und 13, das Ass 1 oder 14.</translation>
    </message>
    <message>
        <source>Spades Casino</source>
        <translation>Pik-Casino</translation>
    </message>
    <message>
        <source>Every spade scores a point, its jack two; up to 61.</source>
        <translation>Jedes Pik zählt einen Punkt, der Pik-Bube zwei; bis 61.</translation>
    </message>
    <message>
        <source>Casino, several court cards</source>
        <translation>Casino, mehrere Bilder</translation>
    </message>
    <message>
        <source>A jack, queen or king takes up to three of its rank.</source>
        <translation>Bube, Dame oder König stechen bis zu drei ihres Rangs.</translation>
    </message>
    <message>
        <source>Casino in six deals</source>
        <translation>Casino in sechs Runden</translation>
    </message>
    <message>
        <source>After six deals the most points win.</source>
        <translation>Nach sechs Runden gewinnen die meisten Punkte.</translation>
    </message>
    <message>
        <source>Casino without a last sweep</source>
        <translation>Casino ohne letztes Abräumen</translation>
    </message>
    <message>
        <source>The very last card of a deal makes no sweep.</source>
        <translation>Die allerletzte Karte einer Runde räumt nicht ab.</translation>
    </message>
    <message>
        <source>Short Casino</source>
        <translation>Kurzes Casino</translation>
    </message>
    <message>
        <source>Only its owner takes a build; most diamonds score, sweeps do not.</source>
        <translation>Nur der Besitzer sticht einen Bau; die meisten Karo zählen, Abräumen nicht.</translation>
    </message>
    <message>
        <source>Short Casino with redeals</source>
        <translation>Kurzes Casino mit Neugeben</translation>
    </message>
    <message>
        <source>A two or a queen among the first table cards means a new deal.</source>
        <translation>Eine Zwei oder Dame unter den ersten Tischkarten heißt: neu geben.</translation>
    </message>
    <message>
        <source>Classical Casino</source>
        <translation>Klassisches Casino</translation>
    </message>
    <message>
        <source>Large hands, builds of up to 16; four players always play in pairs.</source>
        <translation>Große Hände, Baue bis 16; vier spielen immer in Paaren.</translation>
    </message>
    <message>
        <source>Classical Casino, one deal</source>
        <translation>Klassisches Casino, eine Runde</translation>
    </message>
    <message>
        <source>The classical game, decided by a single deal.</source>
        <translation>Das klassische Spiel, von einer einzigen Runde entschieden.</translation>
    </message>
    <message>
        <source>Danish Casino</source>
        <translation>Dänisches Casino</translation>
    </message>
    <message>
        <source>With builds and sweeps; from 21 points on the most win.</source>
        <translation>Mit Bauen und Abräumen; ab 21 Punkten gewinnen die meisten.</translation>
    </message>
    <message>
        <source>Danish Casino to 11</source>
        <translation>Dänisches Casino bis 11</translation>
    </message>
    <message>
        <source>The same up to 11 points: a short game.</source>
        <translation>Dasselbe bis 11 Punkte: eine kurze Partie.</translation>
    </message>
    <message>
        <source>Swedish Kasino</source>
        <translation>Schwedisches Kasino</translation>
    </message>
    <message>
        <source>Without builds; aces, 2♠ and 10♦ have two values; up to 16 points.</source>
        <translation>Ohne Bauen; Asse, 2♠ und 10♦ haben zwei Werte; bis 16 Punkte.</translation>
    </message>
    <message>
        <source>Kasino, only high aces</source>
        <translation>Kasino, nur hohe Asse</translation>
    </message>
    <message>
        <source>Only the aces have two values, 1 and 14.</source>
        <translation>Nur die Asse haben zwei Werte, 1 und 14.</translation>
    </message>
    <message>
        <source>Kasino, high from the hand</source>
        <translation>Kasino, hoch aus der Hand</translation>
    </message>
    <message>
        <source>From the hand aces, 2♠ and 10♦ are always 14, 15 and 16, on the table low.</source>
        <translation>Aus der Hand sind Asse, 2♠ und 10♦ immer 14, 15 und 16, auf dem Tisch niedrig.</translation>
    </message>
    <message>
        <source>Kasino with the duty to take</source>
        <translation>Kasino mit Stichpflicht</translation>
    </message>
    <message>
        <source>Whoever can take something must take.</source>
        <translation>Wer stechen kann, muss stechen.</translation>
    </message>
    <message>
        <source>Kasino with a point for the last capture</source>
        <translation>Kasino mit Punkt für den letzten Stich</translation>
    </message>
    <message>
        <source>The last capture of a deal scores a point.</source>
        <translation>Der letzte Stich einer Runde zählt einen Punkt.</translation>
    </message>
    <message>
        <source>Kasino in pairs</source>
        <translation>Kasino in Paaren</translation>
    </message>
    <message>
        <source>For four players, partners sit opposite.</source>
        <translation>Für vier, Partner sitzen sich gegenüber.</translation>
    </message>
    <message>
        <source>Kasino upside down</source>
        <translation>Kasino verkehrt</translation>
    </message>
    <message>
        <source>The fewest points win, and whoever can take must take.</source>
        <translation>Die wenigsten Punkte gewinnen, und wer stechen kann, muss.</translation>
    </message>
    <message>
        <source>Kasino with drawing</source>
        <translation>Kasino mit Nachziehen</translation>
    </message>
    <message>
        <source>After each play you draw a card from the stock.</source>
        <translation>Nach jedem Zug ziehst du eine Karte vom Talon nach.</translation>
    </message>
    <message>
        <source>Cassino</source>
        <translation>Englisches Cassino</translation>
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
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>Denmark</source>
        <translation>Dänemark</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Schweden</translation>
    </message>
    <message>
        <source>Britain and America</source>
        <translation>Großbritannien und Amerika</translation>
    </message>
    <message>
        <source>With builds and sweeps; the points are counted in turn, and the first side to reach 21 wins.</source>
        <translation>Mit Bauen und Abräumen; die Punkte werden der Reihe nach gezählt, und wer zuerst 21 erreicht, gewinnt.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>„{name}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“{name}” is not a file.</source>
        <translation>„{name}“ ist keine Datei.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: you may not read it.</source>
        <translation>„{name}“ lässt sich nicht öffnen: Du darfst die Datei nicht lesen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>„{name}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a file of Casino.</source>
        <translation>„{name}“ ist zu groß für eine Datei von Casino.</translation>
    </message>
    <message>
        <source>“{name}” is not a file of Casino.</source>
        <translation>„{name}“ ist keine Datei von Casino.</translation>
    </message>
    <message>
        <source>“{name}” is a file of another program.</source>
        <translation>„{name}“ ist eine Datei eines anderen Programms.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Casino.</source>
        <translation>„{name}“ wurde von einer neueren Version von Casino gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” is damaged (at {place}).</source>
        <translation>„{name}“ ist beschädigt (bei {place}).</translation>
    </message>
    <message>
        <source>“{name}” has a key that Casino does not know: “{place}”.</source>
        <translation>„{name}“ hat einen Schlüssel, den Casino nicht kennt: „{place}“.</translation>
    </message>
    <message>
        <source>“{name}” holds no possible rule set: {cause}</source>
        <translation>„{name}“ enthält keine möglichen Regeln: {cause}</translation>
    </message>
    <message>
        <source>“{name}” holds a game that the rules do not allow: {cause}</source>
        <translation>„{name}“ enthält eine Partie, die nach den Regeln nicht möglich ist: {cause}</translation>
    </message>
    <message>
        <source>“{name}” cannot be saved: the disk is full.</source>
        <translation>„{name}“ lässt sich nicht speichern: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>“{name}” cannot be saved: you may not write there.</source>
        <translation>„{name}“ lässt sich nicht speichern: Du darfst dort nicht schreiben.</translation>
    </message>
    <message>
        <source>“{name}” cannot be saved: {reason}.</source>
        <translation>„{name}“ lässt sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <translation>„{text}“ ist keine Karte.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>„{text}“ ist kein Zug.</translation>
    </message>
    <message>
        <source>The move {move} is not allowed here.</source>
        <translation>Der Zug {move} ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>A pack has 52 different cards, this one has {count}.</source>
        <translation>Ein Kartenspiel hat 52 verschiedene Karten, dieses hat {count}.</translation>
    </message>
    <message>
        <source>There are no rules by the name of “{preset}”.</source>
        <translation>Es gibt keine Regeln mit dem Namen „{preset}“.</translation>
    </message>
    <message>
        <source>There is no option by the name of “{option}”.</source>
        <translation>Es gibt keine Option mit dem Namen „{option}“.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>Die Option „{option}“ kann nicht „{value}“ sein.</translation>
    </message>
    <message>
        <source>The option “{option}” can only be “{value}” with “{needs}”.</source>
        <translation>Die Option „{option}“ kann nur mit „{needs}“ auf „{value}“ stehen.</translation>
    </message>
    <message>
        <source>In these rules nothing would score a point, and no game would end.</source>
        <translation>Nach diesen Regeln brächte nichts einen Punkt, und keine Partie ginge zu Ende.</translation>
    </message>
    <message>
        <source>Casino is played by two, three or four, not by {seats}.</source>
        <translation>Casino wird zu zweit, zu dritt oder zu viert gespielt, nicht zu {seats}.</translation>
    </message>
    <message>
        <source>The position is wrong at “{place}”.</source>
        <translation>Die Stellung ist bei „{place}“ falsch.</translation>
    </message>
    <message>
        <source>A position has no key named “{key}”.</source>
        <translation>Eine Stellung hat keinen Schlüssel namens „{key}“.</translation>
    </message>
    <message>
        <source>The hand of the position is empty.</source>
        <translation>Die Hand der Stellung ist leer.</translation>
    </message>
    <message>
        <source>The position has the card {card} twice.</source>
        <translation>Die Stellung hat die Karte {card} zweimal.</translation>
    </message>
    <message>
        <source>It holds no deal.</source>
        <translation>Sie enthält keine Runde.</translation>
    </message>
    <message>
        <source>Its first dealer has no seat.</source>
        <translation>Der erste Geber hat keinen Platz.</translation>
    </message>
    <message>
        <source>Deal {deal} does not have 52 different cards.</source>
        <translation>Runde {deal} hat nicht 52 verschiedene Karten.</translation>
    </message>
    <message>
        <source>In deal {deal}, move {number} ({move}) is not allowed.</source>
        <translation>In Runde {deal} ist Zug {number} ({move}) nicht erlaubt.</translation>
    </message>
    <message>
        <source>Deal {deal} begins before the one before it is over.</source>
        <translation>Runde {deal} beginnt, bevor die vorige zu Ende ist.</translation>
    </message>
    <message>
        <source>Deal {deal} comes after the end of the game.</source>
        <translation>Runde {deal} kommt nach dem Ende der Partie.</translation>
    </message>
    <message>
        <source>The next deal cannot be dealt now.</source>
        <translation>Die nächste Runde kann jetzt nicht gegeben werden.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Es gibt keinen Zug zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is no computer player by the name of “{level}”.</source>
        <translation>Es gibt keinen Computerspieler mit dem Namen „{level}“.</translation>
    </message>
    <message>
        <source>It is not the turn of seat {seat}.</source>
        <translation>Platz {seat} ist nicht am Zug.</translation>
    </message>
    <message>
        <source>{players} players do not go round {seats} seats.</source>
        <translation>{players} Spieler verteilen sich nicht auf {seats} Plätze.</translation>
    </message>
    <message>
        <source>The computer player was asked something impossible.</source>
        <translation>Der Computerspieler wurde etwas Unmögliches gefragt.</translation>
    </message>
    <message>
        <source>The computer player was not understood.</source>
        <translation>Der Computerspieler wurde nicht verstanden.</translation>
    </message>
</context>
<context>
    <name>RefusedFile</name>
    <message>
        <source>The file was left as it is.</source>
        <translation>Die Datei wurde nicht verändert.</translation>
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
        <translation>Der Computerspieler ist stehen geblieben: Die Prüfung endet hier.</translation>
    </message>
    <message>
        <source>Looking at move {done} of {total} …</source>
        <translation>Zug {done} von {total} wird geprüft …</translation>
    </message>
    <message>
        <source>There is no move of yours in this deal.</source>
        <translation>In dieser Runde gibt es keinen Zug von dir.</translation>
    </message>
    <message>
        <source>None of your moves was worse than the best one found.</source>
        <translation>Keiner deiner Züge war schlechter als der beste gefundene.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your {total} moves cost something.</source>
        <translation>
            <numerusform>%n deiner {total} Züge hat etwas gekostet.</numerusform>
            <numerusform>%n deiner {total} Züge haben etwas gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {hand}. Table: {table}.</source>
        <translation>Hand: {hand}. Tisch: {table}.</translation>
    </message>
    <message>
        <source>Cost: {points} points, exactly</source>
        <translation>Kosten: genau {points} Punkte</translation>
    </message>
    <message>
        <source>Cost: about {points} ± {error} points</source>
        <translation>Kosten: etwa {points} ± {error} Punkte</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Zug {number}: {move}</translation>
    </message>
    <message>
        <source>Move {number}, {name}: {move}</source>
        <translation>Zug {number}, {name}: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Besser: {move}</translation>
    </message>
</context>
<context>
    <name>ReviewLine</name>
    <message>
        <source>Hides the position</source>
        <translation>Blendet die Stellung aus</translation>
    </message>
    <message>
        <source>Shows the position</source>
        <translation>Zeigt die Stellung</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Your moves in this deal</source>
        <translation>Deine Züge in dieser Runde</translation>
    </message>
    <message>
        <source>The strongest player has judged each move by what you could know. Points are those of your lead over the others.</source>
        <translation>Der stärkste Spieler hat jeden Zug nach dem beurteilt, was du wissen konntest. Die Punkte sind die deines Vorsprungs vor den anderen.</translation>
    </message>
</context>
<context>
    <name>ReviewPosition</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>A ring marks the cards of the better move.</source>
        <translation>Ein Ring markiert die Karten des besseren Zugs.</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <source>lay down {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message numerus="yes">
        <source>take {cards} as {value} — %n card(s)</source>
        <translation>
            <numerusform>{cards} als {value} nehmen – %n&#xa0;Karte</numerusform>
            <numerusform>{cards} als {value} nehmen – %n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take {cards} — %n card(s)</source>
        <translation>
            <numerusform>{cards} nehmen – %n&#xa0;Karte</numerusform>
            <numerusform>{cards} nehmen – %n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{choice} with {cards}</source>
        <translation>{choice} mit {cards}</translation>
    </message>
    <message>
        <source>raise the build to {value}</source>
        <translation>den Bau auf {value} erhöhen</translation>
    </message>
    <message>
        <source>add to the build of {values}</source>
        <translation>an den Bau von {values} anlegen</translation>
    </message>
    <message>
        <source>build {values} with {cards}</source>
        <translation>{values} bauen mit {cards}</translation>
    </message>
    <message>
        <source>build {value} with {cards}</source>
        <translation>{value} bauen mit {cards}</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>You play for points, and whoever has the most when the game ends has won.</source>
        <translation>Ihr spielt um Punkte, und wer am Ende der Partie die meisten hat, hat gewonnen.</translation>
    </message>
    <message>
        <source>You play for points, and whoever is first to stand at {target} has won.</source>
        <translation>Ihr spielt um Punkte, und wer zuerst auf {target} kommt, hat gewonnen.</translation>
    </message>
    <message>
        <source>Here the aim is turned round: points are to be avoided, and whoever has the fewest when the game ends has won.</source>
        <translation>Hier ist das Ziel umgekehrt: Punkte soll man vermeiden, und wer am Ende der Partie die wenigsten hat, hat gewonnen.</translation>
    </message>
    <message>
        <source>Casino is a game of taking. Cards lie face up on the table, and with a card from your hand you take one or several that match it. What each side has taken is counted when the deal is over.</source>
        <translation>Bei Casino geht es ums Nehmen. Auf dem Tisch liegen offene Karten, und mit einer Karte aus deiner Hand nimmst du eine oder mehrere, die zu ihr passen. Am Ende der Runde wird gezählt, was jede Seite genommen hat.</translation>
    </message>
    <message>
        <source>Points come from {sources}.</source>
        <translation>Punkte gibt es für {sources}.</translation>
    </message>
    <message>
        <source>A capture can be prepared: a build binds cards on the table together, to be taken as one later.</source>
        <translation>Ein Stich lässt sich vorbereiten: Ein Bau fasst Karten auf dem Tisch zusammen, damit sie später auf einmal genommen werden.</translation>
    </message>
    <message>
        <source>Four play, in two pairs; partners sit opposite each other.</source>
        <translation>Ihr spielt zu viert in zwei Paaren; Partner sitzen sich gegenüber.</translation>
    </message>
    <message>
        <source>Two play against each other.</source>
        <translation>Ihr spielt zu zweit gegeneinander.</translation>
    </message>
    <message>
        <source>Three play, each alone against the others.</source>
        <translation>Ihr spielt zu dritt, jeder für sich.</translation>
    </message>
    <message>
        <source>Four play, each alone against the others.</source>
        <translation>Ihr spielt zu viert, jeder für sich.</translation>
    </message>
    <message>
        <source>the most {suit}</source>
        <translation>die meisten {suit}</translation>
    </message>
    <message>
        <source>every card of {suit}</source>
        <translation>jede Karte in {suit}</translation>
    </message>
    <message>
        <source>the most cards</source>
        <translation>die meisten Karten</translation>
    </message>
    <message>
        <source>Big Casino (10♦)</source>
        <translation>das Große Casino (10♦)</translation>
    </message>
    <message>
        <source>Little Casino (2♠)</source>
        <translation>das Kleine Casino (2♠)</translation>
    </message>
    <message>
        <source>every ace</source>
        <translation>jedes Ass</translation>
    </message>
    <message>
        <source>every sweep</source>
        <translation>jedes Abräumen</translation>
    </message>
    <message>
        <source>the last capture</source>
        <translation>den letzten Stich</translation>
    </message>
    <message>
        <source>The game and its aim</source>
        <translation>Das Spiel und sein Ziel</translation>
    </message>
    <message>
        <source>The cards and their values</source>
        <translation>Die Karten und ihre Werte</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Trailing</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <translation>Das Ende der Runde</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Words at the table</source>
        <translation>Wörter am Spieltisch</translation>
    </message>
    <message>
        <source>Rules: custom, based on {name}, {players}</source>
        <translation>Regeln: eigene nach {name}, {players}</translation>
    </message>
    <message>
        <source>Anybody may take a build with a card of its value, whoever it belongs to: no build is ever safe.</source>
        <translation>Einen Bau darf jeder nehmen, der eine Karte seines Werts hat, ganz gleich, wem er gehört: Kein Bau ist je sicher.</translation>
    </message>
    <message>
        <source>Only the one whom it belongs to may take a build; nobody else can.</source>
        <translation>Einen Bau darf nur nehmen, wem er gehört, und sonst niemand.</translation>
    </message>
    <message>
        <source>A single build can be raised, your own or another player’s: you add a card from your hand and announce the new value. Table cards do not help to raise it, and you need a card for the new value.</source>
        <translation>Einen einfachen Bau kannst du erhöhen, deinen eigenen wie einen fremden: Du legst eine Karte aus der Hand dazu und sagst den neuen Wert an. Karten vom Tisch helfen beim Erhöhen nicht, und für den neuen Wert brauchst du eine Karte.</translation>
    </message>
    <message>
        <source>A single build of another player can be raised, your own cannot: you add a card from your hand and announce the new value. Table cards do not help to raise it, and you need a card for the new value.</source>
        <translation>Einen fremden einfachen Bau kannst du erhöhen, deinen eigenen nicht: Du legst eine Karte aus der Hand dazu und sagst den neuen Wert an. Karten vom Tisch helfen beim Erhöhen nicht, und für den neuen Wert brauchst du eine Karte.</translation>
    </message>
    <message>
        <source>The value of a build stays as it is: builds are not raised.</source>
        <translation>Der Wert eines Baus bleibt, wie er ist: Baue werden nicht erhöht.</translation>
    </message>
    <message>
        <source>While a build is yours, you may not trail. Every other capture and every other build is still open to you.</source>
        <translation>Solange dir ein Bau gehört, darfst du nicht ablegen. Jeder andere Stich und jeder andere Bau steht dir weiter offen.</translation>
    </message>
    <message>
        <source>While a build is yours, you may only capture, the build itself or something else. You may neither trail nor build.</source>
        <translation>Solange dir ein Bau gehört, darfst du nur stechen, den Bau selbst oder etwas anderes. Ablegen und bauen darfst du nicht.</translation>
    </message>
    <message>
        <source>You may take your time with a build of yours, and even trail, as long as you keep the card for it.</source>
        <translation>Mit deinem Bau darfst du dir Zeit lassen und sogar ablegen, solange du die Karte für ihn behältst.</translation>
    </message>
    <message>
        <source>Or you add to a build that is there, your own or another player’s: a card from your hand that makes its value, alone or with loose cards. You need a card for it here too.</source>
        <translation>Oder du legst an einen Bau an, der schon da ist, an deinen eigenen wie an einen fremden: eine Karte aus der Hand, die allein oder mit einzelnen Tischkarten seinen Wert ergibt. Auch hier brauchst du eine Karte, die ihn nimmt.</translation>
    </message>
    <message>
        <source>Or you add to another player’s build: a card from your hand that makes its value, alone or with loose cards. You need a card for it here too.</source>
        <translation>Oder du legst an einen fremden Bau an: eine Karte aus der Hand, die allein oder mit einzelnen Tischkarten seinen Wert ergibt. Auch hier brauchst du eine Karte, die ihn nimmt.</translation>
    </message>
    <message>
        <source>To build, you lay a card from your hand onto one or several loose cards so that together they make a value, and announce it: “I build eight.” From then on these cards belong together. They are taken as a whole, with a card of that value, and are never part of a sum.</source>
        <translation>Beim Bauen legst du eine Handkarte zu einer oder mehreren einzelnen Tischkarten, sodass sie zusammen einen Wert ergeben, und sagst ihn an: „Ich baue Acht.“ Von da an gehören diese Karten zusammen. Sie werden nur als Ganzes genommen, mit einer Karte dieses Werts, und zählen nie in einer Summe mit.</translation>
    </message>
    <message>
        <source>You may build only what you can take yourself: the card for it has to stay in your hand as long as the build is yours.</source>
        <translation>Du darfst nur bauen, was du selbst nehmen kannst: Die Karte dafür muss auf deiner Hand bleiben, solange dir der Bau gehört.</translation>
    </message>
    <message>
        <source>Court cards are not built with.</source>
        <translation>Mit Bildern wird nicht gebaut.</translation>
    </message>
    <message>
        <source>Two builds of different values need two cards.</source>
        <translation>Zwei Baue mit verschiedenen Werten brauchen zwei Karten.</translation>
    </message>
    <message>
        <source>The card that takes a build may take other builds and groups of the same value with it.</source>
        <translation>Die Karte, die einen Bau nimmt, darf weitere Baue und Gruppen desselben Werts mitnehmen.</translation>
    </message>
    <message>
        <source>Builds may go up to 14. A build of 14 is taken only by an ace.</source>
        <translation>Gebaut werden darf bis 14. Einen Bau von 14 nimmt nur ein Ass.</translation>
    </message>
    <message>
        <source>Builds may go up to 16. A build of 14 is taken only by an ace, one of 15 only by Little Casino, one of 16 only by Big Casino.</source>
        <translation>Gebaut werden darf bis 16. Einen Bau von 14 nimmt nur ein Ass, einen von 15 nur das Kleine Casino, einen von 16 nur das Große Casino.</translation>
    </message>
    <message>
        <source>A build is a single group: two groups of one value are never put together, and nothing is added to a build.</source>
        <translation>Ein Bau ist immer eine einzige Gruppe: Zwei Gruppen gleichen Werts werden nie zusammengelegt, und an einen Bau wird nichts angelegt.</translation>
    </message>
    <message>
        <source>A multiple build consists of several groups, each of which makes the value. “I build nines,” you say. It can be made in one go.</source>
        <translation>Ein Mehrfachbau besteht aus mehreren Gruppen, von denen jede den Wert ergibt. „Ich baue Neunen“, sagst du dann. Er kann auf einen Schlag entstehen.</translation>
    </message>
    <message>
        <source>Two builds are never put together, but two of the same value may lie side by side.</source>
        <translation>Zwei Baue werden nie zusammengelegt, aber zwei desselben Werts dürfen nebeneinander liegen.</translation>
    </message>
    <message>
        <source>Loose cards that make the new value by themselves may go onto it in the same move. A multiple build is never raised.</source>
        <translation>Einzelne Karten, die für sich den neuen Wert ergeben, dürfen im selben Zug dazukommen. Ein Mehrfachbau wird nie erhöht.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made it, raised it or added to it last. Whoever takes over your build frees you from it.</source>
        <translation>Ein Bau gehört dem, der ihn zuletzt gebaut, erhöht oder an ihn angelegt hat. Wer deinen Bau übernimmt, befreit dich von ihm.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made it or added to it last. Whoever takes over your build frees you from it.</source>
        <translation>Ein Bau gehört dem, der ihn zuletzt gebaut oder an ihn angelegt hat. Wer deinen Bau übernimmt, befreit dich von ihm.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made or raised it last. Whoever takes over your build frees you from it.</source>
        <translation>Ein Bau gehört dem, der ihn zuletzt gebaut oder erhöht hat. Wer deinen Bau übernimmt, befreit dich von ihm.</translation>
    </message>
    <message>
        <source>A build belongs to whoever made it.</source>
        <translation>Ein Bau gehört dem, der ihn gebaut hat.</translation>
    </message>
    <message>
        <source>A court card takes one card of its own kind: a queen takes a queen. If several lie there, you choose one of them.</source>
        <translation>Ein Bild nimmt ein gleiches Bild: eine Dame eine Dame. Liegen mehrere da, suchst du dir eins aus.</translation>
    </message>
    <message>
        <source>A court card takes cards of its own kind only: a queen takes one, two or three queens, as you like.</source>
        <translation>Ein Bild nimmt nur gleiche Bilder: eine Dame eine, zwei oder drei Damen, wie du willst.</translation>
    </message>
    <message>
        <source>A court card takes cards of its own kind only, either one or all three. If two lie there, you choose one of them.</source>
        <translation>Ein Bild nimmt nur gleiche Bilder, entweder eins oder alle drei. Liegen zwei da, suchst du dir eins aus.</translation>
    </message>
    <message>
        <source>You need not take all that you could: you may leave a group lying.</source>
        <translation>Du musst nicht alles nehmen, was du könntest: Eine Gruppe darfst du auch liegen lassen.</translation>
    </message>
    <message>
        <source>Whoever takes something with a value has to take every loose card of that value too. Groups that only add up to it may be left.</source>
        <translation>Wer mit einem Wert etwas nimmt, muss auch jede einzelne Karte dieses Werts nehmen. Gruppen, die ihn nur zusammengezählt ergeben, dürfen liegen bleiben.</translation>
    </message>
    <message>
        <source>Whoever takes something with a value has to go on until no more can be taken with it: no further group of that value may be left.</source>
        <translation>Wer mit einem Wert etwas nimmt, muss so viel nehmen, bis mit ihm nichts mehr geht: Keine weitere Gruppe dieses Werts darf liegen bleiben.</translation>
    </message>
    <message>
        <source>A card takes a table card of the same value: that is a pair. Or it takes several whose values add up to its own: they are combined. Both may be done at once and several times, as long as each group makes the value by itself and no card is used twice.</source>
        <translation>Eine Karte nimmt eine Tischkarte desselben Werts: Das heißt paaren. Oder sie nimmt mehrere, deren Werte zusammen ihren eigenen ergeben: Das heißt zusammenzählen. Beides geht auch auf einmal und mehrfach, solange jede Gruppe für sich den Wert ergibt und keine Karte doppelt zählt.</translation>
    </message>
    <message>
        <source>Court cards take like all the others: a queen takes a queen, or cards that add up to 12, or both.</source>
        <translation>Bilder nehmen wie alle anderen Karten: Eine Dame nimmt eine Dame oder Karten, die zusammen 12 ergeben, oder beides.</translation>
    </message>
    <message>
        <source>A card with two values takes with one of them in a turn, never with both at once.</source>
        <translation>Eine Karte mit zwei Werten nimmt in einem Zug mit einem davon, nie mit beiden zugleich.</translation>
    </message>
    <message>
        <source>When you capture with such a card, you choose which of its two values it has. On the table and in what is added up there it always has its low value.</source>
        <translation>Nimmst du mit so einer Karte, dann suchst du dir aus, welchen der beiden Werte sie hat. Auf dem Tisch und in allem, was dort zusammengezählt wird, hat sie immer ihren niedrigen Wert.</translation>
    </message>
    <message>
        <source>In the hand such a card has only its high value, on the table only its low one. An ace from the hand therefore never takes a lone ace.</source>
        <translation>Auf der Hand hat so eine Karte nur ihren hohen Wert, auf dem Tisch nur ihren niedrigen. Ein Ass aus der Hand nimmt deshalb nie ein einzelnes Ass.</translation>
    </message>
    <message>
        <source>In the hand and on the table alike, whoever plays chooses the value of such a card. In one turn each card has only one value.</source>
        <translation>Ob auf der Hand oder auf dem Tisch: Den Wert so einer Karte bestimmt, wer am Zug ist. In einem Zug hat jede Karte nur einen Wert.</translation>
    </message>
    <message>
        <source>The pack has 52 cards, without jokers.</source>
        <translation>Gespielt wird mit 52 Karten ohne Joker.</translation>
    </message>
    <message>
        <source>An ace has two values, 1 and 14.</source>
        <translation>Ein Ass hat zwei Werte, 1 und 14.</translation>
    </message>
    <message>
        <source>Six cards have two values: the four aces, Little Casino (2♠) and Big Casino (10♦).</source>
        <translation>Sechs Karten haben zwei Werte: die vier Asse, das Kleine Casino (2♠) und das Große Casino (10♦).</translation>
    </message>
    <message>
        <source>The value of a card says what it can take. It has nothing to do with the points that the card may bring.</source>
        <translation>Der Wert einer Karte sagt, was sie nehmen kann. Mit den Punkten, die sie vielleicht bringt, hat er nichts zu tun.</translation>
    </message>
    <message>
        <source>Every card has a value: the ace 1, the cards from 2 to 10 their number, the jack 11, the queen 12 and the king 13. The court cards are used like all the others.</source>
        <translation>Jede Karte hat einen Wert: das Ass 1, die Karten von 2 bis 10 ihre Zahl, der Bube 11, die Dame 12 und der König 13. Die Bilder werden wie alle anderen Karten gespielt.</translation>
    </message>
    <message>
        <source>The number cards have a value: the ace 1, the cards from 2 to 10 their number.</source>
        <translation>Die Zahlenkarten haben einen Wert: das Ass 1, die Karten von 2 bis 10 ihre Zahl.</translation>
    </message>
    <message>
        <source>Jack, queen and king have none: they are paired only with their own kind, and they are part of no sum and no build.</source>
        <translation>Bube, Dame und König haben keinen: Sie werden nur mit ihresgleichen gepaart und gehören in keine Summe und keinen Bau.</translation>
    </message>
    <message>
        <source>Jack, queen and king have none: they are paired only with their own kind, and they are part of no sum.</source>
        <translation>Bube, Dame und König haben keinen: Sie werden nur mit ihresgleichen gepaart und gehören in keine Summe.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>If an ace, Big Casino or Little Casino is among the first four cards on the table, it goes back into the stock at a random place, and the next card of the stock takes its place.</source>
        <translation>Liegt unter den ersten vier Tischkarten ein Ass, das Große oder das Kleine Casino, so kommt es an eine zufällige Stelle in den Talon zurück, und die nächste Karte des Talons nimmt seinen Platz ein.</translation>
    </message>
    <message>
        <source>If cards of equal rank are among the first four on the table, all but one of them go back into the stock at random places, and the next cards of the stock take their place.</source>
        <translation>Liegen unter den ersten vier Tischkarten gleiche Karten, so kommen alle bis auf eine an zufällige Stellen in den Talon zurück, und die nächsten Karten des Talons nehmen ihren Platz ein.</translation>
    </message>
    <message>
        <source>If a two or a queen is among the first four cards on the table, all cards are shuffled and dealt again.</source>
        <translation>Liegt unter den ersten vier Tischkarten eine Zwei oder eine Dame, so wird alles neu gemischt und noch einmal gegeben.</translation>
    </message>
    <message>
        <source>Before the last packet the dealer says: “Last.”</source>
        <translation>Vor dem letzten Geben sagt der Geber: „Letztes Geben.“</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the lowest deals; the ace is the lowest of all.</source>
        <translation>Für die erste Runde zieht jeder eine Karte, und wer die niedrigste hat, gibt; das Ass ist die niedrigste von allen.</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the highest deals; the king is the highest of all, the ace the lowest.</source>
        <translation>Für die erste Runde zieht jeder eine Karte, und wer die höchste hat, gibt; der König ist die höchste von allen, das Ass die niedrigste.</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and the highest deals; the ace is the highest of all.</source>
        <translation>Für die erste Runde zieht jeder eine Karte, und wer die höchste hat, gibt; das Ass ist die höchste von allen.</translation>
    </message>
    <message>
        <source>Those who tie draw again.</source>
        <translation>Bei Gleichstand wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>After that you deal in turn.</source>
        <translation>Danach gebt ihr abwechselnd.</translation>
    </message>
    <message>
        <source>After that the deal passes to the left.</source>
        <translation>Danach geht das Geben nach links weiter.</translation>
    </message>
    <message>
        <source>The dealer shuffles and gives everybody {cards} at once, beginning on the left, and then lays four cards face up on the table.</source>
        <translation>Der Geber mischt, gibt links beginnend jedem {cards} auf einmal und legt dann vier Karten offen auf den Tisch.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals in twos: two cards to the other player, two face up to the table, two to the dealer, and so on until four cards lie on the table and each of you has {cards}.</source>
        <translation>Der Geber mischt und gibt immer zwei Karten: zwei verdeckt dem anderen, zwei offen auf den Tisch, zwei sich selbst, und so weiter, bis vier Karten auf dem Tisch liegen und jeder von euch {cards} hat.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals in twos: two cards to each of the others, beginning on the left, two face up to the table, two to the dealer, and so on until four cards lie on the table and everybody has {cards}.</source>
        <translation>Der Geber mischt und gibt immer zwei Karten: links beginnend jedem anderen zwei, zwei offen auf den Tisch, zwei sich selbst, und so weiter, bis vier Karten auf dem Tisch liegen und jeder {cards} hat.</translation>
    </message>
    <message>
        <source>There are {packets} in a deal.</source>
        <translation>In einer Runde wird {packets} gegeben.</translation>
    </message>
    <message>
        <source>In the last one everybody gets only {cards}.</source>
        <translation>Beim letzten Mal bekommt jeder nur {cards}.</translation>
    </message>
    <message>
        <source>An odd last card is dealt singly.</source>
        <translation>Eine überzählige letzte Karte wird einzeln gegeben.</translation>
    </message>
    <message>
        <source>With that, the whole pack has been dealt; before it, the dealer says: “Last.”</source>
        <translation>Damit sind alle Karten gegeben; davor sagt der Geber: „Letztes Geben.“</translation>
    </message>
    <message>
        <source>When all hands have been played out, the next packet is dealt in the same way, but nothing more goes to the table.</source>
        <translation>Sind alle Hände ausgespielt, wird auf dieselbe Weise nachgegeben, aber auf den Tisch kommt nichts mehr.</translation>
    </message>
    <message>
        <source>Whoever has played a card draws one from the stock, as long as there is any; nothing more goes to the table. When the last card of the stock is drawn, “Last” is called, and then the hands are played out.</source>
        <translation>Wer eine Karte gespielt hat, zieht eine vom Talon, solange er reicht; auf den Tisch kommt nichts mehr. Wird die letzte Karte des Talons gezogen, heißt es „Letztes Geben“, und danach werden die Hände ausgespielt.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deiner</translation>
    </message>
    <message>
        <source>Allowed: {move}.</source>
        <translation>Erlaubt: {move}.</translation>
    </message>
    <message>
        <source>Not allowed: {move}. {reason}</source>
        <translation>Nicht erlaubt: {move}. {reason}</translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>Auf deiner Hand: {cards}.</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Auf dem Tisch: {cards}.</translation>
    </message>
    <message>
        <source>your build of {value} from {cards}</source>
        <translation>dein Bau {value} aus {cards}</translation>
    </message>
    <message>
        <source>another player’s build of {value} from {cards}</source>
        <translation>ein fremder Bau {value} aus {cards}</translation>
    </message>
    <message>
        <source>lay down {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>take {cards} with {card}</source>
        <translation>{cards} mit {card} nehmen</translation>
    </message>
    <message>
        <source>build {value} from {card} and {cards}</source>
        <translation>{value} bauen aus {card} und {cards}</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Jack, queen and king; all others are number cards.</source>
        <translation>Bube, Dame und König; alle anderen sind Zahlenkarten.</translation>
    </message>
    <message>
        <source>Big Casino</source>
        <translation>Großes Casino</translation>
    </message>
    <message>
        <source>The ten of diamonds.</source>
        <translation>Die Karo-Zehn.</translation>
    </message>
    <message>
        <source>Little Casino</source>
        <translation>Kleines Casino</translation>
    </message>
    <message>
        <source>The two of spades.</source>
        <translation>Die Pik-Zwei.</translation>
    </message>
    <message>
        <source>Loose card</source>
        <translation>Einzelne Karte</translation>
    </message>
    <message>
        <source>A card on the table that can be taken by itself.</source>
        <translation>Eine Karte auf dem Tisch, die für sich genommen werden kann.</translation>
    </message>
    <message>
        <source>Capture, take</source>
        <translation>Stechen, nehmen</translation>
    </message>
    <message>
        <source>To win cards from the table with a card from the hand.</source>
        <translation>Mit einer Handkarte Karten vom Tisch gewinnen.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paaren</translation>
    </message>
    <message>
        <source>To take a card of the same value or kind.</source>
        <translation>Eine Karte gleichen Werts oder ein gleiches Bild nehmen.</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Zusammenzählen</translation>
    </message>
    <message>
        <source>To take cards that add up to the value of the card played.</source>
        <translation>Karten nehmen, die zusammen den Wert der gespielten Karte ergeben.</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>To lay a card down without taking anything.</source>
        <translation>Eine Karte hinlegen, ohne etwas zu nehmen.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <source>To take everything that lies on the table in one turn.</source>
        <translation>In einem Zug alles nehmen, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>Cards bound together on the table, to be taken as a whole.</source>
        <translation>Karten auf dem Tisch, die zusammengehören und nur als Ganzes genommen werden.</translation>
    </message>
    <message>
        <source>Multiple build</source>
        <translation>Mehrfachbau</translation>
    </message>
    <message>
        <source>A build of several groups that make the same value.</source>
        <translation>Ein Bau aus mehreren Gruppen, die denselben Wert ergeben.</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Erhöhen</translation>
    </message>
    <message>
        <source>To give a build a higher value with a card from the hand.</source>
        <translation>Einem Bau mit einer Handkarte einen höheren Wert geben.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The cards that have not been dealt yet.</source>
        <translation>Die Karten, die noch nicht gegeben sind.</translation>
    </message>
    <message>
        <source>Packet</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>One dealing of hand cards to everybody.</source>
        <translation>Ein Austeilen von Handkarten an alle.</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letztes Geben</translation>
    </message>
    <message>
        <source>What the dealer says before the last packet.</source>
        <translation>Das sagt der Geber an, bevor er zum letzten Mal gibt.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The whole pack, played and counted once.</source>
        <translation>Das ganze Blatt, einmal gespielt und gezählt.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>All deals until somebody has won.</source>
        <translation>Alle Runden, bis jemand gewonnen hat.</translation>
    </message>
    <message>
        <source>Leftovers</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>The cards that lie on the table when the last one is played.</source>
        <translation>Die Karten, die auf dem Tisch liegen, wenn die letzte gespielt ist.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and score together: what both have taken in the deal is counted as one pile, sweeps included.</source>
        <translation>Partner sitzen sich gegenüber und werten gemeinsam: Was beide in der Runde genommen haben, zählt wie ein einziger Stapel, das Abräumen eingeschlossen.</translation>
    </message>
    <message>
        <source>Nobody sees the hand of the partner.</source>
        <translation>In die Hand des Partners sieht niemand.</translation>
    </message>
    <message>
        <source>A build belongs to one player, not to the pair.</source>
        <translation>Ein Bau gehört einem Spieler, nicht dem Paar.</translation>
    </message>
    <message>
        <source>It does not bind the partner in what to play.</source>
        <translation>Den Partner bindet er beim Spielen nicht.</translation>
    </message>
    <message>
        <source>The partner may not take it either.</source>
        <translation>Auch der Partner darf ihn nicht nehmen.</translation>
    </message>
    <message>
        <source>The partner may take it, like anybody else.</source>
        <translation>Nehmen darf ihn der Partner wie jeder andere.</translation>
    </message>
    <message>
        <source>Nobody has to take: you may also trail a card that could have taken something.</source>
        <translation>Niemand muss nehmen: Du darfst auch eine Karte ablegen, die etwas hätte nehmen können.</translation>
    </message>
    <message>
        <source>A card that can take something may not be trailed. You may trail another card that takes nothing.</source>
        <translation>Eine Karte, die etwas nehmen kann, darf nicht abgelegt werden. Eine andere, die nichts nimmt, darfst du ablegen.</translation>
    </message>
    <message>
        <source>As long as any card in your hand can take something, you may not trail at all.</source>
        <translation>Solange irgendeine Karte deiner Hand etwas nehmen kann, darfst du gar nicht ablegen.</translation>
    </message>
    <message>
        <source>While a build is yours, you may not trail.</source>
        <translation>Solange dir ein Bau gehört, darfst du nicht ablegen.</translation>
    </message>
    <message>
        <source>While a build is yours, you may trail, but not the card that is to take the build.</source>
        <translation>Solange dir ein Bau gehört, darfst du ablegen, nur nicht die Karte, die den Bau nehmen soll.</translation>
    </message>
    <message>
        <source>In your turn you play exactly one card from your hand. You capture with it, you build with it, or you trail it: you lay it down on the table.</source>
        <translation>In deinem Zug spielst du genau eine Karte aus der Hand. Du stichst mit ihr, du baust mit ihr, oder du legst sie ab, also offen auf den Tisch.</translation>
    </message>
    <message>
        <source>In your turn you play exactly one card from your hand. You capture with it, or you trail it: you lay it down on the table.</source>
        <translation>In deinem Zug spielst du genau eine Karte aus der Hand. Du stichst mit ihr, oder du legst sie ab, also offen auf den Tisch.</translation>
    </message>
    <message>
        <source>Whoever does not deal begins; then you take turns.</source>
        <translation>Wer nicht gibt, fängt an; dann seid ihr abwechselnd dran.</translation>
    </message>
    <message>
        <source>The player on the dealer’s left begins; then it goes on clockwise.</source>
        <translation>Wer links vom Geber sitzt, fängt an; dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>What you have taken goes face down onto your pile, together with the card that took it.</source>
        <translation>Was du genommen hast, kommt mit der Karte, die es genommen hat, verdeckt auf deinen Stapel.</translation>
    </message>
    <message>
        <source>A card that you trail stays face up on the table as a loose card and can be taken from the next turn on. On an empty table there is nothing else you can do.</source>
        <translation>Eine abgelegte Karte bleibt offen auf dem Tisch liegen und kann vom nächsten Zug an genommen werden. Ist der Tisch leer, bleibt dir nichts anderes übrig.</translation>
    </message>
    <message>
        <source>Except that whoever can clear the table must do so.</source>
        <translation>Nur wer den Tisch abräumen kann, muss es tun.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table in one turn, builds and all, has made a sweep.</source>
        <translation>Wer in einem Zug alles nimmt, was auf dem Tisch liegt, Baue eingeschlossen, hat abgeräumt.</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table in one turn has made a sweep.</source>
        <translation>Wer in einem Zug alles nimmt, was auf dem Tisch liegt, hat abgeräumt.</translation>
    </message>
    <message>
        <source>One of the cards taken is laid face up across the pile, so that the sweep is not forgotten. The next player finds an empty table and has to trail.</source>
        <translation>Eine der genommenen Karten wird offen quer auf den Stapel gelegt, damit das Abräumen nicht vergessen wird. Wer als Nächstes dran ist, findet einen leeren Tisch vor und muss ablegen.</translation>
    </message>
    <message>
        <source>With the very last card of the deal there is no sweep any more, even if it clears the table.</source>
        <translation>Mit der allerletzten Karte der Runde gibt es kein Abräumen mehr, auch wenn der Tisch danach leer ist.</translation>
    </message>
    <message>
        <source>Clearing the table with the very last card of the deal is a sweep as well.</source>
        <translation>Auch wer mit der allerletzten Karte der Runde alles nimmt, hat abgeräumt.</translation>
    </message>
    <message>
        <source>If a card in your hand can clear the table, you must play such a card and take all.</source>
        <translation>Kann eine Karte deiner Hand den Tisch abräumen, so musst du eine solche Karte spielen und alles nehmen.</translation>
    </message>
    <message>
        <source>In this game a sweep brings no points.</source>
        <translation>Punkte bringt das hier nicht.</translation>
    </message>
    <message>
        <source>It brings {points}.</source>
        <translation>Das bringt {points}.</translation>
    </message>
    <message>
        <source>The last capture of the deal brings {points}.</source>
        <translation>Der letzte Stich der Runde bringt {points}.</translation>
    </message>
    <message>
        <source>The deal is over when the stock is used up and the last card has been played.</source>
        <translation>Die Runde ist zu Ende, wenn alles gegeben und die letzte Karte gespielt ist.</translation>
    </message>
    <message>
        <source>What then still lies on the table, the leftovers, goes to whoever played the last card, and that is always the dealer.</source>
        <translation>Was dann noch auf dem Tisch liegt, die Reste, bekommt, wer die letzte Karte gespielt hat, und das ist immer der Geber.</translation>
    </message>
    <message>
        <source>What then still lies on the table, the leftovers, goes to whoever was the last to take something. If nobody took anything in the whole deal, nobody gets it.</source>
        <translation>Was dann noch auf dem Tisch liegt, die Reste, bekommt, wer zuletzt etwas genommen hat. Hat in der ganzen Runde niemand etwas genommen, bekommt sie auch niemand.</translation>
    </message>
    <message>
        <source>Leftovers are never a sweep.</source>
        <translation>Reste sind nie ein Abräumen.</translation>
    </message>
    <message>
        <source>After the last card each pair counts what it has taken together.</source>
        <translation>Nach der letzten Karte zählt jedes Paar, was es zusammen genommen hat.</translation>
    </message>
    <message>
        <source>After the last card everybody counts what they have taken.</source>
        <translation>Nach der letzten Karte zählt jeder, was er genommen hat.</translation>
    </message>
    <message>
        <source>Every item counts by itself: one card may bring points in several of them.</source>
        <translation>Jede Zeile zählt für sich: Eine Karte kann in mehreren davon Punkte bringen.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>And every sweep</source>
        <translation>Und jedes Abräumen</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Meiste Karten</translation>
    </message>
    <message>
        <source>All {suit}: 1 for each, 2 for the jack</source>
        <translation>Alle {suit}: je 1, der Bube 2</translation>
    </message>
    <message>
        <source>Most {suit}</source>
        <translation>Meiste {suit}</translation>
    </message>
    <message>
        <source>Big Casino, the 10♦</source>
        <translation>Großes Casino, die 10♦</translation>
    </message>
    <message>
        <source>Little Casino, the 2♠</source>
        <translation>Kleines Casino, die 2♠</translation>
    </message>
    <message>
        <source>The four aces: {points} for each</source>
        <translation>Die vier Asse: je {points}</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>If several have equally many cards or equally many {suit}, and nobody has more, nobody gets these points.</source>
        <translation>Haben mehrere gleich viele Karten oder gleich viele {suit} und niemand hat mehr, so bekommt diese Punkte niemand.</translation>
    </message>
    <message>
        <source>If several have equally many cards, and nobody has more, nobody gets these points.</source>
        <translation>Haben mehrere gleich viele Karten und niemand hat mehr, so bekommt diese Punkte niemand.</translation>
    </message>
    <message>
        <source>If several have equally many {suit}, and nobody has more, nobody gets these points.</source>
        <translation>Haben mehrere gleich viele {suit} und niemand hat mehr, so bekommt diese Punkte niemand.</translation>
    </message>
    <message>
        <source>Then whoever has the fewest points has won.</source>
        <translation>Gewonnen hat dann, wer die wenigsten Punkte hat.</translation>
    </message>
    <message>
        <source>Then whoever has the most points has won.</source>
        <translation>Gewonnen hat dann, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>The game goes on, deal after deal, until somebody has {points} or more at the end of a deal. A deal is always played to its end; nobody wins in the middle of it.</source>
        <translation>Die Partie geht Runde um Runde weiter, bis jemand am Ende einer Runde {points} oder mehr hat. Jede Runde wird zu Ende gespielt; mittendrin gewinnt niemand.</translation>
    </message>
    <message>
        <source>A game consists of {deals}.</source>
        <translation>Eine Partie hat {deals}.</translation>
    </message>
    <message>
        <source>A game is a single deal.</source>
        <translation>Eine Partie ist eine einzige Runde.</translation>
    </message>
    <message>
        <source>If only one has got there, the game is won. If several have, their points of this deal are counted one after another: {order}. Whoever is first to stand at {target} has won, even if another has more points in the end.</source>
        <translation>Ist nur einer so weit, hat er gewonnen. Sind es mehrere, so werden ihre Punkte aus dieser Runde der Reihe nach gezählt: {order}. Wer dabei zuerst auf {target} kommt, hat gewonnen, auch wenn jemand anders am Ende mehr Punkte hat.</translation>
    </message>
    <message>
        <source>If the {suit} bring several there, the one with more points has won; if they have equally many, the count goes on, and if nothing decides, another deal is played.</source>
        <translation>Bringen die {suit} mehrere ans Ziel, hat gewonnen, wer dann mehr Punkte hat; haben sie gleich viele, wird weitergezählt, und wenn nichts entscheidet, wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>sweeps in the order they were made</source>
        <translation>Abräumen in der Reihenfolge, in der es geschah</translation>
    </message>
    <message>
        <source>last capture</source>
        <translation>letzter Stich</translation>
    </message>
    <message>
        <source>If that is a tie, another deal is played.</source>
        <translation>Bei Gleichstand wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>If that is a tie, an extra deal is played, until it is not.</source>
        <translation>Bei Gleichstand wird eine Zusatzrunde gespielt, bis er aufgelöst ist.</translation>
    </message>
    <message>
        <source>If that is a tie, whoever has taken more {suit} in the last deal wins. If that is a tie too, another deal is played.</source>
        <translation>Bei Gleichstand gewinnt, wer in der letzten Runde mehr {suit} genommen hat. Ist auch das gleich, wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>If that is a tie, whoever has taken fewer {suit} in the last deal wins. If that is a tie too, another deal is played.</source>
        <translation>Bei Gleichstand gewinnt, wer in der letzten Runde weniger {suit} genommen hat. Ist auch das gleich, wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>Rules: {name}, {players}</source>
        <translation>Regeln: {name}, {players}</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Customise …</source>
        <translation>Anpassen …</translation>
    </message>
    <message>
        <source>My rule sets …</source>
        <translation>Meine Regeln …</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Regeln lesen</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>RulesDraft</name>
    <message>
        <source>Your own</source>
        <translation>Deine eigenen</translation>
    </message>
    <message>
        <source>Custom rule set based on “{name}”</source>
        <translation>Eigene Regeln auf Grundlage von „{name}“</translation>
    </message>
    <message>
        <source>Your “{name}”, changed</source>
        <translation>Deine Regeln „{name}“, geändert</translation>
    </message>
</context>
<context>
    <name>RulesExample</name>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>RulesFileDialog</name>
    <message>
        <source>Import a rule set</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>Export the rule set “{name}”</source>
        <translation>Die Regeln „{name}“ exportieren</translation>
    </message>
    <message>
        <source>Rule sets of Casino (*.casino-rules)</source>
        <translation>Regeln von Casino (*.casino-rules)</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Next section</source>
        <translation>Nächster Abschnitt</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>Voriger Abschnitt</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>This deal</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Sides: {names}</source>
        <translation>Parteien: {names}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Game to {points}</source>
        <translation>Partie bis {points}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Review my moves</source>
        <translation>Meine Züge prüfen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Deal {number} · deal number {game}</source>
        <translation>Runde {number} · Spielnummer {game}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Meiste Karten</translation>
    </message>
    <message>
        <source>Big Casino</source>
        <translation>Großes Casino</translation>
    </message>
    <message>
        <source>Little Casino</source>
        <translation>Kleines Casino</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <source>Last capture</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Most clubs</source>
        <translation>Meiste Kreuz</translation>
    </message>
    <message>
        <source>Most diamonds</source>
        <translation>Meiste Karo</translation>
    </message>
    <message>
        <source>Most hearts</source>
        <translation>Meiste Herz</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Meiste Pik</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>insgesamt %n Punkt</numerusform>
            <numerusform>insgesamt %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} + %n sweep(s) = {total}</source>
        <translation>
            <numerusform>{points} + %n × Abräumen = {total}</numerusform>
            <numerusform>{points} + %n × Abräumen = {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{item}: 1 each, the jack 2</source>
        <translation>{item}: je 1, der Bube 2</translation>
    </message>
    <message>
        <source>{item}: {points} each</source>
        <translation>{item}: je {points}</translation>
    </message>
    <message>
        <source>{item}: {points}</source>
        <translation>{item}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n Kreuz</numerusform>
            <numerusform>%n Kreuz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n Karo</numerusform>
            <numerusform>%n Karo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n Herz</numerusform>
            <numerusform>%n Herz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n Pik</numerusform>
            <numerusform>%n Pik</numerusform>
        </translation>
    </message>
    <message>
        <source>Before this deal: {totals}</source>
        <translation>Vor dieser Runde: {totals}</translation>
    </message>
    <message>
        <source>After deal {number}: {totals}.</source>
        <translation>Nach Runde {number}: {totals}.</translation>
    </message>
    <message>
        <source>{name} {total}</source>
        <translation>{name} {total}</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <source>{name}: {item}, {points}. Total: {total}.</source>
        <translation>{name}: {item}, {points}. Zusammen: {total}.</translation>
    </message>
</context>
<context>
    <name>ScoreWalk</name>
    <message>
        <source>Counted out</source>
        <translation>Ausgezählt</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>total of a side</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>denkt nach …</translation>
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
        <translation>Wer mild spielt, macht etwa jeden zweiten Zug wie der nächstschwächere Spieler.</translation>
    </message>
    <message>
        <source>Only computers play, and you watch.</source>
        <translation>Nur Computer spielen, und du siehst zu.</translation>
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
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Wer als Spieler {number} spielt</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Du spielst</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
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
        <translation>Geber</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n-mal abgeräumt</numerusform>
            <numerusform>%n-mal abgeräumt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecondProgram</name>
    <message>
        <source>Casino is already running</source>
        <translation>Casino läuft schon</translation>
    </message>
    <message>
        <source>Only one window can save your games. You can play in this one, too, but its game is not saved by itself.</source>
        <translation>Nur ein Fenster kann deine Partien speichern. Du kannst auch in diesem spielen, aber seine Partie wird nicht von selbst gespeichert.</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Spielen, ohne zu speichern</translation>
    </message>
</context>
<context>
    <name>SettingsCards</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>This is how they look</source>
        <translation>So sehen sie aus</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Casino’s own</source>
        <translation>Das von Casino</translation>
    </message>
    <message>
        <source>Letters in the corners</source>
        <translation>Buchstaben in den Ecken</translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation>Wie in der Sprache</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A K Q J</translation>
    </message>
    <message>
        <source>Colours, size and marks</source>
        <translation>Farben, Größe und Zeichen</translation>
    </message>
    <message>
        <source>A colour of its own for each suit</source>
        <translation>Vier Farben, jede in ihrem eigenen Ton</translation>
    </message>
    <message>
        <source>Large numbers and letters</source>
        <translation>Große Zahlen und Buchstaben</translation>
    </message>
    <message>
        <source>A small gold mark on cards that are worth points</source>
        <translation>Ein kleines goldenes Zeichen auf Karten, die Punkte bringen</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language and name</source>
        <translation>Sprache und Name</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>As the table shall call you</source>
        <translation>Wie du am Tisch heißen sollst</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Cards and moves can be heard</source>
        <translation>Karten und Züge sind zu hören</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Table top</source>
        <translation>Tischplatte</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Grünes Tuch</translation>
    </message>
    <message>
        <source>Blue cloth</source>
        <translation>Blaues Tuch</translation>
    </message>
    <message>
        <source>Red cloth</source>
        <translation>Rotes Tuch</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Helles Papier</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so the cards do not travel.</source>
        <translation>Dein System wünscht weniger Bewegung, deshalb wandern die Karten nicht.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Show all hands where only computers play</source>
        <translation>Alle Hände zeigen, wenn nur Computer spielen</translation>
    </message>
</context>
<context>
    <name>SidesForm</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Four always play this game in pairs.</source>
        <translation>Zu viert spielt man dies immer in Paaren.</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Parteien</translation>
    </message>
    <message>
        <source>Two pairs, partners opposite</source>
        <translation>Zwei Paare, Partner gegenüber</translation>
    </message>
    <message>
        <source>Each for oneself</source>
        <translation>Jeder für sich</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The stock has been used up.</source>
        <translation>Der Talon ist aufgebraucht.</translation>
    </message>
    <message>
        <source>This is the last packet.</source>
        <translation>Das ist das letzte Geben.</translation>
    </message>
    <message>
        <source>You take {cards} with {card} as {value}.</source>
        <translation>Du nimmst {cards} mit {card} als {value}.</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card} as {value}.</source>
        <translation>{name} nimmt {cards} mit {card} als {value}.</translation>
    </message>
    <message>
        <source>You take {cards} with {card}.</source>
        <translation>Du nimmst {cards} mit {card}.</translation>
    </message>
    <message>
        <source>{name} takes {cards} with {card}.</source>
        <translation>{name} nimmt {cards} mit {card}.</translation>
    </message>
    <message>
        <source>You lay down {card}.</source>
        <translation>Du legst {card} ab.</translation>
    </message>
    <message>
        <source>{name} lays down {card}.</source>
        <translation>{name} legt {card} ab.</translation>
    </message>
    <message>
        <source>You build {value}: {cards}.</source>
        <translation>Du baust {value}: {cards}.</translation>
    </message>
    <message>
        <source>You build {values}: {cards}.</source>
        <translation>Du baust {values}: {cards}.</translation>
    </message>
    <message>
        <source>{name} builds {value}: {cards}.</source>
        <translation>{name} baut {value}: {cards}.</translation>
    </message>
    <message>
        <source>{name} builds {values}: {cards}.</source>
        <translation>{name} baut {values}: {cards}.</translation>
    </message>
    <message>
        <source>You raise the build to {value}: {cards}.</source>
        <translation>Du erhöhst den Bau auf {value}: {cards}.</translation>
    </message>
    <message>
        <source>{name} raises the build to {value}: {cards}.</source>
        <translation>{name} erhöht den Bau auf {value}: {cards}.</translation>
    </message>
    <message>
        <source>You sweep the table.</source>
        <translation>Du räumst den Tisch ab.</translation>
    </message>
    <message>
        <source>{name} sweeps the table.</source>
        <translation>{name} räumt den Tisch ab.</translation>
    </message>
    <message>
        <source>Nobody gets the cards left over.</source>
        <translation>Niemand bekommt die übrigen Karten.</translation>
    </message>
    <message>
        <source>You get the cards left over: {cards}.</source>
        <translation>Du bekommst die übrigen Karten: {cards}.</translation>
    </message>
    <message>
        <source>{name} gets the cards left over: {cards}.</source>
        <translation>{name} bekommt die übrigen Karten: {cards}.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Du gewinnst die Partie.</translation>
    </message>
    <message>
        <source>The game goes to {name}.</source>
        <translation>Die Partie geht an {name}.</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>The draw: {cards}. You deal first.</source>
        <translation>Gezogen: {cards}. Du gibst zuerst.</translation>
    </message>
    <message>
        <source>The draw: {cards}. {name} deals first.</source>
        <translation>Gezogen: {cards}. {name} gibt zuerst.</translation>
    </message>
    <message>
        <source>Cards are dealt.</source>
        <translation>Es wird gegeben.</translation>
    </message>
    <message>
        <source>Cards are dealt. Your hand: {cards}.</source>
        <translation>Es wird gegeben. Deine Hand: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Noch %n Karte</numerusform>
            <numerusform>Noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>noch %n × geben</numerusform>
            <numerusform>noch %n × geben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) left</source>
        <translation>
            <numerusform>Es wird noch %n-mal gegeben</numerusform>
            <numerusform>Es wird noch %n-mal gegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt nach.</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>{name} spielt.</translation>
    </message>
    <message>
        <source>You deal first.</source>
        <translation>Du gibst zuerst.</translation>
    </message>
    <message>
        <source>{name} deals first.</source>
        <translation>{name} gibt zuerst.</translation>
    </message>
    <message>
        <source>Everybody draws: the highest card deals first.</source>
        <translation>Alle ziehen: Die höchste Karte gibt zuerst.</translation>
    </message>
    <message>
        <source>Everybody draws: the lowest card deals first.</source>
        <translation>Alle ziehen: Die niedrigste Karte gibt zuerst.</translation>
    </message>
    <message>
        <source>{name}, it is your turn. Your cards are hidden until you ask for them.</source>
        <translation>{name}, du bist am Zug. Deine Karten sind verdeckt, bis du sie sehen willst.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Deine Hand: {cards}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>The computer player has stopped. Take your move back and play it again.</source>
        <translation>Der Computerspieler antwortet nicht mehr. Nimm deinen Zug zurück und spiele ihn noch einmal.</translation>
    </message>
</context>
<context>
    <name>TableFocus</name>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Opens the rules where they say so</source>
        <translation>Öffnet die Regeln an dieser Stelle</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>one</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>Elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>Zwölf</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>Dreizehn</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>Vierzehn</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>Fünfzehn</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>Sechzehn</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>elevens</source>
        <translation>Elfen</translation>
    </message>
    <message>
        <source>twelves</source>
        <translation>Zwölfen</translation>
    </message>
    <message>
        <source>thirteens</source>
        <translation>Dreizehnen</translation>
    </message>
    <message>
        <source>fourteens</source>
        <translation>Vierzehnen</translation>
    </message>
    <message>
        <source>fifteens</source>
        <translation>Fünfzehnen</translation>
    </message>
    <message>
        <source>sixteens</source>
        <translation>Sechzehnen</translation>
    </message>
    <message>
        <source>{value}s</source>
        <extracomment>The badge of a multiple build: 8s in English, 8er in German.</extracomment>
        <translation>{value}er</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>That is a tie: another deal decides.</source>
        <translation>Gleichstand: Eine weitere Runde entscheidet.</translation>
    </message>
    <message>
        <source>You have won the game!</source>
        <translation>Du hast die Partie gewonnen!</translation>
    </message>
    <message>
        <source>Counted out item by item, you reached {target} first.</source>
        <translation>Beim Auszählen hattest du zuerst {target} Punkte.</translation>
    </message>
    <message>
        <source>{name} have won the game.</source>
        <translation>{name} haben die Partie gewonnen.</translation>
    </message>
    <message>
        <source>{name} has won the game.</source>
        <translation>{name} hat die Partie gewonnen.</translation>
    </message>
    <message>
        <source>Counted out item by item, {name} reached {target} first.</source>
        <translation>Beim Auszählen hatte {name} zuerst {target} Punkte.</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Einstellungen …</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Those cards no longer lie on the table.</source>
        <translation>Diese Karten liegen nicht mehr auf dem Tisch.</translation>
    </message>
    <message>
        <source>The cards do not make {value}.</source>
        <translation>Die Karten ergeben nicht {value}.</translation>
    </message>
    <message>
        <source>A court card takes only cards of its own rank.</source>
        <translation>Ein Bild nimmt nur gleiche Bilder.</translation>
    </message>
    <message>
        <source>A court card takes only one card.</source>
        <translation>Ein Bild nimmt nur eine Karte.</translation>
    </message>
    <message>
        <source>A court card takes either one card or all three, never two.</source>
        <translation>Ein Bild nimmt eine Karte oder alle drei, nie zwei.</translation>
    </message>
    <message>
        <source>Court cards have no value, so nothing is built with them.</source>
        <translation>Bilder haben keinen Wert, deshalb baut man nicht mit ihnen.</translation>
    </message>
    <message>
        <source>That build is worth {value}: only a card worth {value} takes it.</source>
        <translation>Dieser Bau hat den Wert {value}: Nur eine Karte, die {value} wert ist, nimmt ihn.</translation>
    </message>
    <message>
        <source>Only the owner may take that build.</source>
        <translation>Diesen Bau darf nur der Besitzer nehmen.</translation>
    </message>
    <message>
        <source>There are no builds in this game.</source>
        <translation>In diesem Spiel wird nicht gebaut.</translation>
    </message>
    <message>
        <source>There are no multiple builds in this game.</source>
        <translation>In diesem Spiel gibt es keine Mehrfachbaue.</translation>
    </message>
    <message>
        <source>Two builds are never put together into one.</source>
        <translation>Zwei Baue werden nie zu einem zusammengelegt.</translation>
    </message>
    <message>
        <source>This is a build of {values}: a multiple build is never raised.</source>
        <translation>Das ist ein Bau von {values}: Ein Mehrfachbau wird nie erhöht.</translation>
    </message>
    <message>
        <source>A build is raised with the card from your hand alone, not with table cards.</source>
        <translation>Ein Bau wird nur mit der Karte aus deiner Hand erhöht, nicht mit Karten vom Tisch.</translation>
    </message>
    <message>
        <source>Builds are not raised in this game.</source>
        <translation>In diesem Spiel werden Baue nicht erhöht.</translation>
    </message>
    <message>
        <source>You may not raise your own build.</source>
        <translation>Deinen eigenen Bau darfst du nicht erhöhen.</translation>
    </message>
    <message>
        <source>A build needs at least one card from the table.</source>
        <translation>Zu einem Bau gehört mindestens eine Karte vom Tisch.</translation>
    </message>
    <message>
        <source>To build {value} you must keep a card that takes {value}.</source>
        <translation>Um {value} zu bauen, musst du eine Karte behalten, die {value} nimmt.</translation>
    </message>
    <message>
        <source>You need this card to take your build of {value}.</source>
        <translation>Diese Karte brauchst du, um deinen Bau {value} zu nehmen.</translation>
    </message>
    <message>
        <source>While a build is yours, here {value}, you may not lay a card down.</source>
        <translation>Solange dir ein Bau gehört, hier {value}, darfst du keine Karte ablegen.</translation>
    </message>
    <message>
        <source>While a build is yours, you may only take cards.</source>
        <translation>Solange dir ein Bau gehört, darfst du nur Karten nehmen.</translation>
    </message>
    <message>
        <source>This card can take something, so you may not lay it down.</source>
        <translation>Diese Karte kann etwas nehmen, deshalb darfst du sie nicht ablegen.</translation>
    </message>
    <message>
        <source>You can take something, so you may not lay a card down.</source>
        <translation>Du kannst etwas nehmen, deshalb darfst du keine Karte ablegen.</translation>
    </message>
    <message>
        <source>Whoever takes with {value} must take every loose card worth {value}.</source>
        <translation>Wer mit {value} nimmt, muss jede einzelne Karte mit dem Wert {value} nehmen.</translation>
    </message>
    <message>
        <source>Whoever takes with {value} must take all that it can take.</source>
        <translation>Wer mit {value} nimmt, muss alles nehmen, was geht.</translation>
    </message>
    <message>
        <source>You can clear the table, so you must.</source>
        <translation>Du kannst den Tisch abräumen, also musst du es tun.</translation>
    </message>
</context>
</TS>
