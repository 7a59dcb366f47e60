type Nothing = Record<string, never>

/** What the desk’s page may ask about sources. Where a call tells a text, it is what was done. */
export type SourceCalls = {
  sources: { says: Nothing; told: { shown: ShownSource[]; apart: string } }
  'add-source': { says: { code: string; name: string; cost: string }; told: string }
  'rename-source': { says: { code: string; name: string }; told: string }
  'end-source': { says: { code: string }; told: string }
  'draw-source': { says: { code: string; format: 'svg' | 'pdf' }; told: { name: string; text: string } }
}

/** One source as the page shows it. `link`: where the founder registered it. */
export type ShownSource = {
  /** Empty where none was recorded. */
  code: string
  name: string
  visits: number
  joined: number
  /** Every step, in words, with how many came so far. */
  steps: { name: string; n: number }[]
  /** Of the visits, those that joined, with the interval that the share lies in. */
  share: string
  /** What was paid, and for each that it brought; empty where nothing was. */
  costs: string
  link?: { url: string; made: string; ended: string | null }
}
