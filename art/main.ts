import { parseArgs } from 'node:util'
import { render } from './blender.ts'
import { exportCard } from './card.ts'
import { exportFonts } from './fonts.ts'
import { exportMarks } from './marks.ts'
import { exportPicture, pictures } from './pictures.ts'
import { exportSign } from './sign.ts'
import { art } from './where.ts'

// The card and the sign use the hero picture and the fonts, so they are made last.
const others = { fonts: exportFonts, marks: exportMarks, card: exportCard, sign: exportSign }
const parts = [...pictures.map(picture => picture.name), ...Object.keys(others)]

const help = `npm run art -- [--preview | --sizes] [PART ...]
       npm run art -- shots [WORDS]     photographs every section and state of the page, and every email

Renders the pictures from art/scene and writes every size the page uses. Without a PART: all of them.

  --preview   a small rough render in art/.cache/previews; nothing else changes
  --sizes     no rendering: cuts the sizes anew from the pictures in art/ (needs no Blender)
  --help      this

PART is any of:
  ${parts.join('\n  ')}`

async function main() {
  if (process.argv[2] === 'shots') {
    process.argv.splice(2, 1)
    return import('../scripts/shots/shots.ts')
  }
  const { values, positionals } = parseArgs({
    options: { preview: { type: 'boolean' }, sizes: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) return console.log(help)
  if (values.preview && values.sizes)
    throw new Error('--preview renders and --sizes does not: use one or the other.')
  const unknown = positionals.filter(part => !parts.includes(part))
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are:\n  ${parts.join('\n  ')}`)

  const wanted = (part: string) => positionals.length === 0 || positionals.includes(part)
  for (const picture of pictures.filter(({ name }) => wanted(name))) {
    await timed(picture.name, async () => {
      if (values.preview) return preview(picture.name)
      if (!values.sizes) await render(picture.name, art(picture.source), false)
      await exportPicture(picture)
    })
  }
  if (values.preview) return
  for (const [name, exportPart] of Object.entries(others)) if (wanted(name)) await timed(name, exportPart)
}

async function preview(name: string) {
  const file = art(`.cache/previews/${name}.png`)
  await render(name, file, true)
  console.log(`  ${file}`)
}

async function timed(name: string, work: () => Promise<unknown>) {
  console.log(name)
  const started = Date.now()
  await work()
  console.log(`  ${((Date.now() - started) / 1000).toFixed(0)} s in all`)
}

try {
  await main()
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exitCode = 1
}
