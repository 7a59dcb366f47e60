import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { preflightHelp } from '#src/content/preflight.ts'
import { readForPreflight } from '#src/features/preflight.ts'
import { featureVariables, readFeatureSettings } from '#src/features/settings.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { stayAsService } from '#src/founder/caller.ts'
import { flag, option } from '#src/founder/fields.ts'
import type { Finding } from '#src/founder/finding.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { settingsFrom } from '#src/founder/refusal.ts'
import { wrapped } from '#src/mail/wrapped.ts'
import { readVariables } from '#src/site-settings.ts'
import { findings, OUTSIDE, type Outside } from '../findings.ts'
import { readEmail } from '../received-email.ts'

const { summary, help, ...words } = preflightHelp

/** `outside`: the DNS and certificate authority, which tests replace. */
export const preflightWith = (outside: Outside) =>
  action({
    summary,
    help,
    input: v.object({
      message: option('FILE', words.message),
      quick: flag(words.quick),
    }),
    ...ONLY_READS,

    async run({ message: file, quick }, { environment, list, progress }) {
      const { operator, port, ...site } = readMailEnvironment(environment)
      const known = { contact: operator.contact, mail: site.mail }
      const config = settingsFrom(() => ({
        ...site,
        ...readFeatureSettings(readVariables(featureVariables, environment), known),
        ...readForPreflight(environment),
      }))
      const message = file === undefined ? undefined : readEmail(file)
      // Only root may be able to read the file. Nothing below needs root, and BACKUP_COMMAND must not run as root.
      stayAsService()
      const about = { email: operator.email, port, message, quick }
      return findings(await list(), config, outside, about, (done, all) =>
        progress(() => `${done} of ${count(all, 'check')} are done.`),
      )
    },

    isGood: found => found.every(({ state }) => state !== 'not met'),
    inWords: findingsInWords,
  })

export const preflight = preflightWith(OUTSIDE)

const INDENT = '    '
/** The longest line without its indent, in characters. */
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
