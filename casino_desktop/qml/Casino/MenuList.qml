import QtQml
import Casino.Ui

// What a menu holds, for the window to draw or for the desktop: MenuLine, MenuRule and MenuChoice.
QtObject {
    default property list<QtObject> entries

    required property AppModel app
    required property MainKeys shortcuts
}
