/**
 * What stands before the name of a founder's command where it is typed: on a server the unit, Compose and the wrapper of
 * `deploy/` name another. The desk's pages load this too, in a browser.
 */
export const FOUNDER_COMMAND = globalThis.process?.env.FOUNDER_COMMAND?.trim() || 'npm run waitlist --'

/** A command as the founder types it here. */
export const command = (words: string) => `${FOUNDER_COMMAND} ${words}`
