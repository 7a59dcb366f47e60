import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './tab.ts'

/** How many times to check, at least 20 ms apart, before repeating the navigation. Tripled after each round of checks. */
const LOOKS = 250

/** Does something that makes a tab leave its page, and waits until another has loaded. */
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
    // WebKit lost a navigation once: it requested nothing and stayed on its empty page.
    if (await stays().catch(() => false)) await go()
  }
}
