import { number } from '#src/content/in-words.ts'
import { Drawn } from '#src/founder/desk/browser/drawn.tsx'
import { peopleOf } from '#src/founder/desk/browser/use-place.ts'
import type { Today } from '../../today.ts'

/** Where people are: the report's own map, with its figures as a table. */
export function AreaMap({ map, areas }: Pick<Today, 'map' | 'areas'>) {
  return (
    <section className="card" aria-labelledby="where">
      <h2 id="where">Where they are</h2>
      <Drawn as="tile-map" svg={map.svg} />
      <ul className="legend">
        {map.legend.map(({ strength, from, to }) => (
          <li key={strength}>
            <svg viewBox="0 0 1 1" aria-hidden="true" className={`tile-${strength}`}>
              <rect width="1" height="1" />
            </svg>
            {from === to ? number(from) : `${number(from)} to ${number(to)}`}
          </li>
        ))}
      </ul>
      <details>
        <summary>The areas as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">People</th>
            </tr>
          </thead>
          <tbody>
            {areas.map(({ name, town, n }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={peopleOf(name)}>
                    {name} {town}
                  </a>
                </th>
                <td>{number(n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
