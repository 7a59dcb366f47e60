import type { ComponentType, RefObject } from 'react'
import { LetterPage } from '../letters/founder/desk/letter-page.tsx'
import { LetterStep } from '../letters/founder/desk/letter-step.tsx'
import { SentLetters } from '../letters/founder/desk/sent-letters.tsx'
import { MissingThings } from '../preflight/founder/desk/missing-things.tsx'
import { PosterStep } from '../sources/founder/desk/poster-step.tsx'
import { InviteWave } from '../waves/founder/desk/invite-wave.tsx'
import { WaveStep } from '../waves/founder/desk/wave-step.tsx'
import { WavesCards } from '../waves/founder/desk/waves-cards.tsx'
import type { StepProps } from './week.ts'

/** Shows what needs the founder’s attention; calls `onKnown` once it is known whether anything does. */
type NextPart = ComponentType<{ onKnown: (about: string, isNothing: boolean) => void }>

/** Features' findings for the founder that take longer than the rest of Today. */
export const NEXT_PARTS: readonly NextPart[] = [MissingThings]

/**
 * A way to write to people. `id` is its place in the desk’s address and the name of its draft; `words` and `goOn` are
 * on its button, before and after it is begun. `forWaves`: it accepts only filters that a wave may use.
 */
type Way = {
  id: string
  words: string
  goOn: string
  /** `of`: what follows the place and a hyphen in the address. */
  Write: ComponentType<{ onBack: () => void; of: string | undefined }>
  Sent: ComponentType<{ heading: RefObject<HTMLHeadingElement | null> }>
  forWaves?: true
}

/** The ways to write to people, most used first. */
export const WAYS: readonly Way[] = [
  {
    id: 'letter',
    words: 'Write a letter',
    goOn: 'Carry on with your letter',
    Write: LetterPage,
    Sent: SentLetters,
  },
  {
    id: 'wave',
    words: 'Invite a wave',
    goOn: 'Carry on with your wave',
    Write: InviteWave,
    Sent: WavesCards,
    forWaves: true,
  },
]

/** The steps that features add to an opening week, by id. */
export const WEEK_STEPS: Readonly<Record<string, ComponentType<StepProps>>> = {
  wave: WaveStep,
  letter: LetterStep,
  poster: PosterStep,
}
