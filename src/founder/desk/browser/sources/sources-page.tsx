import { useCallback, useEffect, useState } from 'react'
import { Notice } from '../notice.tsx'
import { useCall } from '../use-call.ts'
import { NewSource } from './new-source.tsx'
import { SourceCard } from './source-card.tsx'
import { SourcesTable } from './sources-table.tsx'

/** What each place brought, and a new link; or one source. */
export function SourcesPage() {
  const { run, told, fault } = useCall('sources')
  const [code, setCode] = useState<string>()
  const again = useCallback(() => run({}), [run])
  useEffect(() => void again(), [again])
  const open = told?.shown.find(source => source.code === code)
  if (open) return <SourceCard source={open} onBack={() => setCode(undefined)} onChanged={again} />
  return (
    <>
      <Notice said={told || fault ? undefined : 'Counting…'} fault={fault} />
      {told && <SourcesTable {...told} onOpen={setCode} />}
      <NewSource
        onMade={async made => {
          await again()
          setCode(made)
        }}
      />
    </>
  )
}
