import { escapeHtml } from '#src/http/template.ts'

/** What every email's HTML is drawn with. Styles stand in each element: most mail programs read no others. */
export const FONT = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif"
export const TEXT = `margin:0 0 20px;font:400 17px/1.55 ${FONT};color:#10261f`
export const SMALL = `margin:0 0 10px;font:400 14px/1.5 ${FONT};color:#4b5f57`
/** A picture's words, which stand in its place where pictures are off. */
export const ALT_TEXT = `font:400 16px/1.8 ${FONT};color:#10261f;text-align:center`
export const CODE = 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:15px'

/** A table that is only there to place things. */
export const PLACING = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Classes are for these rules alone: what a mail program drops must not hurt. */
export const RULES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:30px 24px 28px !important}h1.title{font-size:34px !important}.button{width:100% !important}
.button a{display:block !important;padding:17px 12px !important}}
@media (prefers-color-scheme:dark){.page{background:#0b1c17 !important}.card,.awning{background:#12291f !important}
.ink,.title,.logo{color:#f3efe4 !important}.quiet,.quiet a{color:#a9bfb5 !important}.soft{background:#1b3a2e !important}
.soft .ink,.soft.ink{color:#dff3ea !important}.line{border-color:#27493c !important}.link,.tick{color:#8fe3c4 !important}}`

/** A button that Outlook's Word draws in its full size too: it pads cells, and no links. */
export function buttonHtml({ text, url }: { text: string; url: string }): string {
  return `<table ${PLACING} class="button" style="margin:8px 0 28px"><tr>
<td align="center" bgcolor="#ffae1a" style="border-radius:16px;background:#ffae1a;mso-padding-alt:17px 36px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:17px 36px;font:700 18px/1.2 ${FONT};color:#10261f;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`
}

/** A line of small print. */
export const smallLine = (html: string): string => `<p class="quiet" style="${SMALL}">${html}</p>`

export const smallLink = (text: string, url: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#0f4a3a">${escapeHtml(text)}</a>`
