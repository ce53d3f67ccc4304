.pragma library

// Moving the keyboard's focus among the things on the table, which have `x`, `y`, `width`, `height`.

function middle(item) {
    return { x: item.x + item.width / 2, y: item.y + item.height / 2 };
}

// Top to bottom, and left to right in a row; things less than half a card apart are in one row.
function inReadingOrder(items) {
    return items.slice().sort((one, other) => {
        const a = middle(one);
        const b = middle(other);
        return Math.abs(a.y - b.y) > Math.min(one.height, other.height) / 2 ? a.y - b.y : a.x - b.x;
    });
}

function distance(from, to, key) {
    const a = middle(from);
    const b = middle(to);
    const along = key === Qt.Key_Up ? a.y - b.y : b.y - a.y;
    return along > Math.min(from.height, to.height) / 2 ? along + 2 * Math.abs(a.x - b.x) : Infinity;
}

function nearest(items, from, key) {
    let best = null;
    for (const item of items) {
        const far = distance(from, item, key);
        if (far < Infinity && (best === null || far < best.far))
            best = { item, far };
    }
    return best?.item ?? null;
}

// The item that an arrow key, Home or End leads to; `from` itself at an edge.
function step(items, from, key) {
    const place = items.indexOf(from);
    switch (key) {
    case Qt.Key_Left:
        return items[Math.max(0, place - 1)];
    case Qt.Key_Right:
        return items[Math.min(items.length - 1, place + 1)];
    case Qt.Key_Home:
        return items[0];
    case Qt.Key_End:
        return items[items.length - 1];
    default:
        return nearest(items, from, key) ?? from;
    }
}
