import { useState } from 'react'
import { letterDesk } from '#src/content/letters.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { Field, typedValues } from '#src/founder/desk/browser/fields/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { redrawn } from './redrawn.ts'

const words = letterDesk.picture

/** Chooses a picture and asks what it shows; `onPut` gets its Markdown once it is kept. */
export function PictureForm({ onPut }: { onPut: (markdown: string) => void }) {
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<string>()
  const { run, busy, fault } = useAction('letter picture', () => words.kept)
  return (
    <form
      className="consequences"
      onSubmit={async event => {
        // These characters mean something in Markdown.
        const alt = typedValues<'alt'>(event)
          .alt.replace(/[[\]\\\s]+/g, ' ')
          .trim()
        setWrong(file ? (alt ? undefined : words.noAlt) : words.noFile)
        if (!file || !alt || busy) return
        const sent = await redrawn(file).catch(error => void setWrong((error as Error).message))
        const kept = sent && (await run({ file: sent }))
        if (kept) onPut(`![${alt}](${kept.data.path})`)
      }}
    >
      <Field
        label="Picture"
        name="picture"
        type="file"
        accept="image/*,.heic"
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <Field label="What it shows" name="alt" maxLength={200} hint={words.alt} spellCheck />
      <PlainButton type="submit" busy={busy}>
        Put it in
      </PlainButton>
      <StatusLine said={busy ? 'Keeping it…' : undefined} fault={wrong ?? fault} />
    </form>
  )
}
