import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { art } from './where.ts'

const blender = process.env.BLENDER ?? 'blender'
const missing = `Blender is not installed, or not on the PATH.
  Debian 12:  sudo apt install blender python3-numpy
  Elsewhere:  Blender 3.4 to 3.6 from https://download.blender.org/release/, with its path in BLENDER
Without it, "npm run art -- --sizes" still cuts every size from the committed pictures.`
const noNumpy = 'The Python that Blender uses has no numpy. Debian: sudo apt install python3-numpy'

/** Renders a picture (see scene/render.py) into a PNG. A preview is 800 px wide and has 32 samples: rough, but quick. */
export async function render(name: string, file: string, preview: boolean) {
  const rough = art(`.cache/${name}.png`)
  await mkdir(dirname(rough), { recursive: true })
  const args = [
    '--background',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    art('scene/render.py'),
  ]
  await run([...args, '--', name, rough, ...(preview ? ['800', '32'] : [])])
  await mkdir(dirname(file), { recursive: true })
  await sharp(rough).png({ compressionLevel: 9 }).toFile(file)
  await rm(rough)
}

async function run(args: string[]) {
  const process = spawn(blender, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const report = progress()
  let faults = ''
  createInterface(process.stdout).on('line', report)
  // Blender prints a script’s errors on its standard output.
  for (const output of [process.stdout, process.stderr])
    output.on('data', chunk => {
      faults = `${faults}${chunk}`.slice(-4000)
    })
  await new Promise<void>((done, fail) => {
    process.on('error', fault =>
      fail('code' in fault && fault.code === 'ENOENT' ? new Error(missing) : fault),
    )
    process.on('close', code => {
      if (code === 0) return done()
      fail(new Error(faults.includes("No module named 'numpy'") ? noNumpy : `Blender failed:\n${faults}`))
    })
  })
}

/** Prints the scene's own messages, and a line for each tenth of the samples. */
function progress() {
  let shown = 0
  return (line: string) => {
    const [, done, all] = /Sample (\d+)\/(\d+)/.exec(line) ?? []
    const tenth = done ? Math.floor((10 * Number(done)) / Number(all)) : 0
    if (tenth > shown) console.log(`    ${tenth * 10} %`)
    shown = Math.max(shown, tenth)
    if (/^[a-z0-9-]+: |^mesh /.test(line)) console.log(`  ${line}`)
  }
}
