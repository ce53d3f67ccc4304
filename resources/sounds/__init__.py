"""The program's sounds, computed: what a card does on cloth, and a few notes of wood."""
