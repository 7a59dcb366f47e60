import type { FastifyError, FastifyReply } from 'fastify'

/** `field`: the field that a 400 is about; `retryAfter`: in seconds. */
type ErrorDetail = { field?: string | undefined; retryAfter?: number | undefined }

/** An error response that explains what was wrong. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, detail: ErrorDetail = {}) {
    super(message)
    this.status = status
    this.code = code
    this.field = detail.field
    this.retryAfter = detail.retryAfter
  }
}

const KNOWN: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'media_type', 'This content type is not accepted here.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    'content_length',
    'The body is not as long as its Content-Length says.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'not_json', 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'not_json', 'The body is not valid JSON.'],
}

/** Turns whatever a route threw into an error response; an unexpected error is a 500 without details. */
export function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const { code, statusCode } = error as FastifyError
  const known = KNOWN[code]
  if (known) return new HttpError(...known)
  if (error instanceof SyntaxError) return new HttpError(400, 'not_json', 'The body is not valid JSON.')
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, 'bad_request', 'The request could not be understood.')
  return new HttpError(500, 'internal', 'Something went wrong. Please try again.')
}

/** Sends an error as `{"error":{"code","message"}}`. */
export function sendError(reply: FastifyReply, refusal: HttpError): FastifyReply {
  const { status, code, message, field, retryAfter } = refusal
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, ...(field && { field }) } })
}
