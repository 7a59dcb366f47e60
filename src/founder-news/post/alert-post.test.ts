import { expect, test } from 'vitest'
import { type PostedAlert, postOf } from './alert-post.ts'

const ALERT: PostedAlert = {
  kind: 'rush',
  at: Date.UTC(2026, 4, 18),
  site: 'kerbside.test',
  title: 'Far more people join than usual',
  text: '230 people joined in the last hour.',
  figures: { hour: 230, usual: 4 },
}
const LINE = 'kerbside.test: Far more people join than usual. 230 people joined in the last hour.'
const bodyAt = (url: string) => JSON.parse(postOf(ALERT, { url, key: undefined }, ALERT.at).body)

test('Slack and Discord, recognised by their hosts, get a line that mentions nobody', () => {
  for (const host of ['hooks.slack.com', 'hooks.slack-gov.com'])
    expect(bodyAt(`https://${host}/services/x`)).toEqual({ text: LINE })
  for (const host of ['discord.com', 'discordapp.com', 'ptb.discord.com'])
    expect(bodyAt(`https://${host}/api/webhooks/x`)).toEqual({
      content: LINE,
      allowed_mentions: { parse: [] },
    })
  for (const url of [
    'https://hooks.slack.com.x.uk/',
    'https://x.uk/hooks.slack.com',
    'https://notdiscord.com/',
  ])
    expect(bodyAt(url).type).toBe('founder.rush')
})

test('any other receiver gets signed JSON as in the Standard Webhooks specification', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const { headers, body } = postOf(ALERT, { url: 'https://x.uk/', key }, 1_614_265_330_000)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': `msg_rush_${ALERT.at}`,
    'webhook-timestamp': '1614265330',
    'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
  })
  expect(JSON.parse(body)).toEqual({
    type: 'founder.rush',
    timestamp: '2026-05-18T00:00:00.000Z',
    data: {
      site: 'kerbside.test',
      title: 'Far more people join than usual',
      text: '230 people joined in the last hour.',
      figures: { hour: 230, usual: 4 },
    },
  })
})
