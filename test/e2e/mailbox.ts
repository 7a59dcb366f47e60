import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Site } from './site.ts'

/** Returns variables that make a site write its emails into a folder next to its list. */
export const mailSettings = (site: Site) => ({
  MAIL_DIR: join(site.folder, 'mail'),
  OPERATOR_NAME: 'Kerb Ltd',
  OPERATOR_CONTACT: 'hello@kerb.example',
})

/** Restarts the site on the same list, with mail on. */
export async function withMail(site: Site, environment: Record<string, string> = {}) {
  await site.stop()
  await site.start({ ...mailSettings(site), ...environment })
}

/** Waits until this many emails have arrived, and returns them as texts. */
export async function mails(site: Site, count: number): Promise<string[]> {
  await expect.poll(() => allMails(site).length).toBe(count)
  return allMails(site)
}

/** Waits for an email to an address, and returns it. */
export async function mailFor(site: Site, email: string): Promise<string> {
  const find = () => allMails(site).find(mail => mail.includes(`To: ${email}`)) ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

function allMails(site: Site): string[] {
  const { MAIL_DIR } = mailSettings(site)
  const names = readdirSync(MAIL_DIR).filter(name => name.endsWith('.eml'))
  return names.map(name =>
    readFileSync(join(MAIL_DIR, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  )
}

/** Returns the links in an email, keyed by the first word of their path. */
export function linksIn(mail: string): Record<string, string> {
  return Object.fromEntries(
    [...mail.matchAll(/^(https?:\/\/\S+\/([a-z]+)\?t=[\w-]+)\s*$/gm)].map(match => [match[2]!, match[1]!]),
  )
}
