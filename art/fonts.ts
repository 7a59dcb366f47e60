import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { type FontMetrics, readMetrics } from './font-metrics.ts'
import { type LocalFont, localNames, localWidth } from './local-fonts.ts'
import { installed, pageStyles, published } from './where.ts'

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))
const english = `${ascii}\u00A0£©·–—’‘“”…é`
const keepFeatures = ['kern', 'liga', 'ccmp', 'tnum']

const display = {
  file: 'bricolage-800',
  package: '@fontsource-variable/bricolage-grotesque',
  cut: 'bricolage-grotesque-latin-opsz-normal',
  text: english,
  // One optical size for headings from 20 to 88 px: 96 is cramped at 20, 24 is bland at 88.
  axes: { wght: 800, opsz: 60 },
}

const body = {
  file: 'figtree',
  package: '@fontsource-variable/figtree',
  cut: 'figtree-latin-wght-normal',
  text: `${english}ÀÁÂÄÇÈÉÊËÍÑÓÖÚÜàáâäçèêëíîïñóôöúûüß•×°€½`,
  axes: { wght: { min: 400, max: 700 } },
}

// The fallback faces are fitted to these words, which are on the screen while the fonts load.
const headings = 'Car care that comes to you Essential reminders Be first in line'
const labels = 'Join the waitlist Launching 2026 Services How it works Questions Email Postcode'
const prose =
  'Valeting, EV charging and quick car checks at your door, with free reminders for MOT, tax, insurance, ' +
  'service and PCNs. Launching in major UK cities in 2026. Mobile app coming soon.'

type Source = Omit<typeof display, 'axes'> & { axes: Record<string, number | { min: number; max: number }> }

export async function exportFonts() {
  await mkdir(published('fonts'), { recursive: true })
  for (const font of [display, body]) {
    await writeFile(published(`fonts/${font.file}.woff2`), await subset(font, 'woff2'))
    // The Open Font License requires a copy of its text with every copy of the font.
    await copyFile(installed(`${font.package}/LICENSE`), published(`fonts/${font.file}.license.txt`))
  }
  await writeFile(pageStyles, await styles())
}

async function subset(font: Source, targetFormat: 'woff2' | 'truetype') {
  const original = await readFile(installed(`${font.package}/files/${font.cut}.woff2`))
  const options = { targetFormat, variationAxes: font.axes, keepFeatures, noHinting: true }
  return subsetFont(original, font.text, options)
}

async function styles(): Promise<string> {
  const heading = readMetrics(await subset(display, 'truetype'))
  const regular = readMetrics(await subset({ ...body, axes: { wght: 400 } }, 'truetype'))
  const bold = readMetrics(await subset({ ...body, axes: { wght: 600 } }, 'truetype'))
  return [
    `/* Written by art/fonts.ts. The fallback faces are stretched to take up the same room as the real ones.
   Letter-spacing is the same length in both, so the headings' -0.03em needs no correction. */`,
    webFace('Bricolage Grotesque', display.file, '800'),
    webFace('Figtree', body.file, '400 700'),
    localFace('Heading Arial', 'arialBold', '800', heading, headings),
    localFace('Heading Roboto', 'roboto', '400', heading, headings),
    localFace('Heading DejaVu', 'dejavuBold', '800', heading, headings),
    localFace('Text Arial', 'arial', '400 500', regular, prose),
    localFace('Text Arial', 'arialBold', '600 700', bold, labels),
    localFace('Text Roboto', 'roboto', '400', regular, prose),
    localFace('Text DejaVu', 'dejavu', '400 500', regular, prose),
    localFace('Text DejaVu', 'dejavuBold', '600 700', bold, labels),
    `:root {
  --font-display: "Heading Arial", "Heading Roboto", "Heading DejaVu", sans-serif;
  --font-body: "Text Arial", "Text Roboto", "Text DejaVu", sans-serif;
}

/* Set by the loader once it has the fonts, which it fetches after the first paint. */
:root[data-fonts] {
  --font-display: "Bricolage Grotesque", "Heading Arial", "Heading Roboto", "Heading DejaVu", sans-serif;
  --font-body: "Figtree", "Text Arial", "Text Roboto", "Text DejaVu", sans-serif;
}

@media (scripting: none) {
  :root {
    --font-display: "Bricolage Grotesque", "Heading Arial", "Heading Roboto", "Heading DejaVu", sans-serif;
    --font-body: "Figtree", "Text Arial", "Text Roboto", "Text DejaVu", sans-serif;
  }
}\n`,
  ].join('\n\n')
}

const webFace = (family: string, file: string, weight: string) => `@font-face {
  font-family: "${family}";
  src: url("/fonts/${file}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}`

function localFace(family: string, local: LocalFont, weight: string, real: FontMetrics, sample: string) {
  const realWidth = [...sample].reduce((sum, character) => sum + real.advance(character), 0) / real.unitsPerEm
  const scale = realWidth / localWidth(local, sample)
  const share = (units: number) => percent(units / real.unitsPerEm / scale)
  return `@font-face {
  font-family: "${family}";
  src: ${localNames[local].map(name => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(scale)};
  ascent-override: ${share(real.ascent)};
  descent-override: ${share(real.descent)};
  line-gap-override: 0%;
}`
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`
