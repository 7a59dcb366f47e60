/**
 * What the founder types before a command. On a server, `deploy/` sets this. Browsers load this file too, for the
 * desk's pages.
 */
export const FOUNDER_COMMAND = globalThis.process?.env.FOUNDER_COMMAND?.trim() || 'npm run waitlist --'

/** A command as the founder types it here. */
export const command = (words: string) => `${FOUNDER_COMMAND} ${words}`
