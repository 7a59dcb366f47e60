const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for use between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => ESCAPES[character]!)
}

/** Markup that goes into a page as it is; only `html` creates it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | Html | readonly Html[]

/** Returns markup with each value escaped, except values that are markup, or lists of it. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(inHtml)))
}

/** Draws the fields of a form that no one sees. */
export const hiddenFields = (values: Readonly<Record<string, string>>): Html[] =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** Fills `%NAME%` placeholders with escaped values, in one pass; those without a value stay. */
export function fillTemplate(page: string, values: Readonly<Record<string, Value>>): string {
  return page.replace(/%([A-Z_]+)%/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? inHtml(values[name]!) : mark,
  )
}

function inHtml(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value)
  return value instanceof Html ? value.text : value.map(inHtml).join('')
}

/** The values as strings, with markup replaced by its placeholder. */
export type Marked<Values> = { [Name in keyof Values]: Html extends Values[Name] ? string : Values[Name] }

/** Returns placeholders `%NAME%` for the values that a route fills into a page that was rendered at build. */
export function marksOf<Values>(): Marked<Values> {
  return new Proxy({}, { get: (_, name) => `%${String(name)}%` }) as Marked<Values>
}
