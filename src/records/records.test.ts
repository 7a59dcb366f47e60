import { expect, test } from 'vitest'
import { columnWords } from '#src/content/column-words.ts'
import { TRACES, WAITLIST_INSERT } from '#src/waitlist/server/member/personal-data.ts'
import { records } from './founder/records.ts'

const SET = {
  PUBLIC_URL: 'https://kerbside.test',
  OPERATOR_NAME: 'Example Ltd',
  OPERATOR_CONTACT: 'privacy@kerbside.test',
  OPERATOR_PROCESSORS: 'Our host is Example Host, in Germany.',
  COMPANY_ADDRESS: '1 Example Street',
  ICO_REGISTRATION: 'ZA1',
  SMTP_URL: 'smtps://user:hunter2@smtp.example.net:465',
  MAEVE_PROVIDER: 'openai-compatible',
  MAEVE_MODEL: 'small',
  MAEVE_BASE_URL: 'https://models.example.net/v1',
  DATABASE_URL: 'postgres://user:hunter2@db.example.net/list',
}
const read = async (environment: NodeJS.ProcessEnv) =>
  records.inWords(await records.run({}, { environment } as never), {})

test('the record has every column about a person, with purpose, basis and time limit', async () => {
  const said = await read(SET)
  for (const { columns } of [WAITLIST_INSERT, ...Object.values(TRACES)])
    for (const column of Object.keys(columns))
      expect(said).toContain(columnWords[column as keyof typeof columnWords])
  expect(said).not.toMatch(/[a-z]_[a-z]/)
  expect(said.match(/^Lawful basis: \S/gm)).toHaveLength(said.match(/^How long: \S/gm)!.length)
  expect(said.match(/^Which data: \S/gm)!.length).toBeGreaterThan(Object.keys(TRACES).length + 1)
})

test('it names the controller and processors from the settings, but shows no password', async () => {
  const said = await read(SET)
  for (const words of [
    'Example Ltd, 1 Example Street, ICO registration ZA1, privacy@kerbside.test',
    'Our host is Example Host, in Germany.',
    'smtp.example.net',
    'models.example.net',
    'db.example.net',
  ])
    expect(said).toContain(words)
  expect(said).not.toContain('hunter2')
  expect(said).not.toContain('Not set yet')
})

test('if nothing is set, it says what is missing', async () => {
  const said = await read({})
  expect(said).toContain(
    'Not set yet: who keeps the list, how to reach you, your registered office or business address, your ICO registration.',
  )
  expect(said).toContain('Not set yet: who handles the data for you.')
  expect(said).toContain('own engine answers')
})
