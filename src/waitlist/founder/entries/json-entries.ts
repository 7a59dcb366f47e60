import { type FileLine, isColumn, PORTABLE_COLUMNS } from './portable-entry.ts'

/** Reads JSON with one object a line. */
export async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<FileLine> {
  let line = 0
  for await (const words of linesOf(pieces)) {
    line += 1
    if (words.trim()) yield { line, head: PORTABLE_COLUMNS, ...readObject(words) }
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

function readObject(words: string): Pick<FileLine, 'entry' | 'cells'> {
  let given: unknown
  try {
    given = JSON.parse(words)
  } catch {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { cells: [words] }
  const known = Object.entries(given).filter(([name, value]) => isColumn(name) && value !== null)
  const text = new Map(
    known.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const cells = PORTABLE_COLUMNS.map(column => text.get(column) ?? '')
  return known.some(([, value]) => typeof value !== 'string')
    ? { cells }
    : { cells, entry: Object.fromEntries(text) }
}
