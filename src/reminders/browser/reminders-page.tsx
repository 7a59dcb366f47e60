import { ownDatesWords, reminderWords as words } from '#src/content/reminders.ts'
import { type Marked, marksOf } from '#src/http/template.ts'
import { routes } from '#src/routes.ts'
import { type OwnDatesPage, type RemindersPage, reminderRoutes } from '../reminders-page.ts'

const { RESULTS, FIELDS }: Marked<RemindersPage> = marksOf<RemindersPage>()
const { DATES_TITLE, DATES_SAID, DATES_BODY }: Marked<OwnDatesPage> = marksOf<OwnDatesPage>()

/** A form for a car's dates. It works without script too: the response is this page again, with the dates. */
export const remindersPage = {
  name: 'reminders',
  path: reminderRoutes.page,
  title: words.title,
  description: words.description,
  card: 'reminders',
  script: 'src/reminders/browser/page-script.ts',
  Page: () => (
    <div className="manage">
      <img src="/art/icon-reminders-240.webp" alt="" width={120} height={120} />
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {RESULTS}
      <form id="dates" action={reminderRoutes.page} method="post">
        {FIELDS}
      </form>
      <p className="apart mail-only">{ownDatesWords.offer}</p>
      <p>
        {words.govUk} <a href={words.govUkLink}>{words.govUkLink.slice('https://www.'.length)}</a>
      </p>
      <a className="button button-quiet" href={routes.home}>
        {words.back}
      </a>
    </div>
  ),
}

/** A person's own dates, and the pages that the emails about them link to. */
export const datesPage = {
  name: 'dates',
  title: DATES_TITLE,
  description: ownDatesWords.title,
  Page: () => (
    <div className="manage">
      <h1>{DATES_TITLE}</h1>
      <p className="said" role="status">
        {DATES_SAID}
      </p>
      {DATES_BODY}
    </div>
  ),
}

/** What the privacy page says about the dates. */
export const datesInPrivacy = ownDatesWords.inPrivacy
