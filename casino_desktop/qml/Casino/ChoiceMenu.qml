pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models

// A menu of which one line is in force: `options` are maps {id, name}.
CMenu {
    id: root

    required property var options
    required property string value

    signal picked(string id)

    Instantiator {
        model: root.options
        onObjectAdded: (index, item) => root.insertItem(index, item as CMenuItem)
        onObjectRemoved: (index, item) => root.removeItem(item as CMenuItem)

        delegate: CMenuItem {
            required property var modelData

            text: modelData.name
            checkable: true
            checked: modelData.id === root.value
            onTriggered: {
                root.picked(modelData.id);
                checked = Qt.binding(() => modelData.id === root.value);
            }
        }
    }
}
