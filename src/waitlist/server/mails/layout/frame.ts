import { readFileSync } from 'node:fs'
import { brand } from '#src/content/brand.ts'
import { mailWords } from '#src/content/mail.ts'
import { escapeHtml, fillTemplate, Html } from '#src/http/template.ts'
import { wrapped } from '#src/mail/wrapped.ts'
import { smallLine, smallLink } from './styles.ts'

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
    /** Only in an email that names the perks. */
    terms?: string | undefined
    unsubscribe?: string
    /** The same email as a page of the site. */
    online?: string
  }
  /**
   * Only for emails that people get for a reason other than joining. `why`: that reason; `stop`: the
   * words of the link that stops those emails.
   */
  why?: string
  stop?: string
  /** Who sends the email and how to reach them, as the law requires. */
  operator: { name: string | undefined; company?: string | undefined; contact: string | undefined }
}

export const TEXT_WIDTH = 76
/** Fills the space after the preview, where mail programs would otherwise show the first words of the email. */
const PADDING = '&#8199;&#847;'.repeat(60)
/**
 * Tables and inline styles, as mail programs need them, without scripts or anything fetched automatically. If a
 * mail program drops the classes, as some on phones do, the email has the layout for phones. It is at most 600
 * pixels wide, which mail programs show without cropping. Outlook, which renders with Word, ignores max-width and
 * media queries, and uses Times if it lacks the first font, so there is a table and some rules just for Outlook.
 * Long words and addresses break, or a phone would shrink the whole email. The rules for the dark mode of Outlook’s
 * apps are in a separate style sheet, because Gmail may drop one with a selector that it does not know.
 */
const TEMPLATE = readFileSync(new URL('./frame.html', import.meta.url), 'utf8')

export function frameHtml(
  { subject, preview, title, links, why = mailWords.footer.why, stop, operator }: Frame,
  body: string,
): string {
  const linked = footerLinks(links, stop).map(([text, url]) => smallLink(text, url))
  const sender = operatorLines(operator).map(words => smallLine(unbroken(escapeHtml(words))))
  return fillTemplate(TEMPLATE, {
    LANG: brand.lang,
    SUBJECT: subject,
    PREVIEW: [new Html(escapeHtml(preview)), new Html(PADDING)],
    HOME: links.home,
    NAME: brand.name.toLowerCase(),
    TITLE: title,
    BODY: new Html(body),
    WHY: why,
    LINKS: new Html(linked.join('<br>')),
    OPERATOR: new Html(sender.join('\n')),
  })
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

/** Keeps the halves of a postcode on one line. */
const unbroken = (html: string) => html.replace(/ (?=\d[A-Z]{2}\b)/g, '&nbsp;')

function footerLinks(
  { online, terms, manage, unsubscribe }: Frame['links'],
  stop: string = mailWords.footer.unsubscribe,
): [text: string, url: string][] {
  const { footer } = mailWords
  const all = [
    [footer.online, online],
    [footer.terms, terms],
    [footer.manage, manage],
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
