import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { useView } from '#src/founder/desk/browser/use-view.ts'
import { NewSource } from './new-source.tsx'
import { SourceCard } from './source-card.tsx'
import { SourcesTable } from './sources-table.tsx'

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
