import { hostname, userInfo } from 'node:os'

/** What brings a port of this machine's loopback to the machine of whoever types it, by the address that they came to. */
export function tunnelLine(port: number, { SSH_CONNECTION }: NodeJS.ProcessEnv): string {
  const [, , seen] = SSH_CONNECTION?.split(' ') ?? []
  return `ssh -N -L ${port}:127.0.0.1:${port} ${userInfo().username}@${seen ?? hostname()}`
}
