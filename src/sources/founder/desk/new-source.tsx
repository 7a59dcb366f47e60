import { useState } from 'react'
import { Card } from '#src/founder/desk/browser/card.tsx'
import { Field, typedValues } from '#src/founder/desk/browser/field.tsx'
import { StatusLine } from '#src/founder/desk/browser/status-line.tsx'
import { useAction } from '#src/founder/desk/browser/use-action.ts'
import { slug } from '#src/founder/slug.ts'

/** The longest code, in characters. */
const LONGEST = 40

/** The form for a link to print or post. */
export function NewSource({ onMade }: { onMade: (code: string) => void }) {
  const { run, busy, fault } = useAction('source add')
  const [name, setName] = useState('')
  /** What was typed in place of the code that is proposed. */
  const [own, setOwn] = useState<string>()
  return (
    <Card id="new-source" title="A new link">
      <p>For a leaflet, a poster, an advert or a post. It works from now on, and never stops.</p>
      <form
        onSubmit={async event => {
          const typed = typedValues<'code' | 'name' | 'cost'>(event)
          const made = await run(typed)
          if (made) onMade(made.data.code)
        }}
      >
        <Field
          label="What you call it"
          name="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          hint="Such as Leaflet, Headingley, March"
        />
        <Field
          label="Code, which is part of the link"
          name="code"
          autoCapitalize="none"
          value={own ?? slug(name, LONGEST)}
          onChange={({ target }) => setOwn(target.value)}
          hint="Made from the name; change it if you like, as it cannot be changed later"
        />
        <Field
          label="What it costs in all, in pounds"
          name="cost"
          inputMode="decimal"
          hint="Such as 120; leave empty if it costs nothing"
        />
        <button type="submit" className="button" aria-busy={busy}>
          Make the link
        </button>
      </form>
      <StatusLine fault={fault} />
    </Card>
  )
}
