import { useState } from 'react'
import type { Preview } from '#src/founder/previews.ts'

const LOOKS = { light: 'In light mode', dark: 'In dark mode', text: 'As text' } as const
type Look = keyof typeof LOOKS

/** Shows an email as its reader sees it on a phone, in light and dark mode, and as plain text. */
export function EmailPreview({ preview, name }: { preview: Preview; name: string }) {
  const [look, setLook] = useState<Look>('light')
  return (
    <div className="email-preview">
      <fieldset className="looks">
        <legend className="visually-hidden">How it is shown</legend>
        {(Object.keys(LOOKS) as Look[]).map(one => (
          <label key={one}>
            <input type="radio" name={name} checked={look === one} onChange={() => setLook(one)} />{' '}
            {LOOKS[one]}
          </label>
        ))}
      </fieldset>
      {look === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre tabIndex={0}>{preview.text}</pre>
      ) : (
        <iframe title={`The email ${LOOKS[look].toLowerCase()}`} src={preview[look]} sandbox="" />
      )}
      <p className="hint">
        Its size is {preview.size}. To try its links, send the test email: nothing opens here.
      </p>
    </div>
  )
}
