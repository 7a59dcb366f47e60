import { number } from '#src/content/in-words.ts'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { Drawn } from '#src/founder/desk/browser/shown/drawn.tsx'
import { peopleOf } from '#src/founder/desk/browser/use-place.ts'
import type { Today } from '../../today.ts'
import { FiguresTable } from './figures-table.tsx'

/** Where people are: the report's own map, with its figures as a table. */
export function AreaMap({ map, areas }: Pick<Today, 'map' | 'areas'>) {
  return (
    <Card id="where" title="Where they are">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the links of the table below do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        onClick={({ target }) => {
          const tile = (target as Element).closest('text, rect')?.textContent ?? ''
          const area = areas.find(({ name }) => name === tile.split(' ')[0])
          if (area) location.hash = peopleOf({ area: area.name })
        }}
      >
        <Drawn as="tile-map" svg={map.svg} />
      </div>
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
      <FiguresTable
        summary="The areas as a table"
        heads={['Area', 'People']}
        rows={areas.map(({ name, town, n }) => ({
          name: `${name} ${town}`,
          to: peopleOf({ area: name }),
          figures: [n],
        }))}
      />
    </Card>
  )
}
