import { expect, test } from 'vitest'
import { readConfig } from '#src/server/config.ts'

const SMTP_URL = 'smtp://mail.example.com:587'
const PUBLIC_URL = 'https://www.example.co.uk'

test('friends are counted if REFERRALS is 1 and mail is on', () => {
  expect(readConfig({ SMTP_URL, PUBLIC_URL }).referrals).toBe(false)
  expect(readConfig({ PUBLIC_URL, REFERRALS: '1' }).referrals).toBe(false)
  expect(readConfig({ SMTP_URL, PUBLIC_URL, REFERRALS: '1' }).referrals).toBe(true)
  expect(() => readConfig({ REFERRALS: 'yes' })).toThrow(/^configuration: REFERRALS must be 0 or 1$/)
})
