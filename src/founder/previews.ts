import { randomBytes } from 'node:crypto'
import type { Mail } from '#src/mail/message.ts'

/** Where the desk shows previews. */
export const PREVIEW_PATH = '/preview/'

/** How many previews are kept; an email has two, light and dark. */
const KEPT = 32

/** An email as its reader sees it: the paths of its light and dark versions, its text, and its size in words. */
export type Preview = { light: string; dark: string; text: string; size: string }

export type Previews = ReturnType<typeof createPreviews>

/**
 * Keeps emails and pages to show in a frame on the desk’s page. A frame cannot send the key, so its
 * address is as hard to guess as a key. Drops the oldest ones.
 */
export function createPreviews() {
  const kept = new Map<string, string>()
  /** Keeps a page to show, and returns its path. */
  function page(html: string): string {
    const name = randomBytes(32).toString('base64url')
    kept.set(name, html)
    for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old)
    return PREVIEW_PATH + name
  }
  return {
    page,
    /** `pictures`: what to show in place of each picture, by its address in the email. */
    show(
      { html, text }: Pick<Mail, 'html' | 'text'>,
      pictures: ReadonlyMap<string, string> = new Map(),
    ): Preview {
      const size = `${(Buffer.byteLength(html) / 1024).toFixed(1)} KB`
      let seen = html
      for (const [address, picture] of pictures) seen = seen.replaceAll(address, picture)
      return { light: page(inLight(seen)), dark: page(inDark(seen)), text, size }
    },
    find: (name: string): string | undefined => kept.get(name),
  }
}

const ASKS_FOR_DARK = '(prefers-color-scheme:dark)'
const LOOKS = 'color-scheme:light dark'

/** The email as mail programs show it in light and dark mode, whatever this machine is set to. */
const inLight = (html: string) =>
  html.replaceAll(ASKS_FOR_DARK, 'not all').replaceAll(LOOKS, 'color-scheme:light')
const inDark = (html: string) => html.replaceAll(ASKS_FOR_DARK, 'all').replaceAll(LOOKS, 'color-scheme:dark')
