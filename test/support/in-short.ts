import type { Finding } from '#src/founder/finding.ts'

/** What preflight found, as `not met: what to do`. For tests. */
export const inShort = ({ state, says }: Finding): string => `${state}: ${says}`
