import { WAYS } from '#src/features/cards.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import type { Filter } from '#src/founder/desk/browser/fields/filter-fields.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'

/** Uses the filter of the people found for a letter or a wave, and keeps whatever is already written there. */
export function WriteToFound({ filter }: { filter: Filter }) {
  const { data: filters } = useView('filters', {})
  const { data: drafts } = useView('drafts', {})
  const { run, busy, fault } = useAction('draft save')
  if (!filters || !drafts) return null
  const names = new Set(filters.map(({ name }): string => name))
  const fitsWaves = filters.every(({ name, forWaves }) => forWaves || !filter[name])
  const begin = async (name: string) => {
    const begun = Object.entries(drafts.find(draft => draft.name === name)?.fields ?? {})
    const written = Object.fromEntries(begun.filter(([field]) => !names.has(field)))
    const fields = JSON.stringify({ ...written, ...filter })
    if (await run({ name, fields })) location.hash = `letters/${name}`
  }
  return (
    <div className="choices">
      <p>With these people:</p>
      {WAYS.filter(({ forWaves }) => fitsWaves || !forWaves).map(({ id, words }) => (
        <PlainButton key={id} busy={busy} onClick={() => void begin(id)}>
          {words}
        </PlainButton>
      ))}
      <StatusLine fault={fault} />
    </div>
  )
}
