import { type FileLine, isColumn } from './portable-entry.ts'

/** Reads JSON with one object a line. */
export async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<FileLine> {
  let line = 0
  for await (const words of linesOf(pieces)) {
    line += 1
    if (words.trim()) yield { line, ...readObject(words) }
  }
}

async function* linesOf(pieces: AsyncIterable<string>) {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  yield rest
}

function readObject(words: string): Pick<FileLine, 'entry'> {
  let given: unknown
  try {
    given = JSON.parse(words)
  } catch {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
  const known = Object.entries(given).filter(([name, value]) => isColumn(name) && value !== null)
  if (known.some(([, value]) => typeof value !== 'string')) return {}
  return { entry: Object.fromEntries(known) }
}
