import * as v from 'valibot'
import { columnWords } from '#src/content/column-words.ts'
import { recordWords as words } from '#src/content/records.ts'
import { readStorageUrl } from '#src/db/storage.ts'
import { readForPreflight } from '#src/features/preflight.ts'
import { action, ONLY_READS } from '#src/founder/action.ts'
import { type MailEnvironment, readMailEnvironment } from '#src/founder/mail-environment.ts'
import { senderUnset } from '#src/operator-settings.ts'
import { TRACES, type TraceTable, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'

const { labels } = words
/** If a table about people has no words, this is a type error. */
const said: Record<TraceTable | 'waitlist', object> & typeof words.tables = words.tables

export const records = action({
  summary:
    'the record of processing (Article 30) and the list of processors, made from the registry and the settings',
  help: 'For the ICO, if it asks. Set the same variables as the server has. The desk has it as a page to print.',
  input: v.object({}),
  ...ONLY_READS,

  async run(_, { environment }) {
    const settings = readMailEnvironment(environment)
    const { operatorName, operatorContact, operatorCompany, companyUnset = [] } = settings
    const unset = [...senderUnset(settings), ...companyUnset]
    return {
      controller: [operatorName, operatorCompany, operatorContact].filter(Boolean).join(', '),
      unset: unset.length ? words.unset(unset) : '',
      people: words.people,
      activities: [...Object.entries(said).map(activityOf), ...words.others],
      processors: processorsOf(settings, environment),
      countries: words.countries,
      security: words.security(Boolean(environment.BACKUP_RECIPIENT?.trim())),
    }
  },

  inWords({ controller, unset, people, activities, processors, countries, security }) {
    const parts = [
      [labels.controller, [controller, unset].filter(Boolean).join('\n')],
      [labels.people, people],
      ...activities.map(({ title, purpose, basis, data, kept }) => [
        title,
        `${labels.purpose}: ${purpose}\n${labels.basis}: ${basis}\n${labels.data}: ${data}\n${labels.kept}: ${kept}`,
      ]),
      [labels.processors, processors.join('\n')],
      [labels.countries, countries],
      [labels.security, security.join('\n')],
    ]
    return [words.title, words.lead, ...parts.map(([title, text]) => `${title}\n${text}`)].join('\n\n')
  },
})

function activityOf([table, about]: [string, (typeof words.tables)[keyof typeof words.tables]]) {
  const { columns } = table === 'waitlist' ? WAITLIST_INSERT : TRACES[table as TraceTable]
  const names = Object.keys(columns).map(name => columnWords[name as keyof typeof columnWords])
  return { ...about, data: names.join(', ') }
}

/** Who receives personal data: what the settings show, and what the founder wrote in OPERATOR_PROCESSORS. */
function processorsOf({ mail, operatorProcessors }: MailEnvironment, environment: NodeJS.ProcessEnv) {
  const { recipients } = words
  const { model } = readForPreflight(environment).maeve
  const storage = readStorageUrl(environment.DATABASE_URL?.trim() ?? '')
  const modelHost = model.provider === 'offline' ? '' : (hostOf(model.baseUrl) ?? model.provider)
  return [
    operatorProcessors ?? words.unset(['OPERATOR_PROCESSORS']),
    ...(mail?.via && 'url' in mail.via ? [`${recipients.email}: ${hostOf(mail.via.url)}`] : []),
    modelHost ? `${recipients.model}: ${modelHost}` : recipients.own,
    ...(storage?.engine === 'postgres' ? [`${recipients.database}: ${hostOf(storage.shown)}`] : []),
    ...(environment.BACKUP_COMMAND?.trim() ? [recipients.copies] : []),
  ]
}

const hostOf = (url = '') => URL.parse(url)?.hostname
