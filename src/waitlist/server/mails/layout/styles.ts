import { escapeHtml } from '#src/http/template.ts'

/** The styles of every email. They are inline, as most mail programs support nothing else. */
export const FONT = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif"
export const TEXT = `margin:0 0 20px;font:400 17px/1.55 ${FONT};color:#10261f`
export const SMALL = `margin:0 0 10px;font:400 14px/1.5 ${FONT};color:#4b5f57`
/** A picture's alternative text, shown if pictures are off. */
export const ALT_TEXT = `font:400 16px/1.8 ${FONT};color:#10261f;text-align:center`
export const CODE = 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:15px'

/** Attributes of a table that is only for layout. */
export const PLACING = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
/** If there is room. */
const WIDE = '.card{padding:40px 44px 38px !important}h1.title{font-size:40px !important}'
/** For Outlook, which ignores media queries, and uses Times if it lacks the first font. */
export const WORD_RULES = `${WIDE}body,td,th,p,a,li,h1,h2,h3,h4{font-family:Arial,sans-serif !important}`

/**
 * Classes only serve these rules: mail programs that drop them must not break the email. Without them it looks as on a
 * phone, as it is on phones that they are dropped.
 */
export const RULES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.button{width:100% !important}.button a{display:block !important;padding:17px 12px !important}}
@media (min-width:481px){${WIDE}}
@media (prefers-color-scheme:dark){.page{background:#0b1c17 !important}.card,.awning{background:#12291f !important}
.ink,.title,.logo{color:#f3efe4 !important}.quiet,.quiet a{color:#a9bfb5 !important}.soft{background:#1b3a2e !important}
.soft .ink,.soft.ink{color:#dff3ea !important}.line{border-color:#27493c !important}.link,.tick{color:#8fe3c4 !important}}
@media (prefers-color-scheme:light),(prefers-color-scheme:dark){.button td{background:#ffae1a !important}.button a{color:#10261f !important}}`

/** For Outlook’s apps where they darken. Apart, because Gmail may drop a style sheet with a selector that it does not know. */
export const DARKENED_RULES =
  '[data-ogsb] .button td{background:#ffae1a !important}[data-ogsc] .button a{color:#10261f !important}'

/**
 * Writes a button that Outlook also draws in full size: it pads cells but not links. Programs that darken emails make dark
 * words light, and leave a background such as amber or make it dark. This amber carries both: large dark words at 5.0 to 1,
 * light ones at 3.2. Programs that ask for a scheme, and Outlook’s apps, get the brand’s own amber.
 */
export function buttonHtml({ text, url }: { text: string; url: string }): string {
  return `<table ${PLACING} class="button" style="margin:8px 0 28px"><tr>
<td align="center" bgcolor="#d07c00" style="border-radius:16px;background:#d07c00;mso-padding-alt:17px 36px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:17px 36px;font:700 19px/1.2 ${FONT};color:#10261f;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`
}

/** Writes a line of small print. */
export const smallLine = (html: string): string => `<p class="quiet" style="${SMALL}">${html}</p>`

/** Writes a link in a line that is high enough for a thumb. */
export const smallLink = (text: string, url: string): string =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 0;color:#0f4a3a">${escapeHtml(text)}</a>`

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** Writes an email's text, turning addresses into links. */
export const wordsHtml = (words: string): string =>
  words
    .split(ADDRESS)
    .map((part, i) =>
      i % 2
        ? `<a class="link" href="${escapeHtml(part)}" style="color:#0f6a4c">${escapeHtml(part)}</a>`
        : escapeHtml(part).replaceAll('\n', '<br>'),
    )
    .join('')
