"""Kinds of surface: plain, mottled, glowing, glass, soap bubble."""
import bpy

from look import linear

# The denoiser keeps these sharper: reflections in them have little noise, and its guides do not show reflections.
MIRRORS = 1


def material(name, colour, rough, coat=0., glow=0., metal=0., coat_rough=.05, mottle=None):
    """`glow` is emission in the material's own colour. `mottle` is (scale, amount) of faint noise in it."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (*linear(colour), 1)
    inputs['Roughness'].default_value = rough
    inputs['Metallic'].default_value = metal
    inputs['Clearcoat'].default_value = coat
    inputs['Clearcoat Roughness'].default_value = coat_rough
    inputs['Emission'].default_value = (*linear(colour), 1)
    inputs['Emission Strength'].default_value = 0
    if glow:
        seen_only(made, inputs['Emission Strength'], glow)
    if mottle:
        mottled(made.node_tree, inputs['Base Color'], colour, *mottle)
    return made


def seen_only(made, target, glow):
    """Glows to the eye and in mirrors, but lights nothing up: the lamps in light.py do that with far less noise."""
    tree = made.node_tree
    ray = tree.nodes.new('ShaderNodeLightPath')
    tree.links.new(stretch(tree, ray.outputs['Is Diffuse Ray'], 0, 1, glow, 0), target)
    made.cycles.sample_as_light = False


def mottled(tree, target, colour, scale, amount):
    place = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 4
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    shade = stretch(tree, noise.outputs['Fac'], 0, 1, 1 - amount, 1 + amount)
    scaled = tree.nodes.new('ShaderNodeVectorMath')
    scaled.operation = 'SCALE'
    scaled.inputs[0].default_value = linear(colour)
    tree.links.new(shade, scaled.inputs['Scale'])
    tree.links.new(scaled.outputs['Vector'], target)


def stretch(tree, value, low, high, to_low, to_high):
    node = tree.nodes.new('ShaderNodeMapRange')
    for name, number in (('From Min', low), ('From Max', high), ('To Min', to_low), ('To Max', to_high)):
        node.inputs[name].default_value = number
    tree.links.new(value, node.inputs['Value'])
    return node.outputs['Result']


def mixed(tree, share, first, second):
    node = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(share, node.inputs[0])
    tree.links.new(first, node.inputs[1])
    tree.links.new(second, node.inputs[2])
    return node.outputs[0]


def mirror(tree, colour, rough):
    node = tree.nodes.new('ShaderNodeBsdfGlossy')
    node.inputs['Color'].default_value, node.inputs['Roughness'].default_value = (*linear(colour), 1), rough
    return node.outputs[0]


def facing(tree, blend):
    node = tree.nodes.new('ShaderNodeLayerWeight')
    node.inputs['Blend'].default_value = blend
    return node.outputs['Facing']


def surface(made, shader):
    tree = made.node_tree
    tree.links.new(shader, tree.nodes['Material Output'].inputs['Surface'])


def glass(name, colour, reflection, rough=.04, streak=None, glow=0.):
    """Dark glass that reflects more at a slant. `streak`: the colour of the bands of light across it."""
    made = material(name, colour, .15, coat=1, glow=glow)
    made.pass_index = MIRRORS
    tree = made.node_tree
    base = tree.nodes['Principled BSDF']
    if streak:
        light = streaks(tree, colour, streak)
        tree.links.new(light, base.inputs['Base Color'])
        tree.links.new(light, base.inputs['Emission'])
    share = stretch(tree, facing(tree, .35), 0, 1, .10, .75)
    surface(made, mixed(tree, share, base.outputs[0], mirror(tree, reflection, rough)))


def streaks(tree, colour, streak):
    """Slanting bands of light in pairs, as a sign painter draws glass."""
    place = tree.nodes.new('ShaderNodeTexCoord')
    apart = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Object'], apart.inputs[0])
    slant = tree.nodes.new('ShaderNodeMath')
    slant.operation, slant.inputs[1].default_value = 'MULTIPLY_ADD', .62
    tree.links.new(apart.outputs['Z'], slant.inputs[0])
    tree.links.new(apart.outputs['X'], slant.inputs[2])
    repeat = tree.nodes.new('ShaderNodeMath')
    repeat.operation, repeat.inputs[1].default_value = 'PINGPONG', .62
    tree.links.new(slant.outputs[0], repeat.inputs[0])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    stops = ramp.color_ramp.elements
    tree.links.new(stretch(tree, repeat.outputs[0], 0, .62, 0, 1), ramp.inputs['Fac'])
    bands = ((0, colour), (.50, colour), (.53, streak), (.70, streak), (.73, colour),
             (.80, colour), (.82, streak), (.86, streak), (.88, colour))
    for i, (at, tone) in enumerate(bands):
        stop = stops[i] if i < 2 else stops.new(at)
        stop.position, stop.color = at, (*linear(tone), 1)
    return ramp.outputs['Color']


def bubble(night):
    """A clear shell that shows only where it is seen edge-on."""
    made = bpy.data.materials.new('bubble')
    made.use_nodes, made.pass_index = True, MIRRORS
    made.cycles.sample_as_light = False
    tree = made.node_tree
    clear = tree.nodes.new('ShaderNodeBsdfTransparent').outputs[0]
    shine = tree.nodes.new('ShaderNodeEmission')
    shine.inputs['Color'].default_value = (*linear('#DDF3FF'), 1)
    shine.inputs['Strength'].default_value = .12 if night else 1.3
    half = tree.nodes.new('ShaderNodeValue')
    half.outputs[0].default_value = .5
    skin = mixed(tree, half.outputs[0], mirror(tree, '#FFFFFF', .03), shine.outputs[0])
    rim = tree.nodes.new('ShaderNodeMath')
    rim.operation, rim.inputs[1].default_value = 'POWER', 1.6
    tree.links.new(facing(tree, .25), rim.inputs[0])
    surface(made, mixed(tree, stretch(tree, rim.outputs[0], 0, 1, .16, .9), clear, skin))
