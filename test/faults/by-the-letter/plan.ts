import { allBlocks } from './blocks.ts'

/** The blocks that run on a bare Debian, by heading and first words. `BY_OTHERS` says why the rest do not. */
const PLAYED = [
  'Kerbside: npm install && npm start',
  'One machine, SQLite: apt-get update',
  'One machine, SQLite: adduser',
  'The proxy, and its certificate: apt-get install -y caddy',
  'The proxy, and its certificate: apt-get install -y nginx',
  'Two servers: cp deploy/kerbside.service',
  'Two servers: for port in',
  'PostgreSQL: ',
  'Back up and restore: kerbside backup --new-key',
  'Back up and restore: systemctl stop kerbside\nmv',
  'Back up and restore: systemctl stop kerbside  ',
  "The founder's commands: kerbside stats",
  'Upgrade: kerbside upgrade',
  'Upgrade: cd /opt/kerbside',
  'Downgrade: systemctl stop kerbside',
] as const

type Played = (typeof PLAYED)[number]

const BY_OTHERS: Record<string, string> = {
  'Before going live: npm run waitlist': 'documented-commands.server.test.ts types it',
  'A week with it: npm run waitlist': 'documented-commands.server.test.ts types it',
  'The page: npm run waitlist': 'documented-commands.server.test.ts types it',
  'Your AI assistant: {"mcpServers"': 'mcp.server.test.ts talks to it',
  'Containers: ': 'needs Docker, and a registry of images',
  'Back up and restore: BACKUP_RECIPIENT': 'two lines for the settings: the key is set where a key is made',
  'Back up and restore: runuser': 'needs another machine with ssh',
  'Mail: SignHeaders': 'real-mail signs with it',
}

/** Returns the text of a block that is run. Throws if the document no longer has it. */
export function blockOf(name: Played): string {
  const found = allBlocks().find(({ heading, text }) => `${heading}: ${text}`.startsWith(name))
  if (!found) throw new Error(`no document has a block ${name}`)
  return found.text
}

/** Returns blocks that are neither run nor explained, and names that fit no block. */
export function unplanned(): string[] {
  const names = allBlocks().map(({ heading, text }) => `${heading}: ${text}`)
  const plan = [...PLAYED, ...Object.keys(BY_OTHERS)]
  return [
    ...names.filter(name => !plan.some(one => name.startsWith(one))),
    ...plan.filter(one => !names.some(name => name.startsWith(one))),
  ]
}
