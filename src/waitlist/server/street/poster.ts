import { signWords } from '#src/content/street-sign.ts'
import { pdf, rgb, stream } from '#src/print/pdf.ts'
import { drawQr, qrModules } from '#src/print/qr.ts'
import { compress, drawSign } from './sign-picture.ts'

/** The size of an A5 page, its margin, and the width that leaves for the contents, in points. */
const [WIDTH, HEIGHT] = [419.53, 595.28]
const MARGIN = 32
const ROOM = WIDTH - 2 * MARGIN
/** The QR code's size in points: 70 mm, so it can be scanned from the pavement. */
const CODE = 198
const PAPER = '#fbf4e6'
const FOREST = '#0f4a3a'
const INK = '#10261f'

/**
 * Draws a district's sign with its link as a QR code, as a PDF of one A5 page. It reveals nothing about anybody.
 */
export async function drawPoster(district: string, link: string): Promise<Buffer> {
  const { palette, pixels, width, height } = drawSign(district)
  const pictureHeight = (WIDTH * height) / width
  const { headline, scan } = signWords.poster
  const drawing = [
    `${rgb(PAPER)} rg 0 0 ${WIDTH} ${HEIGHT} re f`,
    `q ${WIDTH} 0 0 ${pictureHeight.toFixed(2)} 0 ${(HEIGHT - pictureHeight).toFixed(2)} cm /Sign Do Q`,
    write(headline, HEIGHT - pictureHeight - 52, 34, FOREST),
    `q 1 0 0 1 ${MARGIN} 88 cm\n${drawQr(qrModules(link), CODE)}\nQ`,
    ...scan.map((line, i) => write(line, 260 - i * 22, 15, INK, MARGIN + CODE + 16)),
    write(link.replace(/^https?:\/\/|\/?\?.*$/g, ''), 46, 20, FOREST),
  ].join('\n')
  const text = pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</Sign 6 0 R>>>>>>`,
    stream(drawing),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    stream(
      (await compress(pixels)).toString('latin1'),
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/Filter/FlateDecode
/ColorSpace[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${palette.toString('hex')}>]`,
    ),
  ])
  return Buffer.from(text, 'latin1')
}

/**
 * Writes a line, smaller if it might be wider than the page: we assume that an average letter is six tenths of the
 * font size wide.
 */
function write(text: string, y: number, most: number, colour: string, x = MARGIN): string {
  const size = Math.min(most, (ROOM + MARGIN - x) / (0.6 * text.length))
  return `BT ${rgb(colour)} rg /F ${size.toFixed(2)} Tf ${x} ${y.toFixed(2)} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
}
