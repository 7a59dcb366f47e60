import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves the challenge that it is sent, and answers with the solution. */
addEventListener('message', async ({ data }) => {
  postMessage(await solveChallenge({ challenge: data, deriveKey }))
})
