import { randomUUID } from 'node:crypto'
import type { Mail, ReturnTo } from '#src/mail/message.ts'
import { routes } from '#src/routes.ts'
import type { Links } from '#src/waitlist/server/confirm/mail-links.ts'
import { type Frame, frameHtml, frameText } from '#src/waitlist/server/mails/layout/frame.ts'
import type { Member } from '#src/waitlist/server/member/personal-data.ts'
import { causeOf, type Letter, letterLink, letterPath } from '../letter.ts'
import { emailBody } from '../text/email-body.ts'
import { readMarkdown } from '../text/markdown.ts'
import { plainBody } from '../text/plain-body.ts'

type Parts = {
  links: Pick<Links, 'url'>
  publicUrl: string
  operator: Frame['operator']
  returnTo?: ReturnTo | undefined
}
/** Everything about a recipient that a letter depends on. */
export type Recipient = Pick<Member, 'email_key' | 'joined_at' | 'email'>

/** Placeholders for a recipient's own links, which cannot be typed into a letter. */
const MANAGE = `https://manage.invalid/${randomUUID()}`
const UNSUBSCRIBE = `https://unsubscribe.invalid/${randomUUID()}`

/** Writes a letter once, and makes each recipient's copy from it. Their text differs only in two links. */
export function createLetterWriter({ links, publicUrl, operator, returnTo }: Parts) {
  return function draft(letter: Letter): (to: Recipient) => Promise<Mail> {
    const { name, subject, preview } = letter
    const site = { publicUrl, name }
    const tokens = readMarkdown(letter.body)
    const frame: Frame = {
      subject,
      preview,
      title: subject,
      links: {
        home: letterLink(routes.home, site),
        manage: MANAGE,
        unsubscribe: UNSUBSCRIBE,
        online: `${publicUrl}${letterPath(name)}`,
      },
      operator,
    }
    const original = {
      html: frameHtml(frame, emailBody(tokens, site)),
      text: frameText(frame, plainBody(tokens, site)),
      unsubscribe: UNSUBSCRIBE,
    }

    return async to => {
      const { email_key } = to
      const [manage, unsubscribe, returnPath] = await Promise.all([
        links.url('manage', to),
        links.url('unsubscribe', to),
        returnTo?.({ cause: causeOf(name, email_key), email_key }),
      ])
      const own = (words: string) => words.replaceAll(MANAGE, manage).replaceAll(UNSUBSCRIBE, unsubscribe)
      return {
        to: to.email,
        subject,
        unsubscribe,
        returnTo: returnPath,
        // Built only when read, as `copyOf` is what is sent.
        get html() {
          return own(original.html)
        },
        get text() {
          return own(original.text)
        },
        copyOf: { original, own: { [MANAGE]: manage, [UNSUBSCRIBE]: unsubscribe } },
      }
    }
  }
}
