import { type PropsWithChildren, useState } from 'react'
import type { ActionName, InputOf } from '../action-calls.ts'
import { typedValues } from './field.tsx'
import { StatusLine } from './status-line.tsx'
import { useAction } from './use-action.ts'

type Props<Name extends ActionName> = PropsWithChildren<{
  action: Name
  /** What it needs besides what is typed. */
  given?: Partial<InputOf<Name>>
  button: string
  /** Asks whether the founder is sure. */
  asks?: true
}>

/** A form that runs an action with what is typed. Its fields have the names that the action expects. */
export function ActionForm<Name extends ActionName>({ action, given, button, asks, children }: Props<Name>) {
  const { run, busy, fault } = useAction(action)
  const [isAsking, setAsking] = useState(false)
  return (
    <form
      onChange={() => setAsking(false)}
      onSubmit={event => {
        const typed = typedValues(event)
        if (asks) setAsking(!isAsking)
        if (!asks || isAsking) void run({ ...given, ...typed } as InputOf<Name>)
      }}
    >
      {children}
      <button
        type="submit"
        className={isAsking ? 'plain alarming' : asks ? 'plain' : 'button'}
        aria-busy={busy}
      >
        {isAsking ? `Yes, ${button.charAt(0).toLowerCase()}${button.slice(1)}` : button}
      </button>
      <StatusLine said={isAsking ? 'Press again if you are sure.' : undefined} fault={fault} takesFocus />
    </form>
  )
}
