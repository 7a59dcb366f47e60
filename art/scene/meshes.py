"""Parts of a model, and their meshes, kept in art/.cache until a modelling file changes."""
import hashlib
import inspect
import os
import sys
import time
from typing import NamedTuple

import numpy as np

import outline
import solid
import surface

CACHE = os.path.join(os.path.dirname(__file__), '..', '.cache', 'meshes')


class Part(NamedTuple):
    """A signed distance, the box that holds it, the cell size in metres, and its material's name."""
    field: object
    low: tuple
    high: tuple
    step: float
    material: str


class Mesh(NamedTuple):
    points: np.ndarray
    quads: np.ndarray
    normals: np.ndarray
    material: str


def meshes(name, parts, coarseness=1.0):
    """Name of part -> Mesh. A coarseness of 1.5 is for previews."""
    os.makedirs(CACHE, exist_ok=True)
    return {part: cached(f'{name}-{part}', parts[part], coarseness) for part in parts}


def cached(name, part, coarseness):
    sources = [inspect.getsource(sys.modules[part.field.__module__])]
    sources += [inspect.getsource(module) for module in (outline, solid, surface)]
    # The figures of a wheel or of foam are not in the source, but in values that the function closes over.
    sources += [repr(cell.cell_contents) for cell in part.field.__closure__ or ()]
    key = hashlib.md5(''.join([*sources, name, str(part[1:4]), str(coarseness)]).encode()).hexdigest()[:10]
    path = os.path.join(CACHE, f'{name}-{key}.npz')
    if not os.path.exists(path):
        started = time.time()
        points, quads, normals = surface.mesh(part.field, part.low, part.high, part.step * coarseness)
        np.savez(path, points=points, quads=quads, normals=normals)
        print(f'mesh {name}: {len(points)} points, {time.time() - started:.0f} s', flush=True)
    kept = np.load(path)
    return Mesh(kept['points'], kept['quads'], kept['normals'], part.material)
