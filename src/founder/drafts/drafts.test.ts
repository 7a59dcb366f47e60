import { describe, expect, test } from 'vitest'
import { openTestDesk } from '#test/support/desk-call.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('a draft typed on one desk appears on another until it is deleted; one that cannot be saved is refused', async () => {
    const here = openTestDesk(own.database)
    const save = (name: string, fields: string) => here.act('draft save', { input: { name, fields } })
    const there = async () =>
      (await openTestDesk(own.database).act('drafts', { input: {} })).data.map(
        ({ name, fields }) => [name, fields] as const,
      )
    const typed = { subject: 'We’re “open”', body: '**Hello**\n\n<b>\u{1F690}' }
    await save('letter', JSON.stringify({ subject: 'We' }))
    await save('letter', JSON.stringify(typed))
    await save('answer rain', '{"answer":"Yes."}')
    expect(new Map(await there())).toEqual(
      new Map<string, object>([
        ['letter', typed],
        ['answer rain', { answer: 'Yes.' }],
      ]),
    )
    for (const [name, fields, why] of [
      ['letter', '{"subject":', 'must be JSON'],
      ['letter', '{"subject":{}}', 'must have a text'],
      ['letter', '[1]', 'must have a text'],
      ['letter', JSON.stringify({ body: 'x'.repeat(500_000) }), 'at most 500000'],
      ['answer ../rain', '{}', 'must be one or two words'],
    ] as const)
      await expect(save(name, fields)).rejects.toThrow(why)
    await save('answer rain', '')
    expect(here.changes()).toBe(0)
    expect(await there()).toEqual([['letter', typed]])
  })
})
