import { type ReactNode, useEffect, useRef, useState } from 'react'
import { letterDesk } from '#src/content/letters.ts'
import { purposes } from '#src/content/purposes.ts'
import { save } from '#src/founder/desk/browser/calls/desk-key.ts'
import { useDraft } from '#src/founder/desk/browser/calls/use-draft.ts'
import { useView } from '#src/founder/desk/browser/calls/use-view.ts'
import { Field, FileField, fieldsOf } from '#src/founder/desk/browser/fields/field.tsx'
import type { Filter } from '#src/founder/desk/browser/fields/filter-fields.tsx'
import { KeptLine } from '#src/founder/desk/browser/fields/kept-line.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { EmailPreview } from '#src/founder/desk/browser/shown/email-preview.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import { TestCard } from '#src/founder/desk/browser/shown/test-card.tsx'
import { slug } from '#src/founder/slug.ts'
import { LetterFaults, parseLetter, type TypedLetter } from '#src/letters/text/letter-file.ts'
import { LetterField } from './letter-field.tsx'
import { SendCard } from './send-card.tsx'

const EMPTY: TypedLetter & Filter = { name: '', subject: '', preview: '', purpose: 'launch', body: '' }

/** The longest name that is made from a subject, in characters. */
const LONGEST_NAME = 40

/**
 * A letter that belongs to something else, such as an opening week: its draft’s name, its initial
 * words, and its audience.
 */
type Given = {
  draft: string
  begun: Partial<TypedLetter>
  whom: Filter
  /** Draws the card that stores the words, in place of the card that sends the letter. */
  keeps?: (letter: TypedLetter, done: () => void) => ReactNode
}

/** Writes a letter, from its first word until it is sent, next to a preview of what readers will see. */
export function WriteLetter({ onBack, given }: { onBack: () => void; given?: Given }) {
  const draft = useDraft(given?.draft ?? 'letter', { ...EMPTY, ...given?.begun })
  const { name, subject, preview, purpose, body, ...own } = draft.fields ?? EMPTY
  const letter: TypedLetter = { name, subject, preview, purpose, body }
  const whom: Filter = { ...own, ...given?.whom }
  const isRead = draft.fields !== undefined
  const topics = useView('letter topics', {})
  const [fileFault, setFileFault] = useState<string>()
  const look = useView('letter look', isRead ? { letter } : undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isRead) heading.current?.focus()
  }, [isRead])
  const write = (next: TypedLetter) => draft.write({ ...next, ...whom })
  const field = fieldsOf(letter, write)
  const done = () => {
    draft.write(null)
    onBack()
  }
  const started = letter.subject || letter.body
  if (!isRead) return <StatusLine said="Opening…" />
  return (
    <>
      {(!given || given.keeps) && <PlainButton onClick={onBack}>Back to waves and letters</PlainButton>}
      {topics.data?.mail === false && <p className="fault">{letterDesk.mailOff}</p>}
      <div className="columns">
        <Card id="write" title="Write it" heading={heading}>
          <Field
            label="Subject"
            {...field('subject')}
            maxLength={78}
            onChange={({ target: { value: subject } }) => {
              const isOwn = given || (letter.name && letter.name !== slug(letter.subject, LONGEST_NAME))
              write({ ...letter, subject, name: isOwn ? letter.name : slug(subject, LONGEST_NAME) })
            }}
          />
          <Field label="Preview" {...field('preview')} maxLength={140} hint={letterDesk.hints.preview} />
          <LetterField {...field('body')} />
          {!given?.keeps && (
            <fieldset>
              <legend>It is about</legend>
              {Object.entries(purposes).map(([purpose, words]) => (
                <label key={purpose} className="choice">
                  <input
                    {...field('purpose')}
                    type="radio"
                    value={purpose}
                    checked={letter.purpose === purpose}
                  />{' '}
                  {words}
                </label>
              ))}
            </fieldset>
          )}
          {!given && <Field label="Name" {...field('name')} hint={letterDesk.hints.name} />}
          <FileField
            label="Or open a letter’s file"
            accept=".md,.txt"
            onFile={file => {
              if (!file) return
              const { typed, faults } = parseLetter(file.name, file.text)
              setFileFault(faults.length ? new LetterFaults(faults).message : undefined)
              if (typed && !faults.length) write({ ...typed, ...(given && { name: letter.name }) })
            }}
          />
          <StatusLine fault={fileFault} />
          <KeptLine {...draft} />
          {started && (
            <PlainButton onClick={() => save(`${letter.name || 'letter'}.md`, fileOf(letter))}>
              Save it as a file
            </PlainButton>
          )}
        </Card>
        <div>
          <Card id="seen" title="What they will see">
            {started && look.data?.preview ? (
              <EmailPreview preview={look.data.preview} name="letter-look" />
            ) : (
              <p>It appears here as you write.</p>
            )}
            {started && look.data && look.data.faults.length > 0 && (
              <>
                <h3>Before it can go</h3>
                <Bullets lines={look.data.faults} />
              </>
            )}
            <StatusLine fault={look.fault} />
          </Card>
          <TestCard action="letter test" given={{ letter }} to={topics.data?.testTo} />
        </div>
      </div>
      {given?.keeps?.(letter, done) ?? (
        <SendCard
          letter={letter}
          whom={whom}
          chooses={!given}
          waits={topics.data?.waits ?? []}
          onWhom={next => draft.write({ ...letter, ...next })}
          onSent={done}
        />
      )}
    </>
  )
}

/** Writes a letter as a file that `parseLetter` reads. */
const fileOf = ({ subject, preview, purpose, body }: TypedLetter) =>
  `---\nsubject: "${subject}"\npreview: "${preview}"\npurpose: ${purpose}\n---\n${body}\n`
