import type { ComponentType } from 'react'
import { MissingThings } from './preflight/founder/desk/missing-things.tsx'

/** Shows what waits for the founder; `onKnown` is told once it is known whether that is nothing. */
type NextPart = ComponentType<{ onKnown: (about: string, isNothing: boolean) => void }>

/** What features find that waits for the founder, and takes longer than the rest of the page. */
export const NEXT_PARTS: readonly NextPart[] = [MissingThings]
