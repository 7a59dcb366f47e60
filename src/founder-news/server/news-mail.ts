import { newsFooter } from '#src/content/founder-news.ts'
import type { NewsWords } from '#src/content/news-parts.ts'
import type { Queryable } from '#src/db/database.ts'
import { newsWords } from '#src/founder-news/founder-news.ts'
import { newsMailHtml, newsMailText } from '#src/founder-news/server/news-layout.ts'
import type { Note } from '#src/mail/message.ts'
import type { Queued } from '#src/mail/outbox.ts'

/** Writes the emails to the founder that wait in the outbox. They contain no addresses, as any inbox may be read. */
export function createNewsMail({
  database,
  publicUrl,
  to,
}: {
  database: Queryable
  publicUrl: string
  to: string
}) {
  return async function write(queued: Pick<Queued, 'cause'>): Promise<Note | undefined> {
    const words = await newsWords(database, queued)
    return words && { to, ...drawNews(words, publicUrl) }
  }
}

/** Lays out an email to the founder like all our emails. */
export function drawNews(words: NewsWords, publicUrl: string): Omit<Note, 'to'> {
  const mail = {
    ...words,
    ...newsFooter,
    links: { home: publicUrl },
    operator: { name: undefined, contact: undefined },
  }
  return { subject: mail.subject, html: newsMailHtml(mail), text: newsMailText(mail) }
}
