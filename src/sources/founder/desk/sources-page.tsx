import { useState } from 'react'
import { number } from '#src/content/in-words.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { ActionForm } from '#src/founder/desk/browser/fields/action-form.tsx'
import { Field } from '#src/founder/desk/browser/fields/field.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { Counts } from '#src/founder/desk/browser/shown/counts.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { slug } from '#src/founder/slug.ts'
import type { BroughtBySource } from '../list-sources.ts'
import { SourceCard } from './source-card.tsx'

/** All sources with the form for a new one, or the one source that is open. */
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
  const rows = brought.map(({ code, name, visits, joined, share, costs, link }) => ({
    name: code,
    title: (
      <button type="button" className="as-link" onClick={() => onOpen(code)}>
        {name}
      </button>
    ),
    below: [link?.ended ? 'Ended' : '', `Share of visits that joined: ${share}`, costs].filter(Boolean),
    cells: [number(visits), number(joined)],
  }))
  return (
    <Card id="by-source" title="What brings people">
      {rows.length ? (
        <Counts heads={['Source', 'Visits', 'Joined']} rows={rows} />
      ) : (
        <p>Nothing has been counted yet.</p>
      )}
      {apart && <p>{apart}</p>}
      <p className="hint">
        In brackets: where the true share most likely lies, a wide range if there are few people. People who
        have left the list are still counted.
      </p>
    </Card>
  )
}

/** How long a code may be, in characters. */
const LONGEST = 40

/** The form for a link to print or post. */
function NewSource({ onMade }: { onMade: (code: string) => void }) {
  const [name, setName] = useState('')
  /** What was typed in place of the proposed code. */
  const [own, setOwn] = useState<string>()
  return (
    <Card id="new-source" title="A new link">
      <p>For a leaflet, a poster, an advert or a post. It works from now on, and never stops.</p>
      <ActionForm action="source add" button="Make the link" onDone={({ data }) => onMade(data.code)}>
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
      </ActionForm>
    </Card>
  )
}
