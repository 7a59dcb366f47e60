import { useId, useRef, useState } from 'react'
import { count } from '#src/content/in-words.ts'
import { Notice } from '#src/founder/desk/browser/notice.tsx'
import { useCall } from '#src/founder/desk/browser/use-call.ts'

/** Takes a file's people into the list: first it is said what would happen. */
export function ImportCard() {
  const id = useId()
  const { run, told, busy, fault } = useCall('import')
  /** What `told` is of. */
  const [file, setFile] = useState<{ name: string; text: string }>()
  const [applied, setApplied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const waits = file && told && !applied && told.added > 0
  return (
    <section className="card" aria-labelledby="import">
      <h2 id="import" ref={heading} tabIndex={-1}>
        Import
      </h2>
      <p>
        A CSV file, or JSON lines, with the columns email, postcode and joined_at. Nobody is emailed, known
        addresses stay as they are, and nobody who was erased comes back.
      </p>
      <div className="field">
        <label htmlFor={id}>File</label>
        <input
          id={id}
          type="file"
          accept=".csv,.json,.jsonl,.txt"
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? []
            setFile(undefined)
            if (!chosen) return
            const read = { name: chosen.name, text: await chosen.text() }
            if (!(await run({ ...read, apply: false }))) return
            setApplied(false)
            setFile(read)
          }}
        />
      </div>
      {file && told && (
        <>
          <ul className="bullets">
            {told.words.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {told.said.length > 0 && (
            <ul className="fault">
              {told.said.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {waits && (
        <button
          type="button"
          className="button"
          aria-busy={busy}
          onClick={async () => {
            if (!(await run({ ...file, apply: true }))) return
            setApplied(true)
            // The button goes with what it did.
            heading.current?.focus()
          }}
        >
          Add {count(told.added, 'person', 'people')}
        </button>
      )}
      <Notice
        said={
          busy ? 'Reading…' : applied ? 'Done.' : file && told ? 'Nothing has been written yet.' : undefined
        }
        fault={fault}
      />
    </section>
  )
}
