import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, destination, pino, stdTimeFunctions } from 'pino'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** How many frames of a stack are logged. */
const FRAMES = 8

/** Creates a logger that writes JSON lines, by default to standard output, without waiting for a reader. */
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

/** Returns whether a logger writes lines of level `info`. */
export function logsInfo({ level }: FastifyBaseLogger): boolean {
  return level === 'info' || level === 'debug'
}

/** Logs where an error happened, but not its message, which may quote what a visitor sent or a database stores. */
function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack?.split('\n').filter(line => /^ +at /.test(line)) ?? []
  return {
    type: error.name,
    code: (error as NodeJS.ErrnoException).code,
    at: frames.slice(0, FRAMES).map(line => line.trim().slice('at '.length)),
  }
}
