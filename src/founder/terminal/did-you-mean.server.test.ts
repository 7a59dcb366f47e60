import { expect, test } from 'vitest'
import { ACTIONS } from '#src/features/actions.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'
import { didYouMean } from './did-you-mean.ts'

test.each([
  ['exprot', 'export'],
  ['Stat', 'stats'],
  ['lettr', 'letter'],
  ['erace', 'erase'],
  ['backups', 'backup'],
  ['fly', undefined],
  ['hello', undefined],
])('%s suggests %s', (typed, name) =>
  expect(
    didYouMean(
      typed,
      Object.keys(ACTIONS).map(name => name.split(' ')[0]!),
    ),
  ).toBe(name),
)

test('a mistyped command, option or subcommand is answered with a suggestion', async () => {
  const first = async (...words: string[]) => {
    const { code, stderr } = await runWaitlist('sqlite:none.db', ...words)
    return [code, stderr.split('\n')[0]]
  }
  expect(await first('exprot')).toEqual([2, 'There is no command exprot. Did you mean export?'])
  expect(await first('list', '--aera', 'LS')).toEqual([
    2,
    'There is no option --aera here. Did you mean --area?',
  ])
  expect(await first('list', '--zzzzz')).toEqual([2, 'There is no option --zzzzz here.'])
  expect(await first('letter', 'chekc', 'x.md')).toEqual([
    2,
    expect.stringMatching(/Did you mean letter check\?$/),
  ])
  expect(await first('list', '--since', '3/31/2026')).toEqual([2, expect.stringContaining('1 March 2026')])
})
