"""The deck: faces, backs and suit symbols of our own design, as SVG files.

``catalogue.deck_files()`` gives every file of ``resources/deck/svg`` by name. All cards share one
canvas of 252 x 352 units, which is 63 x 88 mm at four units a millimetre.
"""
