import QtQuick

// Triggers once, when the running code is through; not Qt.callLater, which would still call after
// its page is gone.
Timer {
    interval: 0
}
