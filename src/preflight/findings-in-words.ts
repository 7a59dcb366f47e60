import type { Finding } from './finding.ts'

/** Characters in a line at most, and before what a finding says. */
const WIDTH = 80
const INDENT = '    '

const PARTS = [
  { state: 'not met', title: 'NOT MET', sign: '✗' },
  { state: 'cannot tell', title: 'CANNOT TELL', sign: '?' },
  { state: 'met', title: 'MET', sign: '✓' },
] as const

/** All that was found, what is to be done first; the last line counts. */
export function findingsInWords(findings: readonly Finding[]): string {
  const of = (state: Finding['state']) => findings.filter(finding => finding.state === state)
  const parts = PARTS.filter(({ state }) => of(state).length).map(({ state, title, sign }) =>
    [title, ...of(state).map(({ what, says }) => `${sign} ${what}\n${wrapped(says)}`)].join('\n'),
  )
  const counts = PARTS.map(({ state }) => `${of(state).length} ${state}`)
  return [...parts, `${counts.join(', ')}.`].join('\n\n')
}

/** Breaks a text between words; a record to be copied stays whole. */
function wrapped(text: string): string {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = INDENT
    for (const word of paragraph.split(' ')) {
      const fits = line === INDENT || line.length + 1 + word.length <= WIDTH
      if (!fits) {
        lines.push(line)
        line = INDENT
      }
      line += line === INDENT ? word : ` ${word}`
    }
    lines.push(line)
  }
  return lines.join('\n')
}
