import type { ActionName, InputOf } from '../../action-calls.ts'
import { useAction } from '../calls/use-action.ts'
import { Field, typedValues } from '../fields/field.tsx'
import { PlainButton } from '../fields/plain-button.tsx'
import { Card } from './card.tsx'
import { StatusLine } from './status-line.tsx'

type Props<Name extends ActionName> = {
  action: Name
  /** The input besides the address. */
  given: Partial<InputOf<Name>>
  /** The address it goes to unless another is typed; undefined until known. */
  to: string | undefined
}

/** Sends an email to one address, to be read in a real mail program. */
export function TestCard<Name extends ActionName>({ action, given, to }: Props<Name>) {
  const { run, busy, fault } = useAction(action)
  return (
    <Card id="test" title="Send it to yourself first">
      <p>Read it on your phone, in the dark, with pictures off.</p>
      {to !== undefined && (
        <form
          onSubmit={event => {
            const typed = typedValues<'to'>(event)
            if (!busy) void run({ ...given, ...typed } as InputOf<Name>)
          }}
        >
          <Field label="Your email address" name="to" type="email" defaultValue={to} />
          <PlainButton type="submit" busy={busy}>
            Send the test
          </PlainButton>
        </form>
      )}
      <StatusLine said={busy ? 'Sending…' : undefined} fault={fault} takesFocus />
    </Card>
  )
}
