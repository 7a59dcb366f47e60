import { waveDesk } from '#src/content/waves.ts'
import type { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { Field, fieldsOf, TextField } from '#src/founder/desk/browser/fields/field.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { EmailPreview } from '#src/founder/desk/browser/shown/email-preview.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { TestCard } from '#src/founder/desk/browser/shown/test-card.tsx'

/** What a wave's email says in words of its own, and where its button leads. */
export type Own = { words: string; book: string }

type Props = {
  /** Undefined until it is read. */
  own: Own | undefined
  look: ReturnType<typeof useView<'invite preview'>>
  mail: boolean
  onChange: (own: Own) => void
}

/** An invitation as its reader will see it, with fields for its own words and link, and a way to send a test. */
export function SeenInvitation({ own, look, mail, onChange }: Props) {
  if (!own) return null
  const field = fieldsOf(own, onChange)
  return (
    <div>
      <Card id="seen" title="What they will see">
        <TextField
          label="What it says before the code"
          {...field('words')}
          rows={5}
          hint={waveDesk.ownWords}
        />
        <Field label="Where they book" {...field('book')} type="url" inputMode="url" hint={waveDesk.book} />
        {look.data && <EmailPreview preview={look.data} name="wave-look" />}
        <StatusLine fault={look.fault} />
      </Card>
      {mail && <TestCard action="invite test" given={own} to={look.data?.testTo} />}
    </div>
  )
}
