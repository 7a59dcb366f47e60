import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PREFLIGHT_ASKS } from '#src/features/preflight.ts'
import { readConfig } from '#src/server/config.ts'
import { freePort } from '#test/support/free-port.ts'
import { startTestImap } from '#test/support/mail/test-imap.ts'
import { startModelPeer } from '#test/support/model/start-model-peer.ts'

/** Returns what preflight finds by calling other services, on a server with these settings. */
const found = async (environment: Record<string, string>) =>
  (await Promise.all(PREFLIGHT_ASKS.map(ask => ask(readConfig(environment)))))
    .flat()
    .map(({ what, state, says }) => `${what}: ${state}: ${says}`)

test('asks nobody if nothing is set up', async () => {
  expect(await found({})).toEqual([])
})

test('opens the inbox for bounces, and reports a refused password', async () => {
  const imap = await startTestImap({ password: 'right' })
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://kerbside.test' }
  expect(await found({ ...mail, BOUNCES: imap.url })).toEqual([
    'The inbox for bounces: met: It opens with the settings in BOUNCES.',
  ])
  const { host } = new URL(imap.url)
  expect(await found({ ...mail, BOUNCES: imap.url.replace(':right@', ':wrong@') })).toEqual([
    `The inbox for bounces: not met: ${host} refuses the password for bounces@kerbside.test. Correct BOUNCES.`,
  ])
  expect(imap.logins).toBe(2)
  expect(await found({ ...mail, BOUNCES: 'by-hand' })).toEqual([])
  imap.close()
})

test.each(['openai-compatible', 'anthropic'])(
  'asks a model over %s one short question, and reports a refused key',
  async provider => {
    const peer = await startModelPeer('right')
    const model = {
      MAEVE_PROVIDER: provider,
      MAEVE_MODEL: 'peer',
      MAEVE_BASE_URL: `${peer.url}/v1`,
    }
    expect(await found({ ...model, MAEVE_API_KEY: 'right' })).toEqual([
      'The model peer: met: It answers, so the key is right.',
    ])
    expect(await peer.calls()).toBe(1)
    expect(JSON.stringify(await peer.journal()).length).toBeLessThan(4_000)
    expect(await found({ ...model, MAEVE_API_KEY: 'wrong' })).toEqual([
      'The model peer: not met: Its provider says: it does not accept the key (401). Correct MAEVE_API_KEY, MAEVE_MODEL or MAEVE_BASE_URL.',
    ])
    const nobody = `http://127.0.0.1:${await freePort()}/v1`
    expect(await found({ ...model, MAEVE_API_KEY: 'right', MAEVE_BASE_URL: nobody })).toEqual([
      'The model peer: cannot tell: It gave no answer (broken). Try again later.',
    ])
    await peer.stop()
  },
)

test('copies the erasure log, and gives the reason if BACKUP_COMMAND fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kerbside-copy-'))
  const backups = { BACKUP_DIR: folder, BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` }
  const copied = (command: string) => found({ ...backups, BACKUP_COMMAND: command })
  expect(await copied('cp {} elsewhere')).toEqual([expect.stringContaining('There is nothing to copy yet')])
  writeFileSync(join(folder, 'erasures'), '')
  expect(await copied(`cp {} '${folder}/copy'`)).toEqual([expect.stringContaining(': met: ')])
  expect(await copied('echo "Permission denied (publickey)" >&2; exit 255 {}')).toEqual([
    `The copy of the backups (BACKUP_COMMAND): not met: ${folder}/erasures was not copied: BACKUP_COMMAND ended with 255: Permission denied (publickey). Run it by hand as the server’s user to see why.`,
  ])
  rmSync(folder, { recursive: true })
})
