import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimed } from '#src/content/claims.ts'
import { launch, launchWords } from '#src/content/launch.ts'
import { perkTerms } from '#src/content/perk-terms.ts'
import { escapeHtml } from '#src/http/template.ts'
import { launchSaid } from '#src/launch-said.ts'
import { openTestServer, type TestServer } from '#test/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const textOf = async (path: string) => {
  const { statusCode, body } = await server.app.inject(path)
  expect(statusCode).toBe(200)
  return body.replace(/<style.*?<\/style>/gs, '')
}

test('/perks has each condition, the version, and every question, answered or not', async () => {
  const page = await textOf('/perks')
  for (const condition of perkTerms.conditions) expect(page).toContain(condition)
  expect(page).toContain(`version ${perkTerms.version}`)
  for (const [question, answer] of Object.entries(perkTerms.answers)) {
    expect(page).toContain(question)
    expect(page).toContain(answer || 'Not settled yet')
  }
})

test('/promises has each claim on the landing page, and no others', async () => {
  const page = await textOf('/promises')
  const landing = (await textOf('/')) + (await textOf('/joined'))
  for (const said of claimed) {
    const claim = said === launchWords.ahead.LAUNCH_BADGE ? launchSaid().LAUNCH_BADGE : said
    expect(page).toContain(`“${escapeHtml(claim)}”`)
    expect(landing).toContain(escapeHtml(claim))
  }
  const [proven, open] = page.split('<h2>From launch</h2>')
  expect(proven).toMatch(/<h2>True today<\/h2>.*“No spam ever”<\/dt><dd>We write only/s)
  expect(open).toMatch(
    /We have no evidence to show for these yet\..*<li>“Certified quality guaranteed”<\/li>/s,
  )
  expect(page).toContain(`${launch.when} (${launchSaid().LAUNCH_HISTORY})`)
})

test('/accessibility says what was tested and what was not, and the privacy page links to it', async () => {
  const page = await textOf('/accessibility')
  expect(page).toContain('Not tested')
  expect(page).toContain('privacy@kerbside.test')
  expect(await textOf('/privacy')).toContain('href="/accessibility"')
})

test('/perks and /promises are linked from the footer of the landing page', async () => {
  const landing = await textOf('/')
  for (const path of ['/perks', '/promises']) expect(landing).toContain(`href="${path}"`)
})

test('security.txt names the operator’s contact, and expires within a year', async () => {
  const { body, headers } = await server.app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^Contact: mailto:privacy@kerbside\.test\n/)
  const ends = Date.parse(/^Expires: (.*)$/m.exec(body)![1]!)
  expect(ends).toBeGreaterThan(Date.now())
  expect(ends).toBeLessThan(Date.now() + 365 * 24 * 60 * 60_000)
  expect(body).toContain('Canonical: https://kerbside.test/.well-known/security.txt\n')
})
