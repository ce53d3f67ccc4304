"""Draw the application's icon as PNG files: ``python -m resources.icons.rasterise`` (needs Qt)."""

from pathlib import Path

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.icons.application import application_icon
from resources.icons.catalogue import png_names

ART = Path(__file__).parent / "art"


def raster(svg: str, size: int) -> QImage:
    """Draw ``svg`` on a transparent square of ``size`` pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    return image


def main() -> None:
    """Write ``casino-16.png`` to ``casino-512.png``."""
    for name, size in png_names().items():
        raster(application_icon(), size).save(str(ART / name))


if __name__ == "__main__":
    main()
