/** The result of one check. `says`: what was found where it is met, else the one thing to do, or why it cannot be checked. */
export type Finding = { what: string; state: 'met' | 'not met' | 'cannot tell'; says: string }

export const met = (what: string, says: string): Finding => ({ what, state: 'met', says })
export const notMet = (what: string, says: string): Finding => ({ what, state: 'not met', says })
export const cannotTell = (what: string, says: string): Finding => ({ what, state: 'cannot tell', says })

/** A check's finding; where the check fails, "cannot tell" with the reason. */
export function orCannotTell(what: string, check: Promise<Finding>): Promise<Finding> {
  return check.catch((error: Error) => cannotTell(what, `${error.message}.`))
}
