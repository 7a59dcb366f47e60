import { routes } from '#src/routes.ts'
import { type ModelPeer, startModelPeer } from '#test/support/model/start-model-peer.ts'
import { expect, test } from './visit.ts'

/** A provider in its own process; a word such as `case-slow` in the question selects how it replies. */
let peer: ModelPeer
test.beforeAll(async () => {
  peer = await startModelPeer()
})
test.afterAll(() => peer.stop())
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, even if no fixture is used
  environment: async ({}, use) =>
    use({
      MAEVE_PROVIDER: 'openai-compatible',
      MAEVE_MODEL: 'Peer 1',
      MAEVE_BASE_URL: `${peer.url}/v1`,
      MAEVE_SILENCE_MS: '60000',
      MAEVE_TOTAL_MS: '60000',
      MAEVE_MODEL_PER_MINUTE: '1000',
      MAEVE_MODEL_PER_HOUR: '1000',
      MAEVE_MODEL_PER_DAY: '1000',
      MAEVE_TOKENS_PER_DAY: '9000000',
    }),
})

const failure = "Sorry, I couldn't process that. Please try again!"

test('the panel opens, shows a reply, stops it even after garbage collection, retries it, and keeps it after a reload', async ({
  line,
  view,
}) => {
  await view.open(line.url)
  await view.click('.maeve-launcher')
  await view.hasFocus('Message Maeve')
  await view.ask('Tell me all: case-freeze')
  for (const button of ['', '.turn-ended button']) {
    if (button) await view.click(button, 'Try again')
    await view.see('.turn[data-role=assistant]', 'Reminders are free')
    await view.tab.collectGarbage()
    await view.click('.maeve-stop')
    await view.see('.turn-ended', 'You stopped this reply.')
    await view.hasFocus('Message Maeve')
  }
  const turns = () =>
    view.tab.run(() => [...document.querySelectorAll('.turn')].map(turn => turn.textContent))
  const before = await turns()
  expect(before).toHaveLength(3)
  await view.tab.reload()
  await view.click('.maeve-launcher')
  await view.comes(turns, before, 'the conversation')
})

test('a stalled connection times out even after garbage collection, and the next attempt gets an answer', async ({
  line,
  view,
}) => {
  await view.open(line.url)
  line.hold(routes.maeveChat)
  await view.ask('case-text')
  await view.see('.spinner')
  await view.tab.collectGarbage()
  await view.pass(35_000)
  await view.see('[role=alert]', failure)
  await view.hasFocus('Message Maeve')
  line.mend()
  await view.click('.turn-ended button', 'Try again')
  await view.see('.turn', 'published yet.')
})

test('“New reply” leads to the reply and moves the focus there', async ({ line, view }) => {
  await view.open(line.url)
  for (const n of [1, 2, 3]) {
    await view.ask(`Are the reminders free, and when do you launch? case-text ${n}`)
    await view.comes(() => view.count('.turn'), 1 + 2 * n, 'messages')
  }
  await view.see('.maeve-form input:enabled')
  const panelOverflows = () =>
    view.tab.run(() => {
      const { scrollHeight, clientHeight } = document.querySelector('.maeve-panel')!
      return scrollHeight > clientHeight
    })
  expect(await panelOverflows()).toBe(false)
  line.hold(routes.maeveChat)
  await view.ask('And now? case-text')
  await view.see('.spinner')
  await view.tab.run(() => document.querySelector('.maeve-log')!.scrollTo({ top: 0 }))
  line.mend()
  await view.see('.maeve-new-reply')
  // The reply is complete, and its end has moved the focus.
  await view.see('.maeve-form input:enabled')
  await view.click('.maeve-new-reply')
  await view.seeNo('.maeve-new-reply')
  await view.hasFocus('Conversation with Maeve')
})
