import { escapeHtml } from '#src/http/template.ts'

/** The styles of every email. They are inline, as most mail programs support nothing else. */
export const FONT = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif"
export const TEXT = `margin:0 0 20px;font:400 17px/1.55 ${FONT};color:#10261f`
const SMALL = `margin:0 0 10px;font:400 14px/1.5 ${FONT};color:#4b5f57`
/** A picture's alternative text, shown if pictures are off. */
export const ALT_TEXT = `font:400 16px/1.8 ${FONT};color:#10261f;text-align:center`
export const CODE = 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:15px'

export const PLACING = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
/**
 * Writes a button that Outlook also draws at full size: it pads cells but not links. Programs that
 * darken emails make dark words light, and either leave a background such as amber as it is or darken
 * it. This amber has enough contrast for both: 5.0 to 1 for large dark words, 3.2 for light ones.
 * Programs that support `prefers-color-scheme`, and Outlook’s apps, get the brand’s own amber.
 */
export function buttonHtml({ text, url }: { text: string; url: string }): string {
  return `<table ${PLACING} class="button" style="margin:8px 0 28px"><tr>
<td align="center" bgcolor="#d07c00" style="border-radius:16px;background:#d07c00;mso-padding-alt:17px 36px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:17px 36px;font:700 19px/1.2 ${FONT};color:#10261f;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`
}

export const smallLine = (html: string): string => `<p class="quiet" style="${SMALL}">${html}</p>`

/** Writes a link in a line that is high enough for a thumb. */
export const smallLink = (text: string, url: string): string =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 0;color:#0f4a3a">${escapeHtml(text)}</a>`

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** Turns addresses into links, shown without https://. */
export const wordsHtml = (words: string): string =>
  words
    .split(ADDRESS)
    .map((part, i) =>
      i % 2
        ? `<a class="link" href="${escapeHtml(part)}" style="color:#0f6a4c">${escapeHtml(part.replace(/^https?:\/\//, ''))}</a>`
        : escapeHtml(part).replaceAll('\n', '<br>'),
    )
    .join('')
