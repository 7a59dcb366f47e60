import type { Database } from '#src/db/database.ts'
import type { Week } from '#src/districts/founder/week/read-weeks.ts'
import type { ActionName, Call } from '#src/founder/desk/action-calls.ts'
import { keepAnswers } from '#src/questions/founder/shown-answers.ts'
import type { Wave } from '#src/waves/founder/invite-wave.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { median } from '../figures.ts'

/** How many more times each view is read after the first. */
const AGAIN = 5
const MOST_MS = 1_000

/** What each page of the desk reads when it is opened. */
const VIEWS: readonly [page: string, name: string, input?: object][] = [
  ['Today', 'today'],
  ['People', 'list', { limit: 50 }],
  ['People', 'list', { limit: 50, area: 'LS6,LS7,M' }],
  ['People', 'list', { limit: 50, search: 'visitor123' }],
  ['People', 'list', { limit: 50, fuel: 'electric' }],
  ['People', 'find', { email: 'visitor5.5@example.com' }],
  ['Waves and letters', 'letter status'],
  ['Waves and letters', 'letter reach', { purpose: 'launch', area: '' }],
  ['Waves and letters', 'letter reach', { purpose: 'launch', area: 'LS6' }],
  ['Waves and letters', 'invite waves'],
  ['Waves and letters', 'invite reach', { area: '' }],
  ['Districts', 'district list'],
  ['Opening week', 'week list'],
  ['Opening week', 'invite reach', { area: 'LS6' }],
  ['Questions', 'questions'],
  ['Questions', 'questions', { area: 'LS6,M' }],
  ['First van', 'first van', { visits: '8', days: '20', most: '6' }],
  ['First van', 'first van', { visits: '8', days: '20', most: '4', cost: '220', price: '35' }],
  ['Maeve', 'maeve topics'],
  ['Sources', 'source list'],
  ['Report', 'report'],
  ['Report', 'report', { area: 'LS6' }],
  ['Records', 'records'],
]

/**
 * Returns a row of Markdown for each view, in milliseconds: the first read; then, for the later reads, the median,
 * the median of this process's processor time (on SQLite it includes the database's work), and the longest.
 */
export async function deskViews(database: Database): Promise<string[]> {
  await answerQuestions(database)
  const { act } = openTestDesk(database, { MAIL_DIR: '/nowhere' })
  await openWeek(act)
  const rows: string[] = []
  for (const [page, name, input = {}] of VIEWS) {
    const [times, busy]: [number[], number[]] = [[], []]
    for (let i = 0; i <= AGAIN; i++) {
      const [start, before] = [performance.now(), process.cpuUsage()]
      // A cast, so that this still compiles when a feature is deleted.
      await act(name as ActionName, { input } as Call<ActionName>)
      times.push(Math.round(performance.now() - start))
      const { user, system } = process.cpuUsage(before)
      busy.push(Math.round((user + system) / 1_000))
    }
    const [first, ...again] = times as [number, ...number[]]
    const given = Object.entries(input).map(([field, value]) => ` ${field} ${value}`)
    const longest = Math.max(...again)
    rows.push(
      `| ${page} | \`${name}${given.join('')}\` | ${first} | ${Math.round(median(again))} | ${Math.round(median(busy.slice(1)))} | ${longest} | ${longest < MOST_MS ? 'met' : '**missed**'} |`,
    )
  }
  return rows
}

/**
 * Has five people in seven answer two questions, and four in eleven the price; then counts them as every night does.
 */
async function answerQuestions(database: Database): Promise<void> {
  const answer = (question: string, choices: readonly string[], pence: string, where: string) =>
    database.query(
      `insert into choice (email_key, question, chosen, pence, notice, chosen_at)
        select email_key, '${question}', case joined_at % ${choices.length} ${choices
          .map((choice, i) => `when ${i} then '${choice}'`)
          .join(' ')} end, ${pence}, '${question}-1', joined_at from waitlist where ${where}`,
    )
  await answer('service', ['wash', 'charge', 'air', 'tyres'], 'null', 'joined_at % 7 < 5')
  await answer('fuel', ['petrol', 'diesel', 'electric'], 'null', 'joined_at % 7 < 5')
  await answer('price', ['yes', 'no', 'maybe'], '2500 + 1000 * (joined_at % 4)', 'joined_at % 11 < 4')
  if (database.engine === 'postgres') await database.query('analyze')
  const start = performance.now()
  await keepAnswers(database, { now: Date.now() })
  console.log(
    `${database.engine}: counting the answers at night took ${Math.round(performance.now() - start)} ms`,
  )
}

/** Starts an opening week and invites its wave. */
async function openWeek(act: ReturnType<typeof openTestDesk>['act']): Promise<void> {
  const { name }: Pick<Week, 'name'> = (await act('week start', { input: { district: 'LS6' } })).data
  await act('week keep', { input: { week: name, step: 'who' } })
  await act('week keep', { input: { week: name, step: 'wave', visits: '8', days: '5', size: '40' } })
  const limit: Wave['limit'] = 40
  const wave = { area: 'LS6', limit, wave: name, once: true }
  await act('invite', { input: wave, answers: { yes: `${limit}` } })
}
