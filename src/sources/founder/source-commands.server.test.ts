import { describe, expect, test } from 'vitest'
import { ACTIONS } from '#src/features/actions.ts'
import type { Action } from '#src/founder/action.ts'
import { runAction } from '#src/founder/terminal/run-action.ts'
import { runCommandWith } from '#test/support/run-command.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const source = (...words: string[]) =>
    runCommandWith({ DATABASE_URL: own.url, PUBLIC_URL: 'https://kerbside.test' }, 'source', ...words)

  test('add prints the short link and the UTM text; list, rename and end find it', async () => {
    const added = await source('add', 'leaflet-leeds', 'Leaflet, Headingley, March', '--cost', '120')
    expect(added).toMatchObject({ code: 0, stderr: '' })
    expect(added.stdout).toContain('https://kerbside.test/l/leaflet-leeds leads to the page now.\n')
    expect(added.stdout).toContain('?utm_source=leaflet-leeds ')
    expect((await source('add', 'leaflet-leeds', 'Again')).stderr).toContain(
      'a link with the code leaflet-leeds already',
    )
    expect((await source('rename', 'Leaflet-Leeds', 'Leaflet,', 'Leeds')).code).toBe(0)
    expect((await source('end', 'leaflet-leeds')).stdout).toContain('still leads to the page')
    const listed = await source('list')
    expect(listed.stdout).toMatch(
      /^\d{4}-\d\d-\d\d {8}£120 {2}https:\/\/kerbside\.test\/l\/leaflet-leeds {2}Leaflet, Leeds \(ended \d{4}-\d\d-\d\d\)\n$/,
    )
    const { made_at, ended_at, ...rest } = JSON.parse((await source('list', '--json')).stdout)
    expect(rest).toEqual({
      code: 'leaflet-leeds',
      name: 'Leaflet, Leeds',
      cost: 12_000,
      link: 'https://kerbside.test/l/leaflet-leeds',
    })
    expect([made_at, ended_at]).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/Z$/)])
  })
})

const own = withTestDatabase('sqlite')

test.each<['add' | 'end' | 'rename', string[], string]>([
  ['add', [], 'CODE is missing'],
  ['add', ['leaflet'], 'NAME is missing'],
  ['add', ['leaf let', 'x'], 'CODE must have letters, digits and single hyphens'],
  ['add', ['x'.repeat(41), 'x'], 'at most 40 characters'],
  ['add', ['search', 'Google'], 'CODE must be a different one: search is counted already'],
  ['add', ['flyer', 'a\nb'], 'NAME must be one line'],
  ['add', ['flyer', 'Flyer', '--cost', 'lots'], '--cost must be pounds, such as 120 or 89.50'],
  ['add', ['flyer', 'Flyer', '--cost=-3'], '--cost must be pounds'],
  ['end', ['flyer'], 'there is no source flyer: source list shows them'],
  ['end', ['flyer', 'poster'], 'poster is one word too many'],
  ['rename', ['flyer', 'x'], 'there is no source flyer'],
])('what cannot be right is refused in one line: %s %j', async (part, words, said) => {
  const action: Action = await ACTIONS[`source ${part}`]()
  await expect(runAction(action, words, { DATABASE_URL: own.url })).rejects.toThrow(said)
})
