pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models

// A choice as the window draws it.
CMenu {
    id: root

    required property MenuChoice choice

    title: root.choice.title
    enabled: root.choice.enabled

    Instantiator {
        model: root.choice.options
        onObjectAdded: (index, item) => root.insertItem(index, item as CMenuItem)
        onObjectRemoved: (index, item) => root.removeItem(item as CMenuItem)

        delegate: CMenuItem {
            required property var modelData

            text: modelData.name
            checkable: true
            checked: modelData.id === root.choice.value
            onTriggered: {
                root.choice.picked(modelData.id);
                checked = Qt.binding(() => modelData.id === root.choice.value);
            }
        }
    }
}
