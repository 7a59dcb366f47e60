"""Soap on the car: suds on the roof and the bonnet, and suds that run down the door."""
import numpy as np

from car import hull
from meshes import Part
from solid import ball, join


def foam_parts():
    return {
        'roof-foam': foam_on(foam_bubbles((.40, -.26), (.62, .36), 64, 3, .120)),
        'bonnet-foam': foam_on(foam_bubbles((-1.30, -.24), (.27, .40), 46, 8, .098)),
        'door-foam': foam_on(door_bubbles()),
    }


def height_at(x, y):
    """Returns the height of the car at a place seen from above, by bisection."""
    low, high = .6, 2.
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if hull(*np.asarray([[x], [y], [middle]]))[0] < 0 else (low, middle)
    return low


def foam_bubbles(centre, reach, count, seed, largest):
    """Blobs that sit in the car's skin, big in the middle of a patch and small at its edge."""
    random = np.random.RandomState(seed)
    blobs = []
    for i in range(count):
        angle, far = i * 2.399, np.sqrt((i + .5) / count)
        wobble = 1 + .22 * np.sin(3 * angle + seed)
        x = centre[0] + reach[0] * far * wobble * np.cos(angle)
        y = centre[1] + reach[1] * far * wobble * np.sin(angle)
        size = largest * (1 - .5 * far ** 2) * (.7 + .6 * random.rand())
        blobs.append(((x, y, height_at(x, y) - .2 * size), size))
    return blobs


def side_at(x, z):
    """Returns how far out (y) the car's near side is at a place seen from the side, by bisection."""
    low, high = -1.1, -.3
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (low, middle) if hull(*np.asarray([[x], [middle], [z]]))[0] < 0 else (middle, high)
    return high


def door_bubbles():
    """Suds under the window, and five runs of them down the door."""
    random = np.random.RandomState(5)
    places = [(-.62 + .052 * i + .03 * random.rand(), .955 - .05 * random.rand(), .052 + .034 * random.rand())
              for i in range(24)]
    for start, length in ((-.52, .34), (-.27, .20), (-.02, .42), (.22, .26), (.46, .36)):
        steps = int(length / .052)
        places += [(start + .022 * random.randn(), .92 - length * (k + 1) / steps,
                    .064 - .026 * (k + 1) / steps + .010 * random.rand()) for k in range(steps)]
        places.append((start, .90 - length, .050))
    return [((x, side_at(x, z) + .25 * size, z), size) for x, z, size in places]


def foam_on(blobs):
    def foam(x, y, z):
        solid = None
        for centre, size in blobs:
            blob = ball(x, y, z, centre, size)
            solid = blob if solid is None else join(solid, blob, .006)
        return solid

    low = np.min([np.asarray(centre) - size for centre, size in blobs], 0) - .04
    high = np.max([np.asarray(centre) + size for centre, size in blobs], 0) + .04
    return Part(foam, tuple(low), tuple(high), .009, 'foam')
