import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, destination, pino, stdTimeFunctions } from 'pino'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Frames of a stack that are logged. */
const FRAMES = 8

/** Writes JSON, one line an event, to standard output by default, and never waits for its reader. */
export function createLogger(
  level: LogLevel,
  to: DestinationStream = destination({ sync: false }),
): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      serializers: { err: withoutMessage },
    },
    to,
  )
}

/** Whether a logger writes what is worth no more than `info`. */
export function logsInfo({ level }: FastifyBaseLogger): boolean {
  return level === 'info' || level === 'debug'
}

/** Names requests apart, in the logs of several processes too. */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let last = 0
  return () => {
    last += 1
    return `${process}-${last.toString(36)}`
  }
}

/** An error's message may quote what a visitor sent or a database stores; where it happened does not. */
function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack?.split('\n').filter(line => /^ +at /.test(line)) ?? []
  return {
    type: error.name,
    code: (error as NodeJS.ErrnoException).code,
    at: frames.slice(0, FRAMES).map(line => line.trim().slice('at '.length)),
  }
}
