/** How wide each character of the headings' font is (Bricolage Grotesque, 800), in fiftieths of an em, rounded up. */
const WIDTHS: readonly (readonly [fiftieths: number, characters: string])[] = [
  [9, `'`],
  [11, ' ,‘’\u00A0'],
  [12, ';'],
  [13, '.:il|·'],
  [14, 'Ij'],
  [15, '!`'],
  [16, '()[]'],
  [17, '-1{}'],
  [18, '"/J\\'],
  [20, 'ft'],
  [21, '?r“”'],
  [23, '*'],
  [25, 'L'],
  [26, '+7<=>z~–'],
  [27, '_s'],
  [28, 'FT^cevé'],
  [29, '2EZagkxy'],
  [30, '35hnou'],
  [31, '$PSbdpq'],
  [32, '#04689Y'],
  [33, 'BCDKRV'],
  [34, 'HUX'],
  [35, 'AGOQ'],
  [36, '£'],
  [37, '&N'],
  [39, '…'],
  [40, '—'],
  [42, 'w'],
  [44, 'M'],
  [46, 'm'],
  [48, 'W©'],
  [49, '%@'],
]
const widths = new Map(WIDTHS.flatMap(([width, characters]) => [...characters].map(one => [one, width / 50])))
/** The headings' letter-spacing, in em. */
const SPACING = -0.03

/** The width of a heading's line in em; undefined where the font lacks one of its characters. */
export function headlineWidth(line: string): number | undefined {
  let sum = 0
  for (const character of line) {
    const width = widths.get(character)
    if (width === undefined) return
    sum += width + SPACING
  }
  return sum
}
