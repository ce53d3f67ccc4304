pragma ComponentBehavior: Bound

import QtQml
import QtQml.Models
import Qt.labs.platform as P

// A choice as the desktop draws it.
P.Menu {
    id: root

    // Known before the menu is complete, as in NativeMenu.
    required property P.Menu within
    required property MenuChoice choice
    required property bool blocked

    title: root.choice.title
    enabled: root.choice.enabled && !root.blocked
    onWithinChanged: root.within.addMenu(root)

    Instantiator {
        model: root.choice.options
        onObjectAdded: (index, item) => root.insertItem(index, item as P.MenuItem)
        onObjectRemoved: (index, item) => root.removeItem(item as P.MenuItem)

        delegate: NativeLine {
            required property var modelData

            label: modelData.name
            enabled: root.enabled
            checkable: true
            checked: modelData.id === root.choice.value
            onTriggered: {
                root.choice.picked(modelData.id);
                checked = Qt.binding(() => modelData.id === root.choice.value);
            }
        }
    }
}
