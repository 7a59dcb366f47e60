import { carDates } from '#src/content/car-dates.ts'
import { ownDatesWords, reminderWords as words } from '#src/content/reminders.ts'
import { type Marked, marksOf } from '#src/http/template.ts'
import { routes } from '#src/routes.ts'
import { type RemindersPage, reminderRoutes } from '../reminders-page.ts'

const values: Marked<RemindersPage> = marksOf<RemindersPage>()

/** A form for a car's dates. Without script it works the same: the answer is this page again, with the dates. */
export const remindersPage = {
  name: 'reminders',
  path: reminderRoutes.page,
  title: words.title,
  description: words.description,
  card: 'reminders',
  script: 'src/reminders/browser/page-script.ts',
  Page: () => (
    <div className="manage">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p className="said" role="alert">
        {values.FAULT}
      </p>
      {values.RESULTS}
      <form action={reminderRoutes.page} method="post">
        {Object.entries(carDates).map(([kind, title]) => (
          <div className="field" key={kind}>
            <label htmlFor={kind}>{title}</label>
            <input
              type="date"
              id={kind}
              name={kind}
              placeholder="2027-03-31"
              min={values.TODAY}
              defaultValue={values[kind.toUpperCase() as Uppercase<keyof typeof carDates>]}
            />
          </div>
        ))}
        <div className="field">
          <label htmlFor="registered">{words.first.label}</label>
          <input id="registered" name="registered" placeholder="14/6/2025" defaultValue={values.REGISTERED} />
        </div>
        <label className="check">
          <input type="checkbox" name="ni" value="1" /> {words.first.ni}
        </label>
        <button type="submit" className="button">
          {words.button}
        </button>
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
