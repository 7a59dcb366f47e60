import { APICallError, RetryError } from 'ai'
import { modelRefusals } from '#src/content/troubles.ts'

/** Why a model gave no complete reply, in words that may be logged: the SDK's own errors contain the conversation. */
export class ModelFault extends Error {
  readonly reason: string
  /** The provider refused the request, and so charges nothing for it. */
  readonly refused: boolean
  /** Why it will refuse the next request too, until somebody puts that right. */
  readonly refusal: string | undefined

  constructor(reason: string, status = 0) {
    super(`the model’s reply failed: ${reason}`)
    this.reason = reason
    this.refused = status >= 400
    this.refusal = modelRefusals[status]
  }

  static of(error: unknown): ModelFault {
    if (error instanceof ModelFault) return error
    const cause = RetryError.isInstance(error) ? error.lastError : error
    if (cause instanceof ModelFault) return cause
    const status = APICallError.isInstance(cause) ? (cause.statusCode ?? 0) : 0
    return status >= 400 ? new ModelFault(`status ${status}`, status) : new ModelFault('broken')
  }
}
