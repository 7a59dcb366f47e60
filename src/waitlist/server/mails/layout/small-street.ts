import { DARK, HOUSE_COLOURS, LIT, ROOF } from '#src/waitlist/small-street.ts'

/** A cell of one colour. `radius`: as in CSS. */
const cell = (height: number, colour: string, radius: string, size: string) =>
  `<td ${size} bgcolor="${colour}" style="height:${height}px;padding:0;font-size:0;line-height:0;background:${colour};border-radius:${radius}">&nbsp;</td>`

const table = (attributes: string, style: string, rows: string) =>
  `<table role="presentation" ${attributes} cellpadding="0" cellspacing="0" border="0" aria-hidden="true" style="${style}">${rows}</table>`

/** Draws a street, 260 pixels long, with these windows lit, in table cells, as most mail programs drop SVG. */
export const smallStreet = (houses: readonly number[]): string => {
  const band = (height: number, colour: string, radius = '0') =>
    `<tr>${cell(height, colour, radius, 'colspan="5"')}</tr>`
  const storey = (wall: string, ...lit: boolean[]) => {
    const [first, second] = lit.map(isLit => cell(8, isLit ? LIT : DARK, '2px', 'width="6"'))
    const side = cell(8, wall, '0', 'width="4"')
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
