import { useEffect, useRef, useState } from 'react'
import { SentLetters } from '#src/letters/founder/desk/sent-letters.tsx'
import { WriteLetter } from '#src/letters/founder/desk/write-letter.tsx'
import { InviteWave } from '#src/waves/founder/desk/invite-wave.tsx'
import { WavesCards } from '#src/waves/founder/desk/waves-cards.tsx'
import { StatusLine } from './status-line.tsx'

type View = 'all' | 'letter' | 'wave'

/** What is going out and how it is stopped, what came of it, and the two ways to write to people. */
export function LettersPage() {
  const [view, setView] = useState<View>('all')
  const [said, setSaid] = useState<string>()
  const top = useRef<HTMLHeadingElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (view === 'all' && before.current !== 'all') top.current?.focus()
    before.current = view
  }, [view])
  const open = (next: View, what?: string) => {
    setSaid(what)
    setView(next)
  }
  if (view === 'letter') return <WriteLetter onBack={what => open('all', what)} />
  if (view === 'wave') return <InviteWave onBack={what => open('all', what)} />
  return (
    <>
      <StatusLine said={said} />
      <div className="two-ways">
        <button type="button" className="button" onClick={() => open('letter')}>
          Write a letter
        </button>
        <button type="button" className="button button-quiet" onClick={() => open('wave')}>
          Invite a wave
        </button>
      </div>
      <div className="columns">
        <SentLetters heading={top} />
        <div>
          <WavesCards />
        </div>
      </div>
    </>
  )
}
