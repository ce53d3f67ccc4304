"""The few SVG elements that the generators need, as text.

Everything stays inside SVG Tiny 1.2 as Qt draws it: paths, circles, rectangles, groups with
transforms and plain presentation attributes. No text, no style sheets, no clips, no filters.
"""

Attribute = str | float


def num(value: float) -> str:
    """Write a coordinate with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _attribute(name: str, value: Attribute) -> str:
    text = value if isinstance(value, str) else num(value)
    return f'{name.rstrip("_").replace("_", "-")}="{text}"'


def element(tag: str, /, *children: str, **attributes: Attribute) -> str:
    """Write one element; ``stroke_width=2`` becomes ``stroke-width="2"``."""
    head = " ".join([tag, *(_attribute(name, value) for name, value in attributes.items())])
    if not children:
        return f"<{head}/>"
    return f"<{head}>" + "".join(children) + f"</{tag}>"


def path(d: str, **attributes: Attribute) -> str:
    """A path from ready path data."""
    return element("path", d=d, **attributes)


def circle(cx: float, cy: float, r: float, **attributes: Attribute) -> str:
    """A circle by centre and radius."""
    return element("circle", cx=cx, cy=cy, r=r, **attributes)


def ellipse(cx: float, cy: float, rx: float, ry: float, **attributes: Attribute) -> str:
    """An ellipse by centre and radii."""
    return element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **attributes)


def rect(
    x: float, y: float, width: float, height: float, radius: float = 0, **attributes: Attribute
) -> str:
    """A rectangle by its top left corner and size, with rounded corners if ``radius`` is given."""
    corners: dict[str, Attribute] = {"rx": radius, "ry": radius} if radius else {}
    return element("rect", x=x, y=y, width=width, height=height, **corners, **attributes)


def group(*children: str, **attributes: Attribute) -> str:
    """A group; its attributes are inherited by the children."""
    return element("g", *children, **attributes)


def placed(
    *children: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turned: bool = False,
    angle: float = 0,
) -> str:
    """Move the origin of ``children`` to (x, y), turn them and scale them.

    ``angle`` is in degrees, clockwise; ``turned`` is half a turn.
    """
    degrees = 180 if turned else angle
    steps = [f"translate({num(x)} {num(y)})"] if x or y else []
    if degrees:
        steps.append(f"rotate({num(degrees)})")
    if scale != 1:
        # Four decimals: a scale multiplies whole pictures, two would shift their edges.
        steps.append(f"scale({f'{scale:.4f}'.rstrip('0').rstrip('.')})")
    return group(*children, transform=" ".join(steps)) if steps else "".join(children)


def mirrored(*children: str) -> str:
    """Swap left and right about the origin."""
    return group(*children, transform="scale(-1 1)")


def document(width: float, height: float, *children: str) -> str:
    """A whole SVG file of ``width`` x ``height`` user units."""
    body = "\n".join(children)
    size = f"{num(width)} {num(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="0 0 {size}" stroke-linejoin="round" stroke-linecap="round">\n{body}\n</svg>\n'
    )
