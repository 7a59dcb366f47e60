import { newsFooter } from '#src/content/founder-news.ts'
import type { NewsPart, NewsRow, NewsWords } from '#src/content/news-parts.ts'
import type { Queryable } from '#src/db/database.ts'
import { escapeHtml } from '#src/http/template.ts'
import type { Note } from '#src/mail/message.ts'
import { type Queued, queueMail } from '#src/mail/outbox.ts'
import { type Frame, frameHtml, frameText } from '#src/waitlist/server/mails/layout/frame.ts'
import { CODE, FONT, PLACING, TEXT } from '#src/waitlist/server/mails/layout/styles.ts'

/** The kind of the founder's emails in the outbox. */
const NEWS_KIND = 'news'

/** Queues an email to the founder. Its `email_key` is not a real address, so erasing a person never deletes it. */
export function queueNews(session: Queryable, name: string, words: NewsWords, now: number) {
  const cause = `${NEWS_KIND}:${name}`
  return queueMail(session, { cause, kind: NEWS_KIND, email_key: cause, words: JSON.stringify(words) }, now)
}

/**
 * Writes the emails for the founder that are waiting in the outbox. They contain no addresses, as others may read the
 * inbox.
 */
export const newsMails = ({ query }: Queryable, publicUrl: string, to: string | undefined) => ({
  async [NEWS_KIND]({ cause }: Pick<Queued, 'cause'>): Promise<Note | null> {
    const text = 'select words from mail_outbox where cause = $1'
    const [row] = await query<{ words: string | null }>(text, [cause])
    return row?.words && to !== undefined ? { to, ...drawNews(JSON.parse(row.words), publicUrl) } : null
  },
})

/** Lays out an email to the founder like our other emails. */
export function drawNews(words: NewsWords, publicUrl: string): Omit<Note, 'to'> {
  const mail = {
    ...words,
    ...newsFooter,
    links: { home: publicUrl },
    operator: { name: undefined, contact: undefined },
  }
  return { subject: mail.subject, html: newsMailHtml(mail), text: newsMailText(mail) }
}

type NewsMail = NewsWords & Omit<Frame, keyof NewsWords>

const e = escapeHtml

export function newsMailHtml(mail: NewsMail): string {
  const { words, headline, parts } = mail
  return frameHtml(
    mail,
    [
      words === undefined ? '' : paragraph(words),
      headline ? headlineHtml(headline) : '',
      ...parts.map(partHtml),
    ].join('\n'),
  )
}

function newsMailText(mail: NewsMail): string {
  const { words, headline, parts } = mail
  return frameText(mail, [
    ...(words === undefined ? [] : [words]),
    ...(headline
      ? [headline.map(({ name, figure, note }) => `${figure} ${name}${note ? `, ${note}` : ''}.`).join('\n')]
      : []),
    ...parts.map(partText),
  ])
}

const paragraph = (words: string) => `<p class="ink" style="${TEXT}">${e(words)}</p>`

/** Shows the figures next to each other, in fields of equal width, on phones too. */
function headlineHtml(rows: readonly NewsRow[]): string {
  const width = Math.floor(96 / rows.length)
  const cells = rows.map(
    ({ name, figure, note }) =>
      `<td class="soft" width="${width}%" valign="top" align="center" bgcolor="#dff3ea" style="padding:18px 10px;background:#dff3ea;border-radius:16px">
<p class="ink" style="margin:0;font:800 ${figure.length > 7 ? 17 : 30}px/1.15 ${FONT};letter-spacing:-.5px;color:#0f4a3a">${e(figure)}</p>
<p class="ink" style="margin:0;font:700 15px/1.4 ${FONT};color:#0f4a3a">${e(name)}</p>${noteHtml(note)}</td>`,
  )
  return `<table ${PLACING} width="100%" style="margin:0 0 28px"><tr>${cells.join('<td style="padding:0 0 0 8px;font-size:0">&nbsp;</td>')}</tr></table>`
}

function partHtml({ title, words, list, rows, command }: NewsPart): string {
  return [
    `<h2 class="title" style="margin:0 0 10px;font:800 22px/1.2 ${FONT};letter-spacing:-.4px;color:#0f4a3a">${e(title)}</h2>`,
    words === undefined ? '' : paragraph(words),
    list?.length
      ? `<ul class="ink" style="${TEXT};margin-left:22px;padding:0">${list.map(item => `<li style="margin:0 0 6px">${e(item)}</li>`).join('')}</ul>`
      : '',
    rows?.length
      ? `<table ${PLACING} width="100%" style="margin:0 0 28px">${rows.map(rowHtml).join('')}</table>`
      : '',
    command ? commandHtml(command) : '',
  ].join('\n')
}

const commandHtml = (command: string) =>
  `<table ${PLACING} width="100%" style="margin:0 0 28px"><tr><td class="soft" bgcolor="#dff3ea" style="padding:12px 16px;background:#dff3ea;border-radius:12px"><span class="ink" style="${CODE};font-size:13px;color:#0f4a3a">${e(command)}</span></td></tr></table>`

function rowHtml({ name, figure, note }: NewsRow): string {
  const line = 'padding:9px 0;border-bottom:1px solid #d5e6dd'
  return `<tr><td class="ink line" valign="top" style="${line};font:400 16px/1.4 ${FONT};color:#10261f">${e(name)}</td>
<td class="ink line" valign="top" align="right" style="${line};padding-left:16px;white-space:nowrap;font:700 16px/1.4 ${FONT};color:#0f4a3a">${e(figure)}${noteHtml(note)}</td></tr>`
}

const noteHtml = (note: string | undefined) =>
  note ? `<p class="quiet" style="margin:0;font:400 13px/1.4 ${FONT};color:#4b5f57">${e(note)}</p>` : ''

function partText({ title, words, list, rows, command }: NewsPart): string {
  return [
    title.toUpperCase(),
    ...(words === undefined ? [] : [words]),
    ...(list ?? []).map(item => `- ${item}`),
    ...(rows ?? []).map(({ name, figure, note }) => `- ${name}: ${figure}${note ? `, ${note}` : ''}`),
    ...(command ? [`    ${command}`] : []),
  ].join('\n')
}
