import { parseArgs } from 'node:util'
import { testAlertWords } from '#src/content/founder-news.ts'
import { readMailEnvironment } from '#src/founder/mail-environment.ts'
import { readVariables, settingsFrom } from '#src/founder/read-variables.ts'
import { queueNews } from '#src/founder-news/founder-news.ts'
import { ask } from '#src/founder-news/post/ask.ts'
import { postOf } from '#src/founder-news/post/notice.ts'
import { newsVariables, readNewsSettings } from '#src/founder-news/settings.ts'
import { type Command, UsageFault, withOwnList } from '../command.ts'

/** Sends the founder an alert that is none. */
export const alertCommand: Command = {
  help: `Usage: npm run waitlist -- alert

Sends you a test alert by every way that alerts go: posted to NOTIFY_URL, at once, and emailed to OPERATOR_EMAIL (or
OPERATOR_CONTACT, where that is an address) by the running server, where email is on. Set the same variables as the
server has. Ends with 1 where NOTIFY_URL did not take it.`,

  async run(words, environment) {
    parseArgs({ args: words })
    const { publicUrl, operator, mail } = readMailEnvironment(environment)
    const read = readVariables(newsVariables, environment)
    const { email, notify } = settingsFrom(() => readNewsSettings(read, operator.contact))
    const mails = mail !== undefined && email !== undefined
    if (!mails && !notify)
      throw new UsageFault(
        'alerts go nowhere but into the log: set OPERATOR_EMAIL, with email on, or NOTIFY_URL',
      )
    const now = Date.now()
    if (mails) {
      await withOwnList(environment, session => queueNews(session, `test ${now}`, testAlertWords, now))
      console.log(
        'Email: queued. A running server sends it within half a minute; stats says whether it waits.',
      )
    }
    if (!notify) return 0
    const { title, preview: text } = testAlertWords
    const notice = { kind: 'test', at: now, site: new URL(publicUrl).host, title, text, figures: {} }
    const init = { method: 'POST', ...postOf(notice, notify, now) }
    const answer = await ask(notify.url, init, new AbortController().signal)
    const taken = answer === 'taken'
    const fault = typeof answer === 'object' ? answer.fault : 'it answered 410'
    console.log(`NOTIFY_URL: ${taken ? 'taken.' : `not taken, ${fault}.`}`)
    return taken ? 0 : 1
  },
}
