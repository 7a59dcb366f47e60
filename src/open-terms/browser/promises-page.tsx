import { claimed, groundOf } from '#src/content/claims.ts'
import { launch, launches } from '#src/content/launch.ts'
import { openTermsWords } from '#src/content/open-terms.ts'
import { openRoutes } from '#src/routes.ts'
import { Home } from './perks-page.tsx'

const { notYet, promises: words } = openTermsWords

/** Each claim of the page with what it rests on, and every date that was announced for the launch. */
export const promisesPage = {
  name: 'promises',
  path: openRoutes.promises,
  title: words.title,
  description: words.description,
  footer: words.footer,
  Page: () => (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <dl>
        {claimed.map(claim => (
          <div key={claim}>
            <dt>“{claim}”</dt>
            <dd>{groundOf(claim) ?? notYet}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2>{words.launches.title}</h2>
        <ul>
          {launches.map(said => (
            <li key={said.when}>
              {said.when} ({said === launch ? words.launches.now : words.launches.before})
            </li>
          ))}
        </ul>
      </section>
      <Home />
    </>
  ),
}
