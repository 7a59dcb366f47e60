import { expect, test } from 'vitest'
import { ACTIONS } from '#src/features/actions.ts'
import { helpOf } from '#src/founder/terminal/help.ts'
import { runWaitlist } from '#test/support/run-waitlist.ts'

const LIST = 'sqlite:/nowhere/none.db'

test('help can be asked for in every usual way', async () => {
  for (const words of [['--help'], ['-h'], ['help'], ['help', '--help']])
    expect(await runWaitlist(LIST, ...words)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Usage: .*\n {2}erase +erase an address everywhere\n/s),
    })
  const help = helpOf('find', await ACTIONS.find())
  for (const words of [
    ['find', '-h'],
    ['find', '--help'],
    ['help', 'find'],
  ])
    expect(await runWaitlist(LIST, ...words)).toMatchObject({ code: 0, stdout: `${help}\n`, stderr: '' })
  const { code, stderr } = await runWaitlist(LIST, 'help', 'nothing')
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^There is no command nothing\.\n\nUsage: /),
  })
})

test('a place that does not exist is named', async () => {
  const { code, stderr } = await runWaitlist(LIST, 'list', '--area', 'LS,%')
  expect({ code, first: stderr.split('\n')[0] }).toEqual({
    code: 2,
    first: '--area must name postcode areas or districts such as LS6, M: there is no area or district %',
  })
})
