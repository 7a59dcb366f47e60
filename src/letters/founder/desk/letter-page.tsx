import { letterDesk } from '#src/content/letters.ts'
import { useView, WATCHED_MS } from '#src/founder/desk/browser/calls/use-view.ts'
import { ActionForm } from '#src/founder/desk/browser/fields/action-form.tsx'
import { PlainButton } from '#src/founder/desk/browser/fields/plain-button.tsx'
import { Bullets } from '#src/founder/desk/browser/shown/bullets.tsx'
import { Card } from '#src/founder/desk/browser/shown/card.tsx'
import { StatusLine } from '#src/founder/desk/browser/shown/status-line.tsx'
import type { TypedLetter } from '#src/letters/text/letter-file.ts'
import type { SentLetter } from './sent-letters.tsx'
import { WriteLetter } from './write-letter.tsx'

type Props = { of: string | undefined; onBack: () => void }

/** Writes a letter, or changes the words of a stopped one, whose name is `of`. */
export function LetterPage({ of, onBack }: Props) {
  const { data, fault } = useView('letter status', of === undefined ? undefined : {}, WATCHED_MS)
  if (of === undefined) return <WriteLetter onBack={onBack} />
  const sent = data?.find(({ letter }) => letter.name === of)
  if (!sent)
    return (
      <>
        <PlainButton onClick={onBack}>Back to waves and letters</PlainButton>
        <StatusLine said={data ? 'There is no such letter.' : 'Opening…'} fault={fault} />
      </>
    )
  const { name, subject, preview, purpose, body } = sent.letter
  const keeps = (letter: TypedLetter, done: () => void) => (
    <EditCard sent={sent} letter={letter} onKept={done} />
  )
  const begun = { name, subject, preview, purpose, body }
  return <WriteLetter key={of} onBack={onBack} given={{ draft: `edit ${of}`, begun, whom: {}, keeps }} />
}

type EditProps = { sent: SentLetter; letter: TypedLetter; onKept: () => void }

/** Shows how many people have a letter's old words and how many get the new ones, and stores the new ones. */
function EditCard({ sent: { letter: stored, doing, tally, left }, letter, onKept }: EditProps) {
  const isStopped = stored.state === 'stopped'
  return (
    <Card id="send" title="Who gets these words">
      <p>
        <strong>{isStopped ? letterDesk.edited(tally.sent, left) : doing}</strong>
      </p>
      {isStopped ? (
        <>
          <Bullets lines={letterDesk.edits} />
          <ActionForm action="letter edit" given={{ letter }} button="Use these words" onDone={onKept} />
        </>
      ) : (
        <p>It is not stopped any more. Stop it first: until then it goes with the words that it has.</p>
      )}
    </Card>
  )
}
