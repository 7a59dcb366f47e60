import { expect, test } from 'vitest'
import { SETTINGS } from './config.ts'
import { mistypedSettings } from './mistyped-settings.ts'

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['PORTT', 'PORT'],
  ['HSOT', 'HOST'],
  ['public_url', 'PUBLIC_URL'],
  ['Smtp-Url', 'SMTP_URL'],
  ['SMTP_FROM', 'MAIL_FROM'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['DB_URL', 'DATABASE_URL'],
  ['DB_HOST', 'DATABASE_URL'],
  ['BASE_URL', 'PUBLIC_URL'],
  ['SITE_URL', 'PUBLIC_URL'],
])('%s is reported, and %s suggested', (typed, meant) => {
  expect(mistypedSettings({ [typed]: 'x' })).toEqual([
    `There is no setting ${typed}, so it does nothing: did you mean ${meant}?`,
  ])
})

test('settings, and variables that a system sets, are not reported', () => {
  const system = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LANG',
    'PWD',
    'SHELL',
    'SHLVL',
    'USER',
    'LANGUAGE',
    'LOGNAME',
    'INVOCATION_ID',
    'JOURNAL_STREAM',
    'MAIL',
    'NODE_ENV',
    'TERM',
  ]
  expect(mistypedSettings(Object.fromEntries([...SETTINGS, ...system].map(name => [name, 'x'])))).toEqual([])
})
