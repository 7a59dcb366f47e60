import { brand } from '#src/content/brand.ts'
import { mailWords } from '#src/content/mail.ts'
import { escapeHtml } from '#src/http/template.ts'
import { AWNING, MARK } from '../../letters/layout/drawings.ts'

/** What a mail says, in the order in which it is read. Links are whole addresses. */
export type Letter = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  title: string
  paragraphs: readonly string[]
  /** A code to be copied, set large. */
  code?: string
  list?: readonly string[]
  button: { text: string; url: string }
  after: readonly string[]
  links: { home: string; manage: string; unsubscribe: string }
  /** Who sends it and how they are reached, as the law wants it said. */
  operator: { name: string | undefined; contact: string | undefined }
}

const FONT = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif"
const TEXT = `margin:0 0 20px;font:400 17px/1.55 ${FONT};color:#10261f`
const SMALL = `margin:0 0 10px;font:400 14px/1.5 ${FONT};color:#4b5f57`

// Classes are for the dark rules alone: what a mail program drops must not hurt.
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:30px 24px 28px !important}.title{font-size:34px !important}.wide{width:100% !important}}
@media (prefers-color-scheme:dark){.page{background:#0b1c17 !important}.card,.awning{background:#12291f !important}
.ink,.title,.logo{color:#f3efe4 !important}.quiet,.quiet a{color:#a9bfb5 !important}.soft{background:#1b3a2e !important}
.soft .ink{color:#dff3ea !important}.line{border-color:#27493c !important}}`

/** The HTML part: tables and inline styles, as mail programs want them; no picture, nothing fetched, nothing counted. */
export function letterHtml(letter: Letter): string {
  const { title, preview, paragraphs, code, list, button, after, links } = letter
  const e = escapeHtml
  const text = (words: string) => `<p class="ink" style="${TEXT}">${e(words)}</p>`
  return `<!doctype html>
<html lang="${brand.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${e(letter.subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#e4f3ec">
<div style="display:none;max-height:0;overflow:hidden">${e(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#e4f3ec">
<tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="560" class="wide" cellpadding="0" cellspacing="0" border="0" style="width:560px;max-width:100%">
<tr><td style="padding:0 12px 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 10px 0 0">${MARK}</td>
<td valign="middle" style="padding:0"><a href="${e(links.home)}" class="logo" style="font:800 32px/1 ${FONT};letter-spacing:-1px;color:#0f4a3a;text-decoration:none">${e(brand.name.toLowerCase())}</a></td></tr></table></td></tr>
<tr><td class="awning" style="padding:0;background:#fffdf8;border-radius:28px 28px 0 0">${AWNING}</td></tr>
<tr><td class="card" style="padding:40px 44px 38px;background:#fffdf8;border-radius:0 0 28px 28px">
<h1 class="title" style="margin:0 0 20px;font:800 40px/1.05 ${FONT};letter-spacing:-1.2px;color:#0f4a3a">${e(title)}</h1>
${paragraphs.map(text).join('\n')}
${code ? codeHtml(code) : ''}${list ? listHtml(list) : ''}
${buttonHtml(button)}
${after.map(words => `<p class="quiet" style="${SMALL}">${e(words)}</p>`).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:24px 12px 0">
<p class="quiet" style="${SMALL}">${e(mailWords.footer.why)}</p>
<p class="quiet" style="${SMALL}">${linkHtml(mailWords.footer.manage, links.manage)}<br>${linkHtml(mailWords.footer.unsubscribe, links.unsubscribe)}</p>
${operatorLines(letter)
  .map(words => `<p class="quiet" style="${SMALL}">${e(words)}</p>`)
  .join('\n')}
</td></tr></table></td></tr></table></body></html>`
}

/** The text part: the same words in the same order, and each address in full. */
export function letterText(letter: Letter): string {
  const { title, paragraphs, code, list, button, after, links } = letter
  const parts = [
    title,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(list ? [list.map(item => `- ${item}`).join('\n')] : []),
    `${button.text}. ${mailWords.open}\n${button.url}`,
    ...after,
    `-- \n${mailWords.footer.why}`,
    `${mailWords.footer.manage}:\n${links.manage}`,
    `${mailWords.footer.unsubscribe}:\n${links.unsubscribe}`,
    ...operatorLines(letter),
  ]
  return `${parts.join('\n\n')}\n`
}

function operatorLines({ operator: { name, contact } }: Letter): string[] {
  const { footer } = mailWords
  return [...(name ? [`${footer.from} ${name}`] : []), ...(contact ? [`${footer.contact} ${contact}`] : [])]
}

function codeHtml(code: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>
<td class="soft" align="center" style="padding:20px 12px;background:#dff3ea;border-radius:16px"><span class="ink" style="font:700 26px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:3px;color:#0f4a3a">${escapeHtml(code)}</span></td></tr></table>
`
}

function listHtml(list: readonly string[]): string {
  const rows = list.map(
    item => `<tr><td width="28" valign="top" style="padding:6px 0;font:700 17px/1.4 ${FONT};color:#1e9e6a">&#10003;</td>
<td class="ink" style="padding:6px 0;font:700 17px/1.4 ${FONT};color:#0f4a3a">${escapeHtml(item)}</td></tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows.join('\n')}</table>`
}

function buttonHtml({ text, url }: Letter['button']): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:8px 0 28px"><tr>
<td align="center" bgcolor="#ffae1a" style="border-radius:16px;background:#ffae1a"><a href="${escapeHtml(url)}" style="display:inline-block;padding:17px 36px;font:700 18px/1.2 ${FONT};color:#10261f;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`
}

function linkHtml(text: string, url: string): string {
  return `<a href="${escapeHtml(url)}" style="color:#0f4a3a">${escapeHtml(text)}</a>`
}
