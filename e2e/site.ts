import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base, expect, type Page } from '@playwright/test'
import { freePort } from '../src/testing/free-port.ts'

/** A server of the test's own, with an empty database of its own. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
  readonly file = join(this.folder, 'kerbside.db')
  #server: ChildProcess | undefined
  #port = 0

  get url() {
    return `http://localhost:${this.#port}`
  }

  async start(environment: Record<string, string> = {}) {
    this.#port ||= await freePort()
    this.#server = spawn(process.execPath, ['src/server/main.ts'], {
      env: { ...process.env, ...environment, PORT: String(this.#port), DATABASE_URL: `sqlite:${this.file}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const died = once(this.#server, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it listened`)
    })
    await Promise.race([once(this.#server.stdout!, 'data'), died])
    died.catch(() => {})
  }

  /** Ends the server as a deployment does, and waits until it has gone. */
  async stop() {
    if (!this.#server || this.#server.exitCode !== null) return
    this.#server.kill('SIGTERM')
    await once(this.#server, 'exit')
  }

  /** Works on the database from another process than the server's, as the founder's tools do. */
  sql(text: string) {
    const database = new DatabaseSync(this.file, { timeout: 5_000 })
    database.exec(text)
    database.close()
  }

  rows(): { email: string; postcode: string }[] {
    const database = new DatabaseSync(this.file, { readOnly: true })
    const rows = database.prepare('select email, postcode from waitlist order by joined_at').all()
    database.close()
    return rows.map(row => ({ email: String(row.email), postcode: String(row.postcode) }))
  }

  /** Which form each entry came from. */
  forms(): unknown[] {
    return this.column('form')
  }

  /** One column of the list, in the order in which its entries came. */
  column(name: string): unknown[] {
    const database = new DatabaseSync(this.file, { readOnly: true })
    const rows = database.prepare(`select ${name} as value from waitlist order by joined_at`).all()
    database.close()
    return rows.map(({ value }) => value)
  }

  /** Puts `n` entries on the list. */
  seed(n: number) {
    this.sql(`
      insert into waitlist (email_key, email, postcode, joined_at)
        with recursive i(n) as (select 1 union all select n + 1 from i where n < ${n})
        select 'seed' || n || '@example.com', 'seed' || n || '@example.com', 'M1 1AE', n from i;
      update counter set n = n + ${n} where name = 'waitlist';`)
  }

  /** Puts one more entry on the list, by a name that is not on it. */
  seedOne(name: string) {
    const email = `${name.replaceAll(' ', '-')}@example.com`
    this.sql(`
      insert into waitlist (email_key, email, postcode, joined_at) values ('${email}', '${email}', 'M1 1AE', 1);
      update counter set n = n + 1 where name = 'waitlist';`)
  }

  /** Makes every join fail in the database, until it is mended. */
  breakJoins() {
    this.sql('alter table waitlist rename to elsewhere')
  }

  async remove() {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

type Fixtures = {
  /** Variables of the server, beside those of every test. */
  environment: Record<string, string>
  site: Site
}

export const test = base.extend<Fixtures>({
  environment: [{}, { option: true }],
  site: async ({ page, environment }, use) => {
    const site = new Site()
    await site.start(environment)
    const violations: string[] = []
    page.on('console', message => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text())
    })
    page.on('pageerror', error => violations.push(String(error)))
    await use(site)
    await site.remove()
    expect(violations, 'script errors and content security policy violations').toEqual([])
  },
})

export { expect }

/** Waits until the page's script has brought the islands to life. */
export async function alive(page: Page) {
  await page.waitForFunction(() => document.querySelector('[aria-label="Notifications"]') !== null)
}

/** Keeps the page's scripts back, as a slow network does, until the function given is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The form of one place, as a visitor sees it. */
export function formOf(page: Page, place: 'hero' | 'banner') {
  const form = page.locator(`#${place}-form`)
  return {
    form,
    email: form.getByLabel('Email'),
    postcode: form.getByLabel('Postcode'),
    submit: form.getByRole('button'),
    async fill(email: string, postcode: string) {
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Postcode').fill(postcode)
    },
    async join(email: string, postcode: string) {
      await this.fill(email, postcode)
      await form.getByRole('button').click()
    },
  }
}
