import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base, expect, type Page } from '@playwright/test'
import { routes } from '#src/routes.ts'
import { freePort } from '#test/support/free-port.ts'
import { watchFaults } from './page-faults.ts'
import { type Serve, serveIn } from './serve.ts'
import { openSiteHost } from './site-host.ts'
import { unhurried } from './unhurried.ts'

/** Where a page sends a join, and where it gets the count. Both addresses may carry the visitor's source. */
export const JOIN = /\/api\/waitlist(\?|$)/
export const LIVE = /\/api\/waitlist\/live/

/** What a person chose in the questions after joining, as SQL for `column`. */
export const CHOSEN = `(select group_concat(question || ' ' || chosen, ', ' order by question)
  from choice where choice.email_key = waitlist.email_key)`

/** The test's own server, with its own empty database. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'kerbside-'))
  readonly file = join(this.folder, 'kerbside.db')
  readonly #serve: Serve
  #stop: (() => Promise<void>) | undefined
  #port = 0

  constructor(serve: Serve = serveIn('.')) {
    this.#serve = serve
  }

  get url() {
    return `http://localhost:${this.#port}`
  }

  async start(environment: Record<string, string> = {}) {
    this.#port ||= await freePort()
    const own = { PORT: String(this.#port), DATABASE_URL: `sqlite:${this.file}` }
    this.#stop = await this.#serve({ ...process.env, ...environment, ...own })
  }

  /** Ends the server as a deployment does, and waits until it has ended. */
  async stop() {
    await this.#stop?.()
    this.#stop = undefined
  }

  /** Changes the database from outside the server, as the founder's tools do. */
  sql(text: string) {
    const database = new DatabaseSync(this.file, { timeout: 60_000 })
    database.exec(text)
    database.close()
  }

  rows(): { email: string; postcode: string }[] {
    const database = new DatabaseSync(this.file, { readOnly: true })
    const rows = database.prepare('select email, postcode from waitlist order by joined_at').all()
    database.close()
    return rows.map(row => ({ email: String(row.email), postcode: String(row.postcode) }))
  }

  /** Returns which form each entry came from. */
  forms(): unknown[] {
    return this.column('form')
  }

  /** Returns one column of the list, in order of joining. */
  column(name: string): unknown[] {
    const database = new DatabaseSync(this.file, { readOnly: true })
    const rows = database.prepare(`select ${name} as value from waitlist order by joined_at`).all()
    database.close()
    return rows.map(({ value }) => value)
  }

  /** Registers a source, `van`. */
  addSource() {
    this.sql(`insert into source (code, name, made_at) values ('van', 'Van', 1)`)
  }

  /** Returns the counted visits so far, as `source step n`. */
  counted(): string[] {
    const database = new DatabaseSync(this.file, { readOnly: true })
    const rows = database.prepare('select source, step, n from source_count order by source, step').all()
    database.close()
    return rows.map(({ source, step, n }) => `${source} ${step} ${n}`)
  }

  /** Adds `n` entries to the list, and waits until a running server counts them, so that the next page shows them. */
  async seed(n: number) {
    this.sql(`
      insert into waitlist (email_key, email, postcode, joined_at)
        with recursive i(n) as (select 1 union all select n + 1 from i where n < ${n})
        select 'seed' || n || '@example.com', 'seed' || n || '@example.com', 'M1 1AE', n from i;
      update counter set n = n + ${n} where name = 'waitlist';`)
    if (!this.#stop) return
    const stored = this.rows().length
    await expect.poll(() => this.#told()).toBe(stored)
  }

  /** Returns the count that a page would get first if it opened its stream now. */
  async #told(): Promise<number> {
    const stop = new AbortController()
    const { body } = await fetch(this.url + routes.waitlistLive, { signal: stop.signal })
    let text = ''
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      if (/^data: ?\d+\n/m.test(text)) break
    }
    stop.abort()
    return Number(/^data: ?(\d+)/m.exec(text)?.[1])
  }

  /** Adds confirmed people in LS6, and their district's goal. */
  seedDistrict(confirmed: number, goal: number) {
    this.sql(`
      insert into waitlist (email_key, email, postcode, joined_at, confirmed_at)
        with recursive i(n) as (select 1 union all select n + 1 from i where n < ${confirmed})
        select 'near' || n || '@example.com', 'near' || n || '@example.com', 'LS6 2AB', n, n from i;
      update counter set n = n + ${confirmed} where name = 'waitlist';
      insert into district (code, goal) values ('LS6', ${goal})`)
  }

  /** Adds an entry to the list. `name` must not be on it yet. */
  seedOne(name: string) {
    const email = `${name.replaceAll(' ', '-')}@example.com`
    this.sql(`
      insert into waitlist (email_key, email, postcode, joined_at) values ('${email}', '${email}', 'M1 1AE', 1);
      update counter set n = n + 1 where name = 'waitlist';`)
  }

  /** Makes every join fail in the database from now on. */
  breakJoins() {
    this.sql('alter table waitlist rename to elsewhere')
  }

  async remove() {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

type Fixtures = {
  /** Environment variables for the server, besides those of every test. */
  environment: Record<string, string>
  site: Site
}

export const test = base.extend<Fixtures, { serve: Serve }>({
  environment: [{}, { option: true }],
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, even if no fixture is used
    async ({}, use) => {
      const host = openSiteHost()
      await use(host.serve)
      host.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ page, environment, serve }, use) => {
    const site = new Site(serve)
    await site.start(environment)
    await page.context().addInitScript(unhurried)
    const expectNoFault = watchFaults(page)
    await use(site)
    await site.remove()
    expectNoFault()
  },
})

export { expect }

/** Focuses Maeve's button as a keyboard user would, and waits until all islands are hydrated. */
export async function alive(page: Page) {
  await page.locator('.maeve-launcher').dispatchEvent('focusin')
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-alive])') === null)
  await page.waitForFunction(() => document.querySelector('[aria-label="Notifications"]') !== null)
}

/**
 * Closes the open dialog. It ignores presses in its first half second, which may be the second half of a double
 * click, so this presses again.
 */
export async function closeDialog(page: Page, press: () => Promise<void>) {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(async () => {
    if (await dialog.isVisible()) await press()
    await expect(dialog).toBeHidden({ timeout: 200 })
  }).toPass()
}

/** Holds the page's scripts back, as a slow network would, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Returns the form in one place, as a visitor sees it. */
export function formOf(page: Page, place: 'hero' | 'banner') {
  const form = page.locator(`#${place}-form`)
  return {
    form,
    email: form.getByLabel('Email'),
    postcode: form.getByLabel('Postcode'),
    submit: form.getByRole('button', { name: /^Join/ }),
    async fill(email: string, postcode: string) {
      const again = form.getByRole('button', { name: 'Add another address' })
      if (await again.isVisible()) await again.click()
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Postcode').fill(postcode)
    },
    async join(email: string, postcode: string) {
      await this.fill(email, postcode)
      await form.getByRole('button', { name: /^Join/ }).click()
    },
  }
}
