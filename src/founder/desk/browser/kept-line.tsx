import { StatusLine } from './status-line.tsx'
import { clock } from './words.ts'

/** Shows whether what was typed is saved. */
export function KeptLine({ keptAt, fault }: { keptAt?: number | undefined; fault?: string | undefined }) {
  if (fault) return <StatusLine fault={`What you typed last is not saved yet. ${fault}`} />
  return (
    <p className="hint">
      {keptAt ? `Saved at ${clock(keptAt)}` : 'Saved as you type'}. You can carry on with it on any of your
      computers.
    </p>
  )
}
