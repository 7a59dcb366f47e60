import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** Starts a server with one empty mailbox, which speaks only as much IMAP (RFC 3501) as that needs. For tests. */
export async function startTestImap({ password, folder = 'INBOX' }: { password: string; folder?: string }) {
  const imap = { url: '', password, logins: 0, close: () => {} }
  const answers: Record<string, (rest: string) => string[]> = {
    CAPABILITY: () => ['* CAPABILITY IMAP4rev1', 'OK done'],
    LOGIN(rest) {
      imap.logins += 1
      return [rest.endsWith(`"${imap.password}"`) ? 'OK in' : 'NO [AUTHENTICATIONFAILED] no']
    },
    LIST: rest => [...(rest.includes(folder) ? [`* LIST () "/" ${folder}`] : []), 'OK done'],
    SELECT: rest =>
      rest.includes(folder)
        ? ['* 0 EXISTS', '* FLAGS (\\Seen)', '* OK [UIDVALIDITY 1] yes', 'OK [READ-WRITE] done']
        : ['NO [NONEXISTENT] none such'],
    LOGOUT: () => ['* BYE', 'OK done'],
  }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write('* OK here\r\n')
    createInterface(socket).on('line', line => {
      const [tag, command = '', ...rest] = line.split(' ')
      const told = answers[command.toUpperCase()]?.(rest.join(' ')) ?? ['OK nothing to do']
      const last = told.pop()
      socket.write([...told, `${tag} ${last}`, ''].join('\r\n'))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  imap.url = `imap://bounces%40kerbside.test:${password}@127.0.0.1:${port}/${folder}`
  imap.close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return imap
}
