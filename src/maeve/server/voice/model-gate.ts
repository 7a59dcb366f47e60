import type { AddressLimits } from '../address-limits.ts'
import type { Budget } from '../budget.ts'

/** Permission for one reply of the model; to end it, report the tokens that the reply took. */
type Leave = { giveBack(spent: number): Promise<void> }

/** Why the model is not asked. */
type Closed = 'address' | 'busy' | 'budget'

/**
 * Decides whether the paid model may answer: the address has replies left, fewer than `upstream` are being written,
 * and the day's tokens suffice. The provider is not asked.
 */
export function createModelGate(limits: AddressLimits, budget: Budget, upstream: number) {
  let open = 0

  return async function enter(address: string, tokens: number): Promise<Leave | Closed> {
    if (open >= upstream) return 'busy'
    open += 1
    const reservation = (await limits.model(address)) ? await budget.reserve(tokens) : 'address'
    if (reservation && reservation !== 'address') {
      return {
        async giveBack(spent) {
          open -= 1
          await reservation.settle(spent)
        },
      }
    }
    open -= 1
    return reservation ?? 'budget'
  }
}
