import { DARK, HOUSE_COLOURS, LIT, ROOF } from '#src/waitlist/small-street.ts'

/** The brand's pictures, drawn with table cells: mail programs load no pictures at first, and most drop SVG. Also legible without rounding. */

const AMBER = '#ffae1a'
const FOREST = '#0f4a3a'

/** A cell of one colour. `radius`: as in CSS. */
const cell = (height: number, colour: string, radius: string, size = '') =>
  `<td${size} bgcolor="${colour}" style="height:${height}px;padding:0;font-size:0;line-height:0;background:${colour};border-radius:${radius}">&nbsp;</td>`

const table = (attributes: string, style: string, rows: string) =>
  `<table role="presentation" ${attributes} cellpadding="0" cellspacing="0" border="0" aria-hidden="true" style="${style}">${rows}</table>`

/** The awning over the card: thirteen stripes, each ending in a scallop. */
export const AWNING = table(
  'width="100%"',
  '',
  `<tr>${Array.from({ length: 13 }, (_, i) => {
    const top = i === 0 ? '28px 0' : i === 12 ? '0 28px' : '0 0'
    return cell(44, i % 2 ? '#fff0d2' : AMBER, `${top} 16px 16px`)
  }).join('')}</tr>`,
)

/** The logo's mark, 42 pixels square: awning, kerb and wheel on a green tile. */
export const MARK = table(
  `width="42" bgcolor="${FOREST}"`,
  `width:42px;background:${FOREST};border-radius:11px`,
  `<tr>${[
    [AMBER, '11px 0 7px 7px'],
    ['#fff6e6', '0 0 7px 7px'],
    [AMBER, '0 11px 7px 7px'],
  ]
    .map(([colour, radius]) => cell(17, colour!, radius!, ' width="14"'))
    .join('')}</tr>
<tr><td colspan="3" style="height:25px;padding:0">${table(
    'width="42"',
    'width:42px',
    `<tr><td width="17" valign="bottom" style="padding:0">${table('width="17"', 'width:17px', `<tr>${cell(14, '#8fe3c4', '0 5px 0 11px')}</tr>`)}</td>
<td valign="top" style="height:22px;padding:3px 0 0 3px"><!--[if !mso]><!--><div style="width:7px;height:7px;border:5px solid #fff6e6;border-radius:50%;font-size:0;line-height:0">&nbsp;</div><!--<![endif]--></td></tr>`,
  )}</td></tr>`,
)

const CREAM = '#fff6e6'
const stripes = Array.from({ length: 6 }, (_, i) =>
  cell(12, i % 2 ? CREAM : AMBER, '0 0 6px 6px', ' width="14"'),
).join('')
const row = (cells: string) =>
  `<tr><td style="padding:0">${table('width="156"', 'width:156px', `<tr>${cells}</tr>`)}</td></tr>`
const gap = (width: number, height: number) =>
  `<td width="${width}" style="height:${height}px;padding:0;font-size:0;line-height:0">&nbsp;</td>`
const tyre = (height: number, radius: string) => cell(height, '#5d6b66', radius, ' width="26"')
const inside = (width: number, ground: string, cells: string) =>
  `<td width="${width}" valign="top" bgcolor="${ground}" style="padding:0;background:${ground}">${table(`width="${width}"`, `width:${width}px`, `<tr>${cells}</tr>`)}</td>`
const arch = inside(26, FOREST, tyre(12, '13px 13px 0 0'))
const body = (width: number) => cell(12, FOREST, '0', ` width="${width}"`)

/** The van from its kerb side, 156 pixels long: solar panel, window, awning, body, wheels. */
export const VAN = table(
  'width="156"',
  'width:156px;margin:0 0 20px',
  [
    gap(22, 6) + cell(6, '#2f4a7c', '4px 4px 0 0', ' width="100"') + gap(34, 6),
    cell(10, CREAM, '20px 14px 0 0', ' width="156"'),
    cell(26, CREAM, '0', ' width="8"') +
      cell(26, '#2b4a55', '8px 2px 2px 2px', ' width="34"') +
      cell(26, CREAM, '0', ' width="14"') +
      inside(84, '#1b3a2e', stripes) +
      cell(26, CREAM, '0', ' width="16"'),
    cell(4, AMBER, '0', ' width="156"'),
    cell(14, FOREST, '0', ' width="156"'),
    body(18) + arch + body(68) + arch + body(18),
    gap(18, 13) + tyre(13, '0 0 13px 13px') + gap(68, 13) + tyre(13, '0 0 13px 13px') + gap(18, 13),
  ]
    .map(row)
    .join('\n'),
)

/** A street of houses by their lit windows, 260 pixels long; a house without any is still a plot. */
export const smallStreet = (houses: readonly number[]): string => {
  const band = (height: number, colour: string, radius = '0') =>
    `<tr>${cell(height, colour, radius, ' colspan="5"')}</tr>`
  const storey = (wall: string, ...lit: boolean[]) => {
    const [first, second] = lit.map(isLit => cell(8, isLit ? LIT : DARK, '2px', ' width="6"'))
    const side = cell(8, wall, '0', ' width="4"')
    return `<tr>${side}${first}${side}${second}${side}</tr>`
  }
  const built = (wall: string, lit: number) =>
    band(9, ROOF, '10px 10px 0 0') +
    band(4, wall) +
    storey(wall, lit > 0, lit > 1) +
    band(5, wall) +
    storey(wall, lit > 2, lit > 3) +
    band(6, wall)
  const plot = band(37, '#e4f3ec') + band(3, '#7b8a82')
  return table(
    '',
    'margin:0 0 12px',
    `<tr>${houses
      .map((lit, i) => {
        const { wall } = HOUSE_COLOURS[i % HOUSE_COLOURS.length]!
        return `<td valign="bottom" style="padding:0 1px">${table('width="24"', 'width:24px', lit ? built(wall, lit) : plot)}</td>`
      })
      .join('')}</tr>`,
  )
}
