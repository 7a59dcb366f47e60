"""Renders one picture. Started by art/blender.ts:

    blender --background --factory-startup --python art/scene/render.py -- PICTURE OUT.png [WIDTH SAMPLES]
"""
import os
import sys
import tempfile
import time
from functools import partial
from typing import NamedTuple

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from camera import View, on_picture, place_camera, render
from finish import finish, save
from icons import air_and_water, build_icon, charge, reminders, wash
from joined import build_joined
from not_found import build_not_found
from street import PHONE, WIDE, build_street
from teaser import build_teaser


class Picture(NamedTuple):
    """`build(night=, coarseness=)` makes the scene and returns the outline of the slab that throws the shadow."""
    build: object
    view: View
    samples: int = 128
    night: bool = False
    exposure: float = .97


HERO = View(target=(-.05, .35, 1.02), azimuth=27, elevation=20, distance=34, size=(1600, 1200), shift=(0, .0135))
HERO_PHONE = View(target=(1.0, .35, 1.10), azimuth=37, elevation=20, distance=34, size=(1080, 1008), lens=116)
TEASER = View(target=(0, 0, .98), azimuth=20, elevation=14, distance=12, size=(900, 950), lens=130)
NOT_FOUND = View(target=(0, -.1, .40), azimuth=27, elevation=24, distance=20, size=(960, 720), lens=107)
JOINED = View(target=(0, -.35, 1.36), azimuth=27, elevation=15, distance=22, size=(840, 660), lens=100)
ICON = View(target=(0, 0, .56), azimuth=24, elevation=20, distance=6.6, size=(640, 640))


def icon(what, colour):
    return Picture(partial(build_icon, what, colour), ICON, exposure=.94)


PICTURES = {
    'hero': Picture(partial(build_street, WIDE), HERO),
    'hero-night': Picture(partial(build_street, WIDE), HERO, night=True, exposure=1.3, samples=160),
    'hero-phone': Picture(partial(build_street, PHONE), HERO_PHONE),
    'hero-phone-night': Picture(partial(build_street, PHONE), HERO_PHONE, night=True, exposure=1.3, samples=160),
    'app-teaser': Picture(build_teaser, TEASER),
    'app-teaser-night': Picture(build_teaser, TEASER, night=True, exposure=1.3, samples=160),
    'not-found': Picture(build_not_found, NOT_FOUND),
    'not-found-night': Picture(build_not_found, NOT_FOUND, night=True, exposure=1.3, samples=160),
    'joined': Picture(build_joined, JOINED),
    'joined-night': Picture(build_joined, JOINED, night=True, exposure=1.3, samples=160),
    'icon-reminders': icon(reminders, 'coral'),
    'icon-wash': icon(wash, 'mint'),
    'icon-charge': icon(charge, 'amber'),
    'icon-air-and-water': icon(air_and_water, 'sky'),
}


def main(name, path, width=0, samples=0):
    picture = PICTURES[name]
    started = time.time()
    for item in list(bpy.data.objects):
        bpy.data.objects.remove(item)
    slab = picture.build(night=picture.night, coarseness=1.5 if width else 1)
    place_camera(picture.view)
    full_width, full_height = picture.view.size
    width = width or full_width
    print(f'{name}: built, {time.time() - started:.0f} s', flush=True)
    with tempfile.TemporaryDirectory() as folder:
        passes = render(width, round(width * full_height / full_width), samples or picture.samples, folder, 0)
    print(f'{name}: rendered, {time.time() - started:.0f} s', flush=True)
    save(finish(passes, on_picture(slab), picture.night, picture.exposure), path)
    print(f'{name}: finished, {time.time() - started:.0f} s', flush=True)


if __name__ == '__main__':
    name, path, *preview = sys.argv[sys.argv.index('--') + 1:]
    main(name, path, *(int(number) for number in preview))
