import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { cannotTell, type Finding, met, notMet } from './finding.ts'

/** How wrong the clock may be, in milliseconds: a link in an email and the nights count in days. */
const CLOCK_MS = 5_000
const PATIENCE_MS = 5_000
/** NTP counts from 1900, in seconds. */
const NTP_ERA_MS = Date.UTC(1900, 0)

export type TimeServer = { host: string; port: number }

/** Asks a time server once (SNTP, RFC 4330). */
export async function clockIsRight({ host, port }: TimeServer): Promise<Finding> {
  const what = 'The clock'
  const socket = createSocket('udp4')
  try {
    const request = Buffer.alloc(48)
    // Version 4, from a client.
    request[0] = 0x23
    const signal = AbortSignal.timeout(PATIENCE_MS)
    // Connected, it hears of a port that nobody listens at, and nobody else.
    socket.connect(port, host)
    await once(socket, 'connect', { signal })
    const asked = Date.now()
    socket.send(request)
    const [answer] = (await once(socket, 'message', { signal })) as [Buffer]
    const here = (asked + Date.now()) / 2
    if (answer.length < 48 || answer.readUInt32BE(40) === 0) throw new Error('no time')
    const there = NTP_ERA_MS + answer.readUInt32BE(40) * 1_000 + (answer.readUInt32BE(44) / 2 ** 32) * 1_000
    const seconds = Math.round((here - there) / 1_000)
    if (Math.abs(here - there) <= CLOCK_MS) return met(what, `Agrees with ${host}.`)
    return notMet(
      what,
      `It is ${Math.abs(seconds).toLocaleString('en-GB')} seconds ${seconds > 0 ? 'fast' : 'slow'}. Have the machine set it by itself: timedatectl set-ntp true.`,
    )
  } catch {
    return cannotTell(what, `${host} did not answer. Compare the output of date -u with a clock you trust.`)
  } finally {
    socket.close()
  }
}
