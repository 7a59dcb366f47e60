/** Runs in a page whose engine has no command to collect garbage: makes enough to trigger a collection several times. */
export async function makeGarbage(): Promise<void> {
  for (let round = 0; round < 30; round++) {
    Array.from({ length: 20_000 }, (_, n) => ({ n }))
    await new Promise(resolve => setTimeout(resolve))
  }
}
