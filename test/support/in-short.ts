import type { Finding } from '#src/founder/finding.ts'

/** Returns a preflight finding as `not met: what to do`. For tests. */
export const inShort = ({ state, says }: Finding): string => `${state}: ${says}`
