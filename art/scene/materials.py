"""What everything is made of. A material is found by its name: bpy.data.materials['van body']."""
from look import BRAND, CAR, HOUSES, LOOK, SIGN, VAN
from shaders import bubble, glass, material


def make_materials(night):
    vehicles(night)
    van_fittings(night)
    street()
    houses(night)
    kit(night)
    bubble(night)


def vehicles(night):
    material('van body', VAN['body'], .30, coat=1, coat_rough=.04)
    material('van top', VAN['top'], .32, coat=1)
    material('lettering', VAN['top'], .32, coat=1, glow=.3 if night else 0)
    material('van trim', VAN['trim'], .42, coat=.4)
    material('car body', CAR['body'], .30, coat=1, coat_rough=.03)
    material('car roof', CAR['roof'], .32, coat=1)
    material('dark trim', '#23262B', .6)
    material('gloss black', '#15181C', .15, coat=1)
    material('rubber', '#24262A', .75)
    material('rim', '#F6EFE2', .35, coat=.6)
    glass('van glass', '#17363D', '#DDEBF2', streak='#3B6A74')
    glass('car glass', '#17363D', '#DDEBF2', streak='#3B6A74')
    material('lamp', '#20262C', .1, coat=1)
    material('lens', '#E9F3FA', .12, coat=1, glow=.5)
    material('led', '#FFF6E0', .3, glow=6 if night else 3)
    material('tail lamp', '#D3202A', .25, coat=1, glow=1.2 if night else .3)
    material('glow', '#31E6A0', .4, glow=4 if night else 2.2)
    material('plate', '#F8F8F4', .4)


def van_fittings(night):
    material('interior', '#FFF1DA', .6)
    material('wood', '#D9A066', .55)
    material('strip light', '#FFE3B0', .4, glow=14 if night else 9)
    material('unit', '#FFFDF8', .35, coat=.6)
    material('hose', '#19B7A6', .45, coat=.3)
    for name in ('amber', 'mint', 'coral', 'sky', 'cream', 'green', 'ink', 'post red'):
        material(name, BRAND[name], .42, coat=.5)
    material('awning 0', VAN['awning'][0], .7)
    material('awning 1', VAN['awning'][1], .7)
    material('solar frame', '#1B2B45', .35, coat=.6)
    material('solar cell', '#24447A', .12, coat=1)


def street():
    material('base', '#F1E4CF', .7)
    material('road', '#66717B', .85, mottle=(60, .06))
    material('grout', '#B8AA95', .9)
    for i, colour in enumerate(('#E6DAC6', '#DFD2BD', '#EBE1D0')):
        material(f'paving {i}', colour, .8, mottle=(14, .04))
    material('kerb', '#D3CDC3', .75, mottle=(30, .05))
    material('marking', '#F7F3EA', .7)
    material('leaf', LOOK['tree'], .75, mottle=(3, .16))
    material('hedge', '#4C8F57', .8, mottle=(9, .14))
    material('trunk', '#9B7B5E', .85, mottle=(9, .1))


def houses(night):
    for i, house in enumerate(HOUSES):
        material(f'wall {i}', house['wall'], .85, mottle=(6, .03))
        material(f'door {i}', house['door'], .3, coat=.8)
    material('white', '#FFFBF2', .5)
    material('plinth', '#CDBFA9', .8)
    material('brass', '#F2B84B', .25, metal=1)
    material('slate', '#6B7787', .7, mottle=(8, .06))
    material('brick', '#C4775A', .85, mottle=(20, .08))
    material('terracotta', '#D97B56', .75)
    material('bulb', '#FFE0A0', .4, glow=14 if night else 2.5)
    material('lit window', '#FFCB70' if night else '#FFD58A', .25, coat=.8, glow=2.2 if night else .55)
    glass('window', '#2E4A57', '#CFE2EE', .05)
    if night:
        material('evening window', '#FFC267', .25, coat=.8, glow=1.7)
    else:
        glass('evening window', '#2E4A57', '#CFE2EE', .05)


def kit(night):
    material('foam', '#DCEBF4', .38, coat=.6)
    material('skin', '#A9714B', .6)
    material('spray', '#EAF8FF', .12, coat=1, glow=.10 if night else .9)
    material('sponge', '#FFD94A', .9)
    material('cable', '#FFB20A', .38, coat=.6)
    material('cat', LOOK['cat'], .7)
    material('water', '#2C9BE8', .10, coat=1, coat_rough=.02)
    material('board', SIGN['board'], .30, coat=1)
    material('sign panel', SIGN['panel'], .45)
    material('sign ink', SIGN['ink'], .5)
    material('sign accent', SIGN['accent'], .5)
    material('calendar day', '#E9DEC9', .6)
    material('cone', '#FF6A2B', .45, coat=.4)
