import { expect } from '@playwright/test'
import type { Tab } from './drivers/tab.ts'

/** The time between two checks, in milliseconds. */
const LOOKS = [20, 50, 100]

/** How long every journey waits for something, in milliseconds; Playwright's default is 5 seconds. */
const PATIENCE_MS = 120_000

/** What a visitor sees and does in a tab, written once for every engine. */
export class View {
  readonly tab: Tab
  constructor(tab: Tab) {
    this.tab = tab
  }

  /** Opens an address, and waits until the brand's fonts have loaded: until then a click may miss. */
  async open(url: string) {
    await this.tab.goto(url)
    const settled = () =>
      this.tab.run(
        () =>
          // A page that has only begun to load is empty and has no script yet.
          location.href !== 'about:blank' &&
          /interactive|complete/.test(document.readyState) &&
          ('fonts' in document.documentElement.dataset || !document.querySelector('script[type=module]')),
      )
    await this.comes(settled, true, 'the page has its letters')
  }

  /** Waits until `find` returns what is expected; `what` describes it. */
  async comes<T>(find: () => Promise<T>, expected: T, what = String(find)) {
    // Nothing can be found while one page replaces another.
    const look = () => find().catch(String)
    await expect.poll(look, { message: what, intervals: LOOKS, timeout: PATIENCE_MS }).toEqual(expected)
  }

  /** Returns whether an element with this text or label is visible. */
  shows(selector: string, text = ''): Promise<boolean> {
    return this.tab.run(
      (selector, text) =>
        [...document.querySelectorAll<HTMLElement>(selector)].some(
          element =>
            `${element.getAttribute('aria-label')} ${element.textContent}`.includes(text) &&
            element.getClientRects().length > 0 &&
            getComputedStyle(element).visibility === 'visible',
        ),
      selector,
      text,
    )
  }

  async see(selector: string, text = '') {
    await this.comes(() => this.shows(selector, text), true, `${selector} ${text} is seen`)
  }

  async seeNo(selector: string, text = '') {
    await this.comes(() => this.shows(selector, text), false, `${selector} ${text} is seen`)
  }

  count(selector: string): Promise<number> {
    return this.tab.run(selector => document.querySelectorAll(selector).length, selector)
  }

  /** The text of the first element, without the spaces around it. */
  text(selector: string): Promise<string | undefined> {
    return this.tab.run(selector => document.querySelector(selector)?.textContent.trim(), selector)
  }

  value(selector: string): Promise<string | undefined> {
    return this.tab.run(selector => document.querySelector<HTMLInputElement>(selector)?.value, selector)
  }

  /** Returns the id, label or text of the focused element; `body` if none is. */
  focused(): Promise<string> {
    return this.tab.run(() => {
      const { id, tagName, textContent, ariaLabel } = document.activeElement!
      return id || ariaLabel || (tagName === 'BODY' ? 'body' : textContent.trim())
    })
  }

  /** Clicks with the mouse on an element, once it is visible, at rest and not covered. */
  async click(selector: string, text = '') {
    const { x, y } = await this.#place(selector, text)
    await this.tab.clickAt(x, y)
  }

  /** Moves the mouse over a visible element. */
  async hover(selector: string) {
    const { x, y } = await this.#place(selector)
    await this.tab.pointAt(x, y)
  }

  async #place(selector: string, text = '') {
    let place: { x: number; y: number } | string = ''
    const find = async () => {
      place = await this.tab.run(placeOf, selector, text)
      return typeof place === 'string' ? place : 'there'
    }
    await this.comes(find, 'there', `where ${selector} ${text} can be clicked`)
    return place as unknown as { x: number; y: number }
  }

  async hasFocus(name: string) {
    await this.comes(() => this.focused(), name, 'what has the focus')
  }

  /** Replaces a field's text. Clicks again if a click missed the field because the page was still moving. */
  async fill(selector: string, text: string) {
    const takesFocus = async () => {
      await this.click(selector)
      return this.tab.run(selector => document.activeElement?.matches(selector), selector)
    }
    await this.comes(takesFocus, true, `${selector} takes the focus`)
    await this.tab.run(selector => document.querySelector<HTMLInputElement>(selector)!.select(), selector)
    await this.tab.type(text)
  }

  /** Fills in one of the two forms and sends it. */
  async join(place: 'hero' | 'banner', email: string, postcode: string) {
    await this.fill(`#${place}-email`, email)
    await this.fill(`#${place}-postcode`, postcode)
    await this.click(`#${place}-form button`)
  }

  /** Ends the wait of this many milliseconds that `unhurried` holds. */
  pass(wait: number) {
    return this.tab.run(wait => (window as unknown as { pass(wait: number): void }).pass(wait), wait)
  }

  /** Closes the dialog: presses again, because it ignores presses in its first half second. */
  async closeDialog(close: () => Promise<void>) {
    const open = async () => {
      if (await this.shows('dialog')) await close()
      return this.shows('dialog')
    }
    await this.comes(open, false, 'the dialog is open')
  }

  /** Opens Maeve's panel and asks a question. */
  async ask(question: string) {
    if (!(await this.shows('.maeve-panel'))) await this.click('.maeve-launcher')
    await this.see('.maeve-form input:enabled')
    await this.fill('.maeve-form input', question)
    await this.tab.press('Enter')
  }

  async dismissToast() {
    await this.click('.toast-close')
    await this.seeNo('[role=alert]')
  }
}

/** Runs in the page: returns the middle of an element, or why it cannot be clicked there. */
async function placeOf(selector: string, text: string): Promise<{ x: number; y: number } | string> {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    element =>
      `${element.getAttribute('aria-label')} ${element.textContent}`.includes(text) &&
      element.getClientRects().length > 0,
  )
  if (!element) return 'nowhere'
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const before = middle()
  // However slow the machine is, everything has moved by the second frame.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  const { x, y } = middle()
  if (Math.hypot(x - before.x, y - before.y) > 0.5) return 'moving'
  const top = document.elementFromPoint(x, y)
  return element.contains(top) || top?.contains(element) ? { x, y } : `below ${top?.outerHTML.slice(0, 80)}`
}
