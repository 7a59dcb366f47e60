import { randomBytes } from 'node:crypto'
import { kilobytes } from '#src/letters/text/letter-faults.ts'
import type { Mail } from '#src/mail/message.ts'
import { DESK_PATHS } from './desk/desk-paths.ts'
import type { Preview } from './desk/letter-calls.ts'

/** Emails that are kept to be looked at. */
const KEPT = 16

export type Previews = ReturnType<typeof createPreviews>

/**
 * Emails to be looked at in a frame of the desk’s page. A frame cannot show the key: its address is as hard to guess, and
 * forgotten with the next few.
 */
export function createPreviews() {
  const kept = new Map<string, string>()

  return {
    /** Keeps an email, and tells where it can be looked at. */
    show({ html, text }: Pick<Mail, 'html' | 'text'>): Preview {
      const name = randomBytes(32).toString('base64url')
      kept.set(`${name}/light`, inLight(html))
      kept.set(`${name}/dark`, inDark(html))
      for (const old of [...kept.keys()].slice(0, -2 * KEPT)) kept.delete(old)
      const at = (look: string) => `${DESK_PATHS.preview}${name}/${look}`
      return { light: at('light'), dark: at('dark'), text, size: kilobytes(Buffer.byteLength(html)) }
    },

    find: (name: string): string | undefined => kept.get(name),
  }
}

const ASKS_FOR_DARK = '(prefers-color-scheme:dark)'
const LOOKS = 'color-scheme:light dark'

/** As a mail program in the light and one in the dark shows it, whatever this machine is set to. */
const inLight = (html: string) =>
  html.replaceAll(ASKS_FOR_DARK, 'not all').replaceAll(LOOKS, 'color-scheme:light')
const inDark = (html: string) => html.replaceAll(ASKS_FOR_DARK, 'all').replaceAll(LOOKS, 'color-scheme:dark')
