import { expect, test } from 'vitest'
import { withAnotherTry } from './another-try.ts'

function failing(times: number, message: string) {
  let calls = 0
  return async () => {
    calls += 1
    if (calls <= times) throw new Error(message)
    return calls
  }
}

test('tries twice more if a trace has no beginning, and says so each time', async () => {
  const said: string[] = []
  expect(await withAnotherTry(failing(2, 'NO_NAVSTART'), line => said.push(line))).toBe(3)
  expect(said).toHaveLength(2)
  await expect(withAnotherTry(failing(3, 'NO_NAVSTART'), () => {})).rejects.toThrow('NO_NAVSTART')
})

test('does not retry another error', async () => {
  await expect(withAnotherTry(failing(1, 'NO_FCP'))).rejects.toThrow('NO_FCP')
})
