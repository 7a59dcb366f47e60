const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Makes a text safe to stand between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => ESCAPES[character]!)
}

/** Fills `%NAME%` marks with escaped values, in one pass; marks without a value stay. */
export function fillTemplate(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/%([A-Z_]+)%/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? escapeHtml(values[name]!) : mark,
  )
}
