/** Of what may be asked for, what was typed: an empty text asks for nothing. */
export function filled(asked: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  )
}
