import { useCallback, useEffect } from 'react'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { usePlace } from '#src/founder/desk/browser/use-place.ts'
import { NewSource } from './new-source.tsx'
import { SourceCard } from './source-card.tsx'
import { SourcesTable } from './sources-table.tsx'

/** All sources and the form for a new one; or one source. */
export function SourcesPage() {
  const { run, data, fault } = useAction('source list')
  const [, code, setCode] = usePlace()
  const again = useCallback(() => run({}), [run])
  useEffect(() => void again(), [again])
  const open = data?.brought.find(source => source.code === code)
  if (open) return <SourceCard source={open} onBack={() => setCode()} onChanged={again} />
  return (
    <>
      <StatusLine said={data || fault ? undefined : 'Counting…'} fault={fault} />
      {data && <SourcesTable {...data} onOpen={setCode} />}
      <NewSource
        onMade={async made => {
          await again()
          setCode(made)
        }}
      />
    </>
  )
}
