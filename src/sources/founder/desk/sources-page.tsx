import { useState } from 'react'
import { number } from '#src/content/in-words.ts'
import { Card } from '#src/founder/desk/browser/card.tsx'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import { slug } from '#src/founder/slug.ts'
import type { BroughtBySource } from '../list-sources.ts'
import { SourceCard } from './source-card.tsx'

/** All sources and the form for a new one; or one source. */
export function SourcesPage() {
  const { data, fault } = useView('source list', {})
  const [, code, setCode] = usePlace()
  const open = data?.brought.find(source => source.code === code)
  if (open) return <SourceCard source={open} onBack={() => setCode()} />
  return (
    <>
      <StatusLine said={data || fault ? undefined : 'Counting…'} fault={fault} />
      {data && <SourcesTable {...data} onOpen={setCode} />}
      <NewSource onMade={setCode} />
    </>
  )
}

type Props = { brought: readonly BroughtBySource[]; apart: string; onOpen: (code: string) => void }

/** Every source with the figures of `stats --by source`. */
function SourcesTable({ brought, apart, onOpen }: Props) {
  return (
    <Card id="by-source" title="What brings people">
      {brought.length === 0 ? (
        <p>Nothing has been counted yet.</p>
      ) : (
        <table className="counts">
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Visits</th>
              <th scope="col">Joined</th>
            </tr>
          </thead>
          <tbody>
            {brought.map(({ code, name, visits, joined, share, costs, link }) => (
              <tr key={code}>
                <th scope="row">
                  <button type="button" className="as-link" onClick={() => onOpen(code)}>
                    {name}
                  </button>
                  {link?.ended && <small>Ended</small>}
                  <small>Share of visits that joined: {share}</small>
                  {costs && <small>{costs}</small>}
                </th>
                <td>{number(visits)}</td>
                <td>{number(joined)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {apart && <p>{apart}</p>}
      <p className="hint">
        In brackets: where the true share most likely lies; few people make it wide. People who have left the
        list are still counted.
      </p>
    </Card>
  )
}

/** The longest code, in characters. */
const LONGEST = 40

/** The form for a link to print or post. */
export function NewSource({ onMade }: { onMade: (code: string) => void }) {
  const { run, busy, fault } = useAction('source add')
  const [name, setName] = useState('')
  /** What was typed in place of the proposed code. */
  const [own, setOwn] = useState<string>()
  return (
    <Card id="new-source" title="A new link">
      <p>For a leaflet, a poster, an advert or a post. It works from now on, and never stops.</p>
      <form
        onSubmit={async event => {
          const typed = typedValues<'code' | 'name' | 'cost'>(event)
          const made = await run(typed)
          if (made) onMade(made.data.code)
        }}
      >
        <Field
          label="What you call it"
          name="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          hint="Such as Leaflet, Headingley, March"
        />
        <Field
          label="Code, which is part of the link"
          name="code"
          autoCapitalize="none"
          value={own ?? slug(name, LONGEST)}
          onChange={({ target }) => setOwn(target.value)}
          hint="Made from the name; change it if you like, as it cannot be changed later"
        />
        <Field
          label="What it costs in all, in pounds"
          name="cost"
          inputMode="decimal"
          hint="Such as 120; leave empty if it costs nothing"
        />
        <button type="submit" className="button" aria-busy={busy}>
          Make the link
        </button>
      </form>
      <StatusLine fault={fault} />
    </Card>
  )
}
