import * as v from 'valibot'
import { testAlertWords, testAlertHelp as words } from '#src/content/founder-news.ts'
import { action } from '#src/founder/action.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { Misuse, settingsFrom } from '#src/founder/refusal.ts'
import { readVariables } from '#src/site-settings.ts'
import { newsVariables, readNewsSettings } from '../news-settings.ts'
import { postAlert } from '../post/alert-post.ts'
import { queueNews } from '../server/news-mail.ts'

export const alert = action({
  summary: 'send yourself a test alert, by email and to NOTIFY_URL',
  help: words.help,
  input: v.object({}),
  changes: 'settings',
  showsPeople: false,

  async run(_, { environment, list, signal }) {
    const { publicUrl, operator, mail } = readMailEnvironment(environment)
    const { email, notify } = settingsFrom(() =>
      readNewsSettings(readVariables(newsVariables, environment), operator),
    )
    const isEmailed = mail !== undefined && email !== undefined
    if (!isEmailed && !notify) throw new Misuse(words.nowhere)
    const now = Date.now()
    if (isEmailed) await queueNews(await list(), `test ${now}`, testAlertWords, now)
    if (!notify) return { isEmailed }
    const { title, preview: text } = testAlertWords
    const notice = { kind: 'test', at: now, site: new URL(publicUrl).host, title, text, figures: {} }
    const answer = await postAlert(notice, notify, now, signal)
    const fault = typeof answer === 'object' ? answer.fault : 'it answered 410'
    return { isEmailed, posted: answer === 'taken' ? 'taken' : `not accepted, ${fault}` }
  },

  isGood: ({ posted = 'taken' }) => posted === 'taken',
  inWords: ({ isEmailed, posted }) =>
    [...(isEmailed ? [words.queued] : []), ...(posted ? [words.posted(posted)] : [])].join('\n'),
})
