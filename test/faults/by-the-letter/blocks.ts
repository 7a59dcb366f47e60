import { readFileSync } from 'node:fs'

/** A piece of code in a document: indented, under a heading. */
export type Block = { document: string; heading: string; text: string }

const DOCUMENTS = ['README.md', 'docs/deploy.md', 'docs/founders-desk.md']

/** Every block in the documents that an operator follows. */
export const allBlocks = (): Block[] =>
  DOCUMENTS.flatMap(document => blocksOf(document, readFileSync(document, 'utf8')))

/** Returns the blocks of a text, in order. */
export function blocksOf(document: string, text: string): Block[] {
  const blocks: Block[] = []
  let heading = ''
  let lines: string[] = []
  for (const line of [...text.split('\n'), '']) {
    if (line.startsWith('    ')) lines.push(line.slice(4))
    else {
      if (lines.length) blocks.push({ document, heading, text: lines.join('\n') })
      lines = []
      if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
    }
  }
  return blocks
}
