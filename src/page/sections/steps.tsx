import { steps as words } from '#src/content/landing.ts'
import { Drawing } from '../island.tsx'
import van from './van.svg?raw'

/** How it works: three stops along the kerb, and the van that drives to them. */
export function Steps() {
  return (
    <section className="steps" id="how-it-works" aria-labelledby="steps-title">
      <div className="wrap">
        <h2 id="steps-title">{words.title}</h2>
        <ol>
          {words.items.map(({ title, body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="kerb">
        <Drawing svg={van} />
      </div>
    </section>
  )
}
