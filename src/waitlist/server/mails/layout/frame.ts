import { brand } from '#src/content/brand.ts'
import { mailWords } from '#src/content/mail.ts'
import { escapeHtml } from '#src/http/template.ts'
import { wrapped } from '#src/mail/wrapped.ts'
import { AWNING, MARK } from './drawings.ts'
import { DARKENED_RULES, FONT, PLACING, RULES, smallLine, smallLink, WORD_RULES } from './styles.ts'

/** The frame around every email's own words. Links are absolute. */
export type Frame = {
  subject: string
  /** What mail programs show next to the subject. */
  preview: string
  title: string
  links: {
    home: string
    /** Absent if the reader is not on the list. */
    manage?: string
    unsubscribe?: string
    /** The same email as a page of the site. */
    online?: string
  }
  /** Only for emails that people get for another reason than joining: that reason, and the words of the link that stops them. */
  why?: string
  stop?: string
  /** Who sends it and how to reach them, which the law requires it to say. */
  operator: { name: string | undefined; company?: string | undefined; contact: string | undefined }
}

/** The width of the text part, in characters. */
export const TEXT_WIDTH = 76
/** In pixels: what mail programs show without cropping. */
const WIDTH = 600
/** Fills the space after the preview, where mail programs would otherwise show the first words of the email. */
const PADDING = '&#8199;&#847;'.repeat(60)
// Outlook, which renders with Word, ignores max-width, so it gets its own table around everything.
const WORD_OPEN = `<!--[if mso]><table role="presentation" align="center" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`
const WORD_CLOSE = '<!--[if mso]></td></tr></table><![endif]-->'
const WORD_SETTINGS = `<!--[if mso]><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>${WORD_RULES}</style><![endif]-->`
/** Breaks long words and addresses, or a phone would shrink the whole email. */
const KEEP_WIDTH = 'table-layout:fixed;word-break:break-word'

/** Writes the HTML part: tables and inline styles, as mail programs need them; no script, nothing fetched automatically. */
export function frameHtml(
  { subject, preview, title, links, why = mailWords.footer.why, stop, operator }: Frame,
  body: string,
): string {
  const e = escapeHtml
  return `<!doctype html>
<html lang="${brand.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${e(subject)}</title><style>${RULES}</style><style>${DARKENED_RULES}</style>${WORD_SETTINGS}</head>
<body class="page" style="margin:0;padding:0;background:#e4f3ec">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${e(preview)}${PADDING}</div>
<table ${PLACING} class="page" width="100%" bgcolor="#e4f3ec" style="${KEEP_WIDTH};background:#e4f3ec">
<tr><td align="center" style="padding:32px 12px 40px">
${WORD_OPEN}<table ${PLACING} width="100%" style="${KEEP_WIDTH};max-width:${WIDTH}px;text-align:left">
<tr><td style="padding:0 12px 20px"><table ${PLACING}><tr><td style="padding:0 10px 0 0">${MARK}</td>
<td valign="middle" style="padding:0"><a href="${e(links.home)}" class="logo" style="font:800 32px/1 ${FONT};letter-spacing:-1px;color:#0f4a3a;text-decoration:none">${e(brand.name.toLowerCase())}</a></td></tr></table></td></tr>
<tr><td class="awning" bgcolor="#fffdf8" style="padding:0;background:#fffdf8;border-radius:28px 28px 0 0">${AWNING}</td></tr>
<tr><td class="card" bgcolor="#fffdf8" style="padding:30px 24px 28px;background:#fffdf8;border-radius:0 0 28px 28px">
<h1 class="title" style="margin:0 0 20px;font:800 34px/1.05 ${FONT};letter-spacing:-1.2px;text-wrap:balance;color:#0f4a3a">${e(title)}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:24px 12px 0">
${smallLine(e(why))}
${smallLine(
  footerLinks(links, stop)
    .map(([text, url]) => smallLink(text, url))
    .join('<br>'),
)}
${operatorLines(operator)
  .map(words => smallLine(e(words)))
  .join('\n')}
</td></tr></table>${WORD_CLOSE}</td></tr></table></body></html>`
}

/** Writes the text part: the same words in the same order, and each address in full. */
export function frameText(
  { title, links, why = mailWords.footer.why, stop, operator }: Frame,
  body: readonly string[],
): string {
  const parts = [
    title,
    ...body,
    `-- \n${wrapped(why, TEXT_WIDTH)}`,
    ...footerLinks(links, stop).map(([text, url]) => `${text}:\n${url}`),
    ...operatorLines(operator),
  ]
  return `${parts.join('\n\n')}\n`
}

function footerLinks(
  { online, manage, unsubscribe }: Frame['links'],
  stop: string = mailWords.footer.unsubscribe,
): [text: string, url: string][] {
  const all = [
    [mailWords.footer.online, online],
    [mailWords.footer.manage, manage],
    [stop, unsubscribe],
  ] as const
  return all.flatMap(([text, url]) => (url === undefined ? [] : [[text, url]]))
}

function operatorLines({ name, company, contact }: Frame['operator']): string[] {
  const { footer } = mailWords
  const sender = [name, company].filter(Boolean).join(', ')
  return [
    ...(sender ? [`${footer.from} ${sender}`] : []),
    ...(contact ? [`${footer.contact} ${contact}`] : []),
  ]
}
