import QtQml

// A rule between the lines of a menu.
QtObject {}
