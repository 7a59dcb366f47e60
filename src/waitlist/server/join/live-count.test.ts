import { expect, test, vi } from 'vitest'
import { createLiveCount } from './live-count.ts'

test('during a burst of joins the count is read only every quarter of a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let joined = () => {}
  let [people, readings] = [0, 0]
  const live = createLiveCount(
    {
      count: async () => {
        readings += 1
        return people
      },
      onChange(listener) {
        joined = listener
        return () => {}
      },
    },
    () => '',
    { most: 3, mostEach: 3 },
  )
  await vi.advanceTimersByTimeAsync(1_000)
  expect(readings).toBe(1)
  for (people = 0; people < 200; people += 1) joined()
  await vi.advanceTimersByTimeAsync(0)
  expect(readings).toBe(2)
  for (people = 200; people < 400; people += 1) joined()
  await vi.advanceTimersByTimeAsync(249)
  expect(readings).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(readings).toBe(3)
  live.close()
  vi.useRealTimers()
})
