import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './tab.ts'

/** Does what has a tab leave its page, and waits until another has loaded. */
export async function leave(run: Tab['run'], go: () => Promise<unknown>): Promise<void> {
  await run(() => void Object.assign(window, { beingLeft: true }))
  await go()
  const arrived = () => run(() => !('beingLeft' in window) && document.readyState === 'complete')
  while (!(await arrived().catch(() => false))) await sleep(20)
}
