/**
 * The result of one check. `says`: what was found if it is met, otherwise what to do, or why it cannot be
 * checked. `decide`: what the founder has to decide before a developer can do that, without naming files or
 * settings.
 */
export type Finding = {
  what: string
  state: 'met' | 'not met' | 'cannot tell'
  says: string
  decide?: string
}

export const met = (what: string, says: string): Finding => ({ what, state: 'met', says })
export const notMet = (what: string, says: string, decide?: string): Finding => ({
  ...{ what, state: 'not met', says },
  ...(decide !== undefined && { decide }),
})
export const cannotTell = (what: string, says: string): Finding => ({ what, state: 'cannot tell', says })

/** Returns a check's finding or, if the check throws an error, "cannot tell" with the reason. */
export function orCannotTell(what: string, check: Promise<Finding>): Promise<Finding> {
  return check.catch((error: Error) => cannotTell(what, `${error.message}.`))
}
