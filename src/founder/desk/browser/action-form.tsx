import type { PropsWithChildren } from 'react'
import type { ActionName, InputOf } from '../action-calls.ts'
import { typedValues } from './field.tsx'
import { StatusLine } from './status-line.tsx'
import { useAction } from './use-action.ts'

/** A form that runs an action with what is typed. Its fields have the names that the action expects. */
export function ActionForm<Name extends ActionName>(
  props: PropsWithChildren<{ action: Name; button: string }>,
) {
  const { action, button, children } = props
  const { run, busy, fault } = useAction(action)
  return (
    <>
      <form onSubmit={event => void run(typedValues(event) as InputOf<Name>)}>
        {children}
        <button type="submit" className="button" aria-busy={busy}>
          {button}
        </button>
      </form>
      <StatusLine fault={fault} />
    </>
  )
}
