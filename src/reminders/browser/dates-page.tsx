import { ownDatesWords as words } from '#src/content/reminders.ts'
import { type Marked, marksOf } from '#src/http/template.ts'
import type { OwnDatesPage } from '../reminders-page.ts'

const { DATES_TITLE, DATES_SAID, DATES_BODY }: Marked<OwnDatesPage> = marksOf<OwnDatesPage>()

/** A person's own dates, and what the emails about them lead to. */
export const datesPage = {
  name: 'dates',
  title: DATES_TITLE,
  description: words.title,
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

/** What the privacy page says of them. */
export const datesInPrivacy = words.inPrivacy
