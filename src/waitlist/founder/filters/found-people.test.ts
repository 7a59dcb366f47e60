import { describe, expect, test } from 'vitest'
import { insertRows } from '#src/db/rows.ts'
import type { Letter } from '#src/letters/letter.ts'
import { answerFilters } from '#src/questions/founder/answer-filters.ts'
import { sourceFilter } from '#src/sources/founder/source-filter.ts'
import { waveFilter } from '#src/waves/founder/wave-filter.ts'
import { openTestDesk } from '#test/support/desk-call.ts'
import { addSixPeople } from '#test/support/list/six-people.ts'
import { testEntry } from '#test/support/list/test-entry.ts'
import { ENGINES } from '#test/support/test-database.ts'
import { withTestDatabase } from '#test/support/with-test-database.ts'
import type { FilterName } from './entry-filter.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)
  const open = () => openTestDesk(own.database, { MAIL_DIR: '/nowhere' })

  test('the search box also finds people by a perk code, a referral code and a wave’s name', async () => {
    const people = [...'abcdef'].map((name, i) =>
      testEntry(`${name}@x.uk`, {
        postcode: i < 2 ? 'LS6 2AB' : 'M1 1AE',
        referral_code: i === 2 ? 'abcdefghijkm' : null,
      }),
    )
    await insertRows(own.database, 'waitlist', people)
    await insertRows(
      own.database,
      'perk_code',
      ['Leeds first', null, 'LS6', 'Leeds', 'leeds'].map((wave, i) => ({
        ...{ code: `7K3M-0QXA-9TB${i}`, email_key: people[i]!.email_key, terms: '1', invited_at: 1, wave },
      })),
    )
    const { act } = open()
    const found = async (search: string) => {
      const { data, notes } = await act('list', { input: { search } })
      return [
        data
          .map(({ email }) => email[0])
          .sort()
          .join(''),
        notes[0],
      ]
    }
    expect(await found('7k3m 0qxa–9tbO')).toEqual(['a', '1 person'])
    expect(await found('ABCDEFGHIJKM')).toEqual(['c', '1 person'])
    expect(await found(' leeds FIRST ')).toEqual(['a', 'With everyone invited in the wave Leeds first'])
    expect(await found('leeds')).toEqual(['de', 'With everyone invited in the wave Leeds, leeds'])
    expect(await found('ls6')).toEqual(['abc', 'With everyone invited in the wave LS6'])
    expect(await found('leeds f')).toEqual(['', '0 people'])
    expect(await found('m11a')).toEqual(['cdef', '4 people'])
  })

  test('what was mistyped is refused; a wave or source that does not exist chooses no one, and those that exist are listed', async () => {
    await addSixPeople(own.database)
    await insertRows(own.database, 'perk_code', [
      { code: 'x', email_key: 'a@x.uk', terms: '1', invited_at: 1, wave: 'One, two' },
    ])
    const { act } = open()
    const list = (input: { [Name in FilterName]?: string }) => act('list', { input })
    await expect(list({ area: 'Leeds' })).rejects.toThrow('did you mean LS (Leeds)?')
    await expect(list({ state: 'confirmd' })).rejects.toThrow(
      '“State” must be one or several of joined,confirmed,unsubscribed,undeliverable',
    )
    for (const { name } of answerFilters)
      await expect(list({ [name]: 'steam' })).rejects.toThrow('must be one or several of ')
    expect(await list({ [waveFilter.name]: 'One' })).toMatchObject({
      data: [],
      notes: ['There is no wave “One”; there are: One, two', '0 people'],
    })
    expect((await list({ [sourceFilter.name]: 'vam' })).notes[0]).toMatch(
      'There is no source “vam”; there are: search, ',
    )
    expect((await list({ state: ' Joined, UNSUBSCRIBED' })).data.map(({ email }) => email).sort()).toEqual([
      'gone@x.uk',
      'unasked@x.uk',
    ])
    const letter: Letter = {
      name: 'one',
      subject: 'We open',
      preview: 'Book',
      purpose: 'launch',
      body: 'Open.',
    }
    const send = act('letter send', { input: { letter, wave: 'One' }, answers: { yes: '0' } })
    await expect(send).rejects.toThrow('nobody would get it')
  })
})
