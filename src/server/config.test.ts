import { expect, test } from 'vitest'
import { describeMail } from '#src/mail/mail-settings.ts'
import { readConfig } from './config.ts'

test('an empty environment is enough', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    storage: { engine: 'sqlite', file: 'data/kerbside.db', shown: 'data/kerbside.db' },
    publicUrl: 'http://localhost:3000',
    maxStreams: 2000,
    streamsPerAddress: 100,
    joinsPerAddress: 10,
    readsPerAddress: 300,
    trustedProxies: [],
    logLevel: 'info',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    underAttack: 'auto',
    maeveLabel: 'Kerbside’s answer book',
    operatorName: undefined,
    operatorContact: undefined,
    mail: undefined,
  })
})

test('mail is on if a mail server and the site’s address are set, or a folder', () => {
  const SMTP_URL = 'smtp://kerb:s3cret@mail.example.com:587'
  const PUBLIC_URL = 'https://www.example.co.uk'
  expect(readConfig({ SMTP_URL }).mail).toBeUndefined()
  expect(readConfig({ PUBLIC_URL }).mail).toBeUndefined()
  expect(readConfig({ SMTP_URL, PUBLIC_URL })).toMatchObject({
    mail: { via: { url: SMTP_URL }, from: 'Kerbside <no-reply@example.co.uk>', perDay: 2000 },
  })
  const own = { MAIL_DIR: 'data/mail', MAIL_FROM: 'The Kerb <hi@example.co.uk>', MAIL_PER_DAY: '50' }
  expect(readConfig({ ...own, SMTP_URL }).mail).toEqual({
    via: { folder: 'data/mail' },
    from: 'The Kerb <hi@example.co.uk>',
    perDay: 50,
  })
})

test('every variable is read, and an empty one counts as unset', () => {
  expect(
    readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'sqlite:/srv/list.db',
      PUBLIC_URL: 'https://example.co.uk/',
      OPERATOR_NAME: 'Kerbside Ltd',
      OPERATOR_CONTACT: 'privacy@example.co.uk',
      TRUSTED_PROXIES: '127.0.0.1, fd00::/8',
      MAEVE_LABEL: '',
    }),
  ).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    storage: { file: '/srv/list.db' },
    publicUrl: 'https://example.co.uk',
    operatorName: 'Kerbside Ltd',
    operatorContact: 'privacy@example.co.uk',
    trustedProxies: ['127.0.0.1', 'fd00::/8'],
    maeveLabel: 'Kerbside’s answer book',
  })
})

test('several hosts of PostgreSQL each get a URL of their own', () => {
  const { storage } = readConfig({
    DATABASE_URL: 'postgres://kerb:s3,c%40ret@a.example.com:6543,[fd00::2],c/list?sslmode=verify-full',
  })
  expect(storage).toEqual({
    engine: 'postgres',
    urls: ['a.example.com:6543', '[fd00::2]', 'c'].map(
      host => `postgres://kerb:s3,c%40ret@${host}/list?sslmode=verify-full`,
    ),
    shown: 'postgres://a.example.com:6543,[fd00::2],c/list',
  })
})

test.each([
  [{ PORT: 'http' }, /PORT must be a number/],
  [{ PORT: '70000' }, /PORT must be a number/],
  [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must be/],
  [{ DATABASE_URL: 'sqlite:' }, /DATABASE_URL must be/],
  [{ DATABASE_URL: 'postgres://' }, /DATABASE_URL must be/],
  [{ DATABASE_URL: 'postgres://a,/db' }, /DATABASE_URL must be/],
  [{ DATABASE_URL: 'postgres://a,b:port/db' }, /DATABASE_URL must be/],
  [{ DATABASE_URL: 'postgres://kerb@/db' }, /DATABASE_URL must be/],
  [{ TRUSTED_PROXIES: '127.0.0.1, proxy' }, /TRUSTED_PROXIES must be addresses/],
  [{ JOINS_PER_ADDRESS: '0' }, /JOINS_PER_ADDRESS must be/],
  [{ METRICS_PORT: 'on' }, /METRICS_PORT must be a number/],
  [{ PORT: '3000', METRICS_PORT: '3000' }, /METRICS_PORT must differ from PORT/],
  [{ UNDER_ATTACK: 'yes' }, /UNDER_ATTACK must be auto, 0 or 1/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
  [{ MAX_STREAMS: '-1' }, /MAX_STREAMS must be/],
  [{ PUBLIC_URL: 'example.co.uk' }, /PUBLIC_URL must be the site’s address/],
  [{ PUBLIC_URL: 'https://example.co.uk/path' }, /PUBLIC_URL must be the site’s address/],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, /PUBLIC_URL must be the site’s address/],
  [{ SMTP_URL: 'mail.example.com' }, /SMTP_URL must be smtp:/],
  [{ SMTP_URL: 'https://mail.example.com' }, /SMTP_URL must be smtp:/],
  [{ MAIL_FROM: 'nobody' }, /MAIL_FROM must be an address/],
  [{ MAIL_FROM: 'A <a@b.uk>, B <b@b.uk>' }, /MAIL_FROM must be an address/],
  [{ MAIL_FROM: 'A\r\nBcc: c@b.uk <a@b.uk>' }, /MAIL_FROM must be an address/],
  [{ MAIL_FROM: 'a@b.uk <c@b.uk>' }, /MAIL_FROM must be an address/],
  [{ MAIL_FROM: '<a@b.uk' }, /MAIL_FROM must be an address/],
  [{ MAIL_FROM: '"A <a@b.uk>' }, /MAIL_FROM must be an address/],
  [{ MAIL_PER_DAY: '0' }, /MAIL_PER_DAY must be/],
])('%j is refused in one line that names it', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
  try {
    readConfig(environment)
  } catch (error) {
    expect((error as Error).message).not.toContain('\n')
  }
})

test('a mail server’s password is never shown', () => {
  const { mail } = readConfig({
    SMTP_URL: 'smtp://me:s3cret@mail.example.com:25',
    PUBLIC_URL: 'https://a.uk',
  })
  expect(describeMail(mail)).toBe(
    'Mail goes by mail.example.com:25, from Kerbside <no-reply@a.uk>, at most 2000 a day',
  )
  expect(() => readConfig({ SMTP_URL: 'http://me:s3cret@mail.example.com' })).toThrow(/^(?!.*s3cret)/)
})

test('a database’s password is never shown', () => {
  const { storage } = readConfig({
    DATABASE_URL: 'postgres://kerb:s3cret@db.example.com:6543/list?sslmode=require',
  })
  expect(storage).toMatchObject({ engine: 'postgres', shown: 'postgres://db.example.com:6543/list' })
  expect(() => readConfig({ DATABASE_URL: 'postgres://kerb:s3#cret@db.example.com/list' })).toThrow(
    /^configuration: DATABASE_URL must be sqlite:PATH or postgres:\/\/USER@HOST\/DATABASE, with commas between several hosts$/,
  )
})
