/** Keys that a journey presses besides letters, by their names in browsers. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Shift+Tab' | 'Space'

/** One tab of a browser, with no more than journeys need from every engine. */
export type Tab = {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page and returns its result. The function can use only its arguments. */
  run<T, A extends unknown[]>(work: (...values: A) => T, ...values: A): Promise<Awaited<T>>
  /** Clicks with the mouse at a place in the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  /** Moves the mouse to a place in the window, in CSS pixels. */
  pointAt(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Prints the page on A4 as a PDF. */
  print(): Promise<Buffer>
  /** Makes the engine collect garbage. */
  collectGarbage(): Promise<void>
  screenshot(path: string): Promise<void>
  /** Brings the tab to the front. */
  show(): Promise<void>
}

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** How a browser shows pages for screenshots. A phone has twice the density and no scrollbars. */
export type Look = { dark: boolean; phone: boolean; moving: boolean }

/** A running browser. */
export type Driver = {
  /** Opens a first tab for a new visitor, who shares no storage with others. */
  visitor(options?: VisitorOptions): Promise<Visitor>
  close(): Promise<void>
}

export type VisitorOptions = { width?: number; height?: number }

export type Visitor = {
  tab: Tab
  newTab(): Promise<Tab>
  leave(): Promise<void>
}

export const PHONE = { width: 390, height: 844 } as const
