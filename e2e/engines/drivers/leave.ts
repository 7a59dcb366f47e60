import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './tab.ts'

/** Looks, 20 ms and more apart, before a page that has not been left is told to go once more; then three times as many. */
const LOOKS = 250

/** Does what has a tab leave its page, and waits until another has loaded. */
export async function leave(run: Tab['run'], go: () => Promise<unknown>): Promise<void> {
  await run(() => void Object.assign(window, { beingLeft: true }))
  await go()
  const arrived = () => run(() => !('beingLeft' in window) && document.readyState === 'complete')
  const stays = () => run(() => 'beingLeft' in window)
  let patience = LOOKS
  for (let looks = 1; !(await arrived().catch(() => false)); looks += 1) {
    await sleep(20)
    if (looks < patience) continue
    patience *= 3
    // WebKit lost a way once: it asked for nothing, and stood on its empty page for good.
    if (await stays().catch(() => false)) await go()
  }
}
