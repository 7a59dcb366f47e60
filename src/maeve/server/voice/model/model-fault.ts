import { APICallError, RetryError } from 'ai'

/**
 * Why a model gave no whole reply, in a word or two that may be logged and counted: the SDK's own errors hold the
 * conversation.
 */
export class ModelFault extends Error {
  readonly reason: string
  /** The provider refused the request, and so charges nothing for it. */
  readonly refused: boolean

  constructor(reason: string, refused = false) {
    super(`the model’s reply failed: ${reason}`)
    this.reason = reason
    this.refused = refused
  }

  static of(error: unknown): ModelFault {
    if (error instanceof ModelFault) return error
    const cause = RetryError.isInstance(error) ? error.lastError : error
    if (cause instanceof ModelFault) return cause
    const status = APICallError.isInstance(cause) ? (cause.statusCode ?? 0) : 0
    return status >= 400 ? new ModelFault(`status ${status}`, true) : new ModelFault('broken')
  }
}
