"""Blocks as maps, the form in which QML reads them."""

from typing import Any

from .blocks import Block, Paragraph, Table


def block_map(block: Block) -> dict[str, Any]:
    """A block as a map whose ``type`` says which other keys it has."""
    if isinstance(block, Paragraph):
        return {"type": "text", "text": block.text}
    if isinstance(block, Table):
        rows = [list(row) for row in block.rows]
        return {"type": "table", "head": list(block.head), "rows": rows, "total": block.total}
    lots = [{**lot._asdict(), "faces": list(lot.faces)} for lot in block.table]
    return {"type": "example", **block._asdict(), "hand": list(block.hand), "table": lots}
