import { count } from '#src/content/in-words.ts'
import type { Queryable } from '#src/db/database.ts'
import { NOW, type TodayLine } from '#src/waitlist/founder/today-line.ts'
import { MAIL_KINDS } from '#src/waitlist/server/mails/mail-kinds.ts'

/** Today's line on invitations that have not gone yet. */
export async function wavesToday({ query }: Queryable): Promise<TodayLine[]> {
  const [row] = await query<{ n: number }>(
    'select count(*) as n from mail_outbox where kind = $1 and sent_at is null and failed_at is null',
    [MAIL_KINDS.invite],
  )
  const { n } = row!
  return n === 0
    ? []
    : [
        {
          under: NOW,
          title: 'A wave',
          words: `goes out: ${count(n, 'invitation waits', 'invitations wait')} to go.`,
          link: { page: 'letters', words: 'See its codes' },
        },
      ]
}
