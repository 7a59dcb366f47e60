import { StatusLine } from './status-line.tsx'
import { clock } from './words.ts'

/** Shows whether what is typed is kept. */
export function KeptLine({ keptAt, fault }: { keptAt?: number | undefined; fault?: string | undefined }) {
  if (fault) return <StatusLine fault={`What you typed last is not kept yet. ${fault}`} />
  return (
    <p className="hint">
      {keptAt ? `Kept at ${clock(keptAt)}` : 'Kept as you type'}. You can go on with it on any of your
      computers.
    </p>
  )
}
