import { useRef, useState } from 'react'
import { count } from '#src/content/in-words.ts'
import { saveFile } from '#src/founder/desk/browser/calls/desk-key.ts'
import { useAction } from '#src/founder/desk/browser/calls/use-action.ts'
import { useProgress } from '#src/founder/desk/browser/calls/use-progress.ts'
import { FileField } from '#src/founder/desk/browser/fields/field.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'

export function ImportCard() {
  const { run, data, words, notes, busy, fault } = useAction('import', () => '')
  const progress = useProgress('import', busy)
  const [file, setFile] = useState<{ name: string; text: string }>()
  const [unsaved, setUnsaved] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const facts = file && words?.split('\n\n')[0]?.split('\n')
  const isRefused = (line: string) => /^line \d/.test(line)
  const refused = notes?.filter(isRefused) ?? []
  const about = notes?.filter(line => !isRefused(line)) ?? []
  return (
    <Card id="import" title="Import" heading={heading}>
      <p>
        A spreadsheet saved as CSV, or what another list’s export gave you, with the email, the postcode and
        when each joined. Nobody is emailed, known addresses stay as they are, and nobody who was erased comes
        back.
      </p>
      <FileField
        label="File"
        accept=".csv,.json,.jsonl,.txt"
        onFile={async chosen => {
          setFile(undefined)
          setUnsaved(undefined)
          if (chosen && (await run({ file: chosen }))) setFile(chosen)
        }}
      />
      {facts && (
        <>
          <Bullets lines={[...facts, ...about]} />
          {refused.length > 0 && (
            <ul className="fault">
              {refused.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {file && data && data.refused > 0 && (
        <p>
          <PlainButton
            onClick={() =>
              saveFile('import', { input: { file, refused: 'as a file' } }).then(
                () => setUnsaved(undefined),
                ({ message }) => setUnsaved(message),
              )
            }
          >
            Save the {count(data.refused, 'refused line')} as a file
          </PlainButton>{' '}
          Each has the reason at its end. Correct them in a spreadsheet, then choose that file here.
        </p>
      )}
      {file && data && !data.applied && data.added > 0 && (
        <button
          type="button"
          className="button"
          aria-busy={busy}
          onClick={async () => {
            // The button disappears once it is pressed.
            if (await run({ file, apply: true })) heading.current?.focus()
          }}
        >
          Add {count(data.added, 'person', 'people')}
        </button>
      )}
      <StatusLine
        said={
          busy
            ? `Reading… ${progress ?? ''}`
            : facts &&
              data &&
              (data.applied
                ? `${count(data.added, 'person is', 'people are')} on the list now.`
                : 'Nothing has been written yet.')
        }
        fault={fault ?? unsaved}
      />
    </Card>
  )
}
