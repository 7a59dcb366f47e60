/**
 * The words typed before a founder's command. On a server, the unit, Compose and the wrapper in `deploy/` set others. The
 * desk's pages load this file too, in a browser.
 */
export const FOUNDER_COMMAND = globalThis.process?.env.FOUNDER_COMMAND?.trim() || 'npm run waitlist --'

/** A command as the founder types it here. */
export const command = (words: string) => `${FOUNDER_COMMAND} ${words}`
