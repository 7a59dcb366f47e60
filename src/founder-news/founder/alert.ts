import * as v from 'valibot'
import { testAlertWords } from '#src/content/founder-news.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { readVariables, settingsFrom } from '#src/founder/read-variables.ts'
import { Misuse } from '#src/founder/refusal.ts'
import { newsVariables, readNewsSettings } from '../news-settings.ts'
import { postAlert } from '../post/alert-post.ts'
import { queueNews } from '../server/news-mail.ts'

export const alert = action({
  summary: 'send yourself a test alert, by email and to NOTIFY_URL',
  help: `It takes every route of alerts: posted to NOTIFY_URL at once and, if email is on, emailed to OPERATOR_EMAIL (or to
OPERATOR_CONTACT if that is an address) by the running server. Set the same variables as the server has. Exits with 1 if
NOTIFY_URL did not accept it.`,
  input: v.object({}),
  changes: 'settings',
  showsPeople: false,

  async run(_, { environment, list, signal }) {
    const { publicUrl, operator, mail } = readMailEnvironment(environment)
    const read = readVariables(newsVariables, environment)
    const { email, notify } = settingsFrom(() => readNewsSettings(read, operator))
    const isEmailed = mail !== undefined && email !== undefined
    if (!isEmailed && !notify)
      throw new Misuse('alerts only go to the log: set OPERATOR_EMAIL, with email on, or NOTIFY_URL')
    const now = Date.now()
    if (isEmailed) await queueNews(await list(), `test ${now}`, testAlertWords, now)
    if (!notify) return { isEmailed }
    const { title, preview: text } = testAlertWords
    const notice = { kind: 'test', at: now, site: new URL(publicUrl).host, title, text, figures: {} }
    const answer = await postAlert(notice, notify, now, signal)
    const fault = typeof answer === 'object' ? answer.fault : 'it answered 410'
    return { isEmailed, posted: answer === 'taken' ? 'taken' : `not taken, ${fault}` }
  },

  isGood: ({ posted = 'taken' }) => posted === 'taken',
  inWords: ({ isEmailed, posted }) =>
    [
      ...(isEmailed
        ? [
            'Email: queued. A running server sends it within half a minute; stats says whether it is still waiting.',
          ]
        : []),
      ...(posted ? [`NOTIFY_URL: ${posted}.`] : []),
    ].join('\n'),
})
