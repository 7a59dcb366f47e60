import { beforeEach, describe, expect, test } from 'vitest'
import { seedList } from '#src/testing/list/seeded-list.ts'
import { runWaitlist } from '#src/testing/run-waitlist.ts'
import { ENGINES } from '#src/testing/test-database.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'

describe.each(ENGINES)('while another process writes for long on %s', engine => {
  const own = withTestDatabase(engine)
  beforeEach(async () => {
    await seedList(own.database, 20)
  })

  /** Runs commands while a write is under way that ends after them. */
  const meanwhile = <Result>(work: () => Promise<Result>) =>
    own.database.exclusively(async session => {
      await session.query(`update counter set n = n where name = 'waitlist'`)
      return work()
    })

  test('the commands that only look answer', async () => {
    const [row] = await own.database.query<{ email: string }>('select email from waitlist')
    const lines = [['stats'], ['list'], ['find', row!.email], ['complaints'], ['export', '--csv'], ['maeve']]
    const outcomes = await meanwhile(() => Promise.all(lines.map(words => runWaitlist(own.url, ...words))))
    expect(outcomes.map(({ code, stderr }, i) => [lines[i]![0], code, stderr.match(/failed.*/)])).toEqual(
      lines.map(([name]) => [name, 0, null]),
    )
  })

  test('a command that writes waits for some seconds', async () => {
    const [row] = await own.database.query<{ email: string }>('select email from waitlist')
    let erased: ReturnType<typeof runWaitlist> | undefined
    await meanwhile(async () => {
      erased = runWaitlist(own.url, 'erase', row!.email, '--yes')
      await new Promise(resolve => setTimeout(resolve, 3_000))
    })
    expect(await erased).toMatchObject({ code: 0, stdout: `${row!.email} is erased.\n` })
  })

  if (engine === 'sqlite')
    test('a command that has waited says in words that it could not write', async () => {
      const { code, stderr } = await meanwhile(() => runWaitlist(own.url, 'erase', 'a@x.uk', '--yes'))
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: 'erase failed: the database is busy: another process is writing; try again\n',
      })
    })
})
