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
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>verdeckte Karte</translation>
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
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
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
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Casino</source>
        <translation>Über Casino</translation>
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
        <source>Close the choices, or lower the card</source>
        <translation>Die Auswahl schließen oder die Karte senken</translation>
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
        <source>Show or hide the list of moves</source>
        <translation>Die Liste der Züge zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
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
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
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
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
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
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
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
        <source>Germany</source>
        <translation>Deutschland</translation>
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
        <source>“{name}” holds a game that the rules do not allow: {cause}</source>
        <translation>„{name}“ enthält eine Partie, die nach den Regeln nicht möglich ist: {cause}</translation>
    </message>
    <message>
        <source>“{name}” cannot be saved: the disk is full.</source>
        <translation>„{name}“ lässt sich nicht speichern: Der Datenträger ist voll.</translation>
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
        <source>Casino is played by two, three or four, not by {seats}.</source>
        <translation>Casino wird zu zweit, zu dritt oder zu viert gespielt, nicht zu {seats}.</translation>
    </message>
    <message>
        <source>The position is wrong at “{place}”.</source>
        <translation>Die Stellung ist bei „{place}“ falsch.</translation>
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
    <name>Program</name>
    <message>
        <source>Casino is already running: this game is not saved by itself.</source>
        <translation>Casino läuft schon: Diese Partie wird nicht von selbst gespeichert.</translation>
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
        <source>take {cards} — %n card(s)</source>
        <translation>
            <numerusform>{cards} nehmen – %n Karte</numerusform>
            <numerusform>{cards} nehmen – %n Karten</numerusform>
        </translation>
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
        <source>Undo the last move</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
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
        <translation>Abgeräumt</translation>
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
        <source>Colours and size</source>
        <translation>Farben und Größe</translation>
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
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
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
    <name>Stock</name>
    <message numerus="yes">
        <source>%n packet(s)</source>
        <comment>left in the stock</comment>
        <translation>
            <numerusform>%n × Geben</numerusform>
            <numerusform>%n × Geben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This is the last packet.</source>
        <translation>Das ist das letzte Geben.</translation>
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
        <source>Cards are dealt.</source>
        <translation>Es wird gegeben.</translation>
    </message>
    <message>
        <source>Cards are dealt. Your hand: {cards}.</source>
        <translation>Es wird gegeben. Deine Hand: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n packet(s) left</source>
        <translation>
            <numerusform>Noch %n-mal Geben</numerusform>
            <numerusform>Noch %n-mal Geben</numerusform>
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
        <source>You have won the game!</source>
        <translation>Du hast die Partie gewonnen!</translation>
    </message>
    <message>
        <source>Counted out item by item, you reached {target} first.</source>
        <translation>Beim Auszählen hattest du zuerst {target} Punkte.</translation>
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
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
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
        <source>This card can do nothing there.</source>
        <translation>Mit dieser Karte geht dort nichts.</translation>
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
        <translation>Dieser Bau ist {value}: Nur eine Karte mit dem Wert {value} nimmt ihn.</translation>
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
        <translation>Solange dir ein Bau gehört, darfst du nur stechen.</translation>
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
