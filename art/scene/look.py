"""The colours and words of the pictures, from art/look.json."""
import json
import os

with open(os.path.join(os.path.dirname(__file__), '..', 'look.json'), encoding='utf-8') as file:
    LOOK = json.load(file)

BRAND, VAN, CAR, SIGN, HOUSES = (LOOK[part] for part in ('brand', 'van', 'car', 'sign', 'houses'))


def linear(colour):
    """Converts '#RRGGBB' to linear light, which Blender works in."""
    parts = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts)
