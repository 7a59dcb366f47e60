"""Makes a picture of the raw render: less noise, screen colours, and a soft shadow under the slab."""
import bpy
import numpy as np

from look import linear

SHADOW = '#0B3328'
# On a dark page, a shadow has to be darker than the page.
NIGHT_SHADOW = '#030B08'


def finish(passes, slab, night, exposure):
    """Returns straight RGBA in 0..1, from the top row down. `slab` is the ground's outline in the picture."""
    alpha = np.clip(passes['colour'][..., 3:], 0, 1)
    light = denoised(passes, alpha[..., 0]) / np.maximum(alpha, 1e-4)
    if night:
        light = light + halo(light * alpha)
    colour = to_screen(toned(np.maximum(light, 0) * exposure))
    shadow = slab_shadow(slab, alpha.shape[:2], 1.5 if night else 1)
    ground = np.array(to_screen(np.array(linear(NIGHT_SHADOW if night else SHADOW))))
    covered = alpha + shadow * (1 - alpha)
    colour = (colour * alpha + ground * shadow * (1 - alpha)) / np.maximum(covered, 1e-4)
    return np.clip(np.concatenate([colour, covered], -1), 0, 1)


def denoised(passes, alpha, radius=5):
    """A joint bilateral filter: each pixel becomes the mean of those neighbours that lie on the same surface."""
    # Dividing by the surface's colour leaves only the light, so smoothing does not blur the surface's pattern.
    albedo = np.maximum(passes['albedo'][..., :3], .02) + .02
    light = np.log1p(np.maximum(passes['colour'][..., :3] / albedo, 0))
    guides = [
        (passes['normal'][..., :3], .08), (passes['albedo'][..., :3], .03),
        (np.minimum(passes['depth'][..., :1], 200), .06), (alpha[..., None], .05), (blurred(light, 1.2), .066),
    ]
    total, weight = np.zeros_like(light), np.zeros((*alpha.shape, 1))
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            far = dy * dy + dx * dx
            if far > radius * radius:
                continue
            unlike = sum(((g - shifted(g, dy, dx)) ** 2).sum(-1) / (2 * width ** 2) for g, width in guides)
            w = np.exp(-unlike - far / (2 * (radius * .55) ** 2))[..., None]
            total += w * shifted(light, dy, dx)
            weight += w
    smooth = np.expm1(total / weight) * albedo
    sharp = np.clip(passes['mirror'][..., :1], 0, 1) * .55
    return smooth * (1 - sharp) + passes['colour'][..., :3] * sharp


def shifted(image, dy, dx):
    return np.roll(image, (dy, dx), (0, 1))


def toned(light):
    """Khronos PBR Neutral without its desaturation: compresses only highlights, so brand colours stay as they are."""
    start = .8 - .04
    low = light.min(-1, keepdims=True)
    light = light - np.where(low < .08, low - 6.25 * low * low, .04)
    peak = light.max(-1, keepdims=True)
    room = 1 - start
    pressed = 1 - room * room / (peak + room - start)
    return np.where(peak < start, light, light * pressed / np.maximum(peak, 1e-6))


def to_screen(light):
    light = np.clip(light, 0, 1)
    return np.where(light <= .0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - .055)


def halo(light):
    """Bright lamps spill a little over their neighbours, as in any lens."""
    wide = light.shape[1] / 1600
    bright = np.minimum(np.maximum(light - 1, 0), 3)
    return .10 * blurred(bright, 7 * wide) + .16 * blurred(bright, 30 * wide)


def slab_shadow(outline, size, strength):
    """Two blurred copies of the slab, moved down and to the right, where the sun would cast its shadow."""
    height, width = size
    unit = width / 1600
    corners = outline * [width, -height] + [0, height]

    def copy(right, down, blur, opacity):
        return blurred(convex_mask(corners + [right * unit, down * unit], size), blur * unit) * opacity

    return 1 - (1 - copy(26, 34, 34, .26 * strength)) * (1 - copy(6, 8, 9, .22 * strength))


def convex_mask(corners, size):
    y, x = np.mgrid[:size[0], :size[1]] + .5
    distance = np.full(size, 1e9)
    for start, end in zip(corners, np.roll(corners, -1, 0)):
        edge = end - start
        length = np.hypot(*edge)
        if length > 1e-6:
            # Screen rows run downwards, so an outline drawn anticlockwise turns clockwise.
            distance = np.minimum(distance, ((y - start[1]) * -edge[0] + (x - start[0]) * edge[1]) / length)
    return np.clip(distance + .5, 0, 1)[..., None]


def blurred(image, sigma):
    """A Gaussian blur by Fourier transform; beyond the edges, the outermost pixels are repeated."""
    pad = int(np.ceil(sigma * 4))
    wide = np.pad(image, ((pad, pad), (pad, pad), (0, 0)), 'edge')
    rows = np.fft.fftfreq(wide.shape[0])[:, None, None]
    columns = np.fft.rfftfreq(wide.shape[1])[None, :, None]
    transfer = np.exp(-2 * (np.pi * sigma) ** 2 * (rows ** 2 + columns ** 2))
    soft = np.fft.irfft2(np.fft.rfft2(wide, axes=(0, 1)) * transfer, wide.shape[:2], axes=(0, 1))
    return soft[pad:-pad, pad:-pad].astype(np.float32)


def save(picture, path):
    height, width = picture.shape[:2]
    image = bpy.data.images.new('picture', width, height, alpha=True)
    image.alpha_mode = 'STRAIGHT'
    image.pixels.foreach_set(np.ascontiguousarray(picture[::-1], np.float32).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
