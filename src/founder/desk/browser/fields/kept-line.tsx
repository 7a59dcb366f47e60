import { StatusLine } from '../shown/status-line.tsx'
import { clock } from '../words.ts'
import { PlainButton } from './plain-button.tsx'

type Props = { keptAt?: number | undefined; fault?: string | undefined; throwAway: () => void }

/** Shows whether what was typed is saved, with a button that throws it away. */
export function KeptLine({ keptAt, fault, throwAway }: Props) {
  if (fault) return <StatusLine fault={`What you typed last is not saved yet. ${fault}`} />
  return (
    <>
      <p className="hint">
        {keptAt ? `Saved at ${clock(keptAt)}` : 'Saved as you type'}. You can carry on with it on any of your
        computers.
      </p>
      {keptAt && <PlainButton onClick={throwAway}>Throw it away</PlainButton>}
    </>
  )
}
