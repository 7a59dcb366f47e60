import type { Finding } from '#src/founder/finding.ts'
import { wrapped } from '#src/mail/wrapped.ts'

const INDENT = '    '
/** The longest line, in characters. */
const WIDTH = 80 - INDENT.length

const PARTS = [
  { state: 'not met', title: 'NOT MET', sign: '✗' },
  { state: 'cannot tell', title: 'CANNOT TELL', sign: '?' },
  { state: 'met', title: 'MET', sign: '✓' },
] as const

/** Formats the findings for the terminal, with those to act on first and a count at the end. */
export function findingsInWords(findings: readonly Finding[]): string {
  const of = (state: Finding['state']) => findings.filter(finding => finding.state === state)
  const parts = PARTS.filter(({ state }) => of(state).length).map(({ state, title, sign }) =>
    [
      title,
      ...of(state).map(({ what, says }) => `${sign} ${what}\n${wrapped(says, WIDTH).replace(/^/gm, INDENT)}`),
    ].join('\n'),
  )
  const counts = PARTS.map(({ state }) => `${of(state).length} ${state}`)
  return [...parts, `${counts.join(', ')}.`].join('\n\n')
}
