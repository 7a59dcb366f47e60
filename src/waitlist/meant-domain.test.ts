import { expect, test } from 'vitest'
import { meantDomain, withDomain } from './meant-domain.ts'
import misspelt from './misspelt-domains.json' with { type: 'json' }

/** Real domains that look like misspellings, and domains that might be either. */
const LEFT_ALONE =
  'ymail.com rocketmail.com myyahoo.com email.com gmx.net gmx.co.uk gmx.de hotmail.de hotmail.fr hotmail.it hotmail.es outlook.fr outlook.de outlook.ie live.ie live.nl live.fr windowslive.com yahoo.ie yahoo.fr yahoo.co.in yahoo.co.jp yahoo.com.au me.com mac.com aim.com aol.co.uk love.com ao.com man.com sky.uk virgin.net virginmedia.co.uk blueyonder.com tiscali.it plus.com protonmail.ch pm.me fastmail.fm nhs.scot gmail.co gail.com hotmail.co yahoo.co live.co hotmail.uk yahoo.uk outlook.co.uk talktalk.com talktalk.co.uk sky.co.uk sky.co gmail.net tiscali.com btinternet.co.uk icloud.co.uk googlemail.co.uk'

test('every misspelling leads to a domain that is in use, and no correct domain leads to another', () => {
  const right = Object.keys(misspelt)
  const wrong = Object.values(misspelt).flatMap(typed => typed.split(' '))
  expect([right.length, wrong.length]).toEqual([31, 296])
  expect(new Set(wrong).size).toBe(wrong.length)
  for (const domain of wrong) expect(right).toContain(meantDomain(`jo@${domain}`))
  for (const domain of [...right, ...LEFT_ALONE.split(' ')])
    expect(meantDomain(`jo@${domain}`)).toBeUndefined()
})

test.each([
  ['Jo.Bloggs+car@GMIAL.com ', 'Jo.Bloggs+car@gmail.com'],
  ['jo@hotmail.couk', 'jo@hotmail.co.uk'],
  ['"a@b"@gmai.com', '"a@b"@gmail.com'],
  ['jo@gmail,com', 'jo@gmail.com'],
])('%s is meant to be %s', (typed, meant) => expect(withDomain(typed, meantDomain(typed)!)).toBe(meant))

test.each(['gmial.com', 'jo@mygmial.com', 'jo@gmial.com.example.org', 'jo@', '', 'jo@gmial.com gmal.com'])(
  '%j is left alone',
  typed => expect(meantDomain(typed)).toBeUndefined(),
)
