import type { ComponentType } from 'react'
import { MissingThings } from './preflight/founder/desk/missing-things.tsx'

/** Shows what needs the founder; calls `onKnown` once it is known whether anything does. */
type NextPart = ComponentType<{ onKnown: (about: string, isNothing: boolean) => void }>

/** Features' findings for the founder that take longer than the rest of the page. */
export const NEXT_PARTS: readonly NextPart[] = [MissingThings]
