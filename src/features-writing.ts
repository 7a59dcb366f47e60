import type { ComponentType, RefObject } from 'react'
import { SentLetters } from './letters/founder/desk/sent-letters.tsx'
import { WriteLetter } from './letters/founder/desk/write-letter.tsx'
import { InviteWave } from './waves/founder/desk/invite-wave.tsx'
import { WavesCards } from './waves/founder/desk/waves-cards.tsx'

/** A way to write to people: its place in the desk’s address, its button, its page, and what was sent. */
type Way = {
  id: string
  words: string
  Write: ComponentType<{ onBack: () => void }>
  Sent: ComponentType<{ heading: RefObject<HTMLHeadingElement | null> }>
}

/** The ways to write to people, most used first. */
export const WAYS: readonly Way[] = [
  { id: 'letter', words: 'Write a letter', Write: WriteLetter, Sent: SentLetters },
  { id: 'wave', words: 'Invite a wave', Write: InviteWave, Sent: WavesCards },
]
