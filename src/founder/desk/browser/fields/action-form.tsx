import { type PropsWithChildren, useState } from 'react'
import type { ActionName, InputOf, Reply } from '../../action-calls.ts'
import { useAction } from '../calls/use-action.ts'
import type { Said } from '../notice.tsx'
import { StatusLine } from '../shown/status-line.tsx'
import { typedValues } from './field.tsx'

type Props<Name extends ActionName> = PropsWithChildren<{
  action: Name
  /** The input that is not typed into the form. */
  given?: Partial<InputOf<Name>>
  button: string
  /** Set if it asks whether the founder is sure. */
  asks?: true
  /** Set if it is not the main thing to do in its card. */
  isAside?: true
  /** Set while what is shown next to it is still being read. */
  isStale?: boolean
  say?: (reply: Reply<Name>) => Said
  onDone?: (reply: Reply<Name>) => void
}>

/**
 * A form that runs an action with what is typed. Its fields have the names that the action expects;
 * those called `yes` and `again` answer its questions.
 */
export function ActionForm<Name extends ActionName>(props: Props<Name>) {
  const { action, given, button, asks, isAside, isStale = false, say, onDone, children } = props
  const { run, busy, fault } = useAction(action, say)
  const [isAsking, setAsking] = useState(false)
  return (
    <form
      className={isAside && 'consequences'}
      onChange={() => setAsking(false)}
      onSubmit={async event => {
        const { yes, again, ...typed } = typedValues<string>(event)
        if (asks) setAsking(!isAsking)
        if (busy || (asks && !isAsking)) return
        const answers = { ...(yes !== undefined && { yes }), ...(again !== undefined && { again }) }
        const reply = await run({ ...given, ...typed } as InputOf<Name>, answers)
        if (reply) onDone?.(reply)
      }}
    >
      {children}
      <button
        type="submit"
        className={isAsking ? 'plain alarming' : asks || isAside ? 'plain' : 'button'}
        aria-busy={busy || isStale}
      >
        {isAsking ? `Yes, ${button.charAt(0).toLowerCase()}${button.slice(1)}` : button}
      </button>
      <StatusLine said={isAsking ? 'Press again if you are sure.' : undefined} fault={fault} takesFocus />
    </form>
  )
}
