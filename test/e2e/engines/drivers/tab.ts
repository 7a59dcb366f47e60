/** Keys that a journey presses besides letters, by the names that browsers have for them. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Shift+Tab' | 'Space'

/** One tab of a browser: the least that journeys need of any engine. */
export type Tab = {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page, which sees nothing but its arguments, and returns what it returns. */
  run<T, A extends unknown[]>(work: (...values: A) => T, ...values: A): Promise<Awaited<T>>
  /** A mouse's click at a place in the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  /** Takes the mouse there. */
  pointAt(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** The page on A4 paper, as a PDF. */
  print(): Promise<Buffer>
  /** Makes the engine collect what nothing holds any more. */
  collectGarbage(): Promise<void>
  screenshot(path: string): Promise<void>
  /** Brings the tab before the others. */
  show(): Promise<void>
}

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** How a browser that is photographed shows pages. A phone's are twice as dense, without scrollbars. */
export type Look = { dark: boolean; phone: boolean; moving: boolean }

/** A running browser. */
export type Driver = {
  /** A new visitor, who shares no storage with others, with a first tab. */
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
