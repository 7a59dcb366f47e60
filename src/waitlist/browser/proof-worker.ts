import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves each challenge that it receives and answers with the solution. */
addEventListener('message', async ({ data }) => {
  postMessage(await solveChallenge({ challenge: data, deriveKey }))
})
