import { expect, test } from 'vitest'
import { readConfig } from '#src/server/config.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const HOOK = 'https://hooks.example.com/abc'

test('emails go to OPERATOR_EMAIL, or to a contact that is an email address, or nowhere', () => {
  const email = (environment: NodeJS.ProcessEnv) => readConfig(environment).news.email
  expect(email({ OPERATOR_EMAIL: 'me@x.uk', OPERATOR_CONTACT: 'team@x.uk' })).toBe('me@x.uk')
  expect(email({ OPERATOR_CONTACT: 'team@x.uk' })).toBe('team@x.uk')
  expect(email({ OPERATOR_CONTACT: 'https://x.uk/contact' })).toBeUndefined()
  expect(email({})).toBeUndefined()
})

test.each([
  [{ OPERATOR_EMAIL: 'me@x.uk, you@x.uk' }, 'OPERATOR_EMAIL must be one email address'],
  [{ NOTIFY_URL: HOOK }, 'NOTIFY_URL needs NOTIFY_SECRET'],
  [
    { NOTIFY_URL: HOOK, NOTIFY_SECRET: 'secret' },
    'NOTIFY_SECRET must be whsec_ and 24 to 64 bytes in base64',
  ],
  [{ NOTIFY_URL: 'http://example.com/abc', NOTIFY_SECRET: SECRET }, 'NOTIFY_URL must be https://'],
  [{ NOTIFY_URL: 'https://me:pass@example.com', NOTIFY_SECRET: SECRET }, 'NOTIFY_URL must be https://'],
  [{ HEARTBEAT_URL: 'example.com/ping/abc' }, 'HEARTBEAT_URL must be https://'],
])('%j is refused in one line that quotes no value', (environment, fault) => {
  expect(() => readConfig(environment)).toThrow(fault)
  expect(() => readConfig(environment)).not.toThrow(/abc|me:pass|you@x|whsec_B/)
})

test('a chat needs no secret, and a receiver on this machine needs no TLS', () => {
  const { notify } = readConfig({ NOTIFY_URL: 'https://hooks.slack.com/services/T/B/x' }).news
  expect(notify).toEqual({ url: 'https://hooks.slack.com/services/T/B/x', key: undefined })
  const local = {
    NOTIFY_URL: 'http://127.0.0.1:8080/x',
    NOTIFY_SECRET: SECRET,
    HEARTBEAT_URL: 'http://localhost:1/',
  }
  expect(readConfig(local).news.notify?.key?.length).toBe(32)
})
