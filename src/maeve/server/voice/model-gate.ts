import type { AddressLimits } from '../question/address-limits.ts'
import type { Budget } from './budget.ts'

/**
 * Decides whether the paid model may answer: the address has replies left, fewer than `upstream` are being written, and
 * the day's tokens suffice. Returns why not, or a function to call at the end with the tokens used.
 */
export function createModelGate(limits: AddressLimits, budget: Budget, upstream: number) {
  let open = 0

  return async function enter(address: string, tokens: number) {
    if (open >= upstream) return 'busy'
    open += 1
    const settle = (await limits.model(address)) ? await budget.reserve(tokens) : 'address'
    if (typeof settle === 'function')
      return (spent: number) => {
        open -= 1
        return settle(spent)
      }
    open -= 1
    return settle ?? 'budget'
  }
}
