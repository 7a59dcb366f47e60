/** Returns whether a value is a time in epoch milliseconds, judging by its name. */
export function isTime(name: string, value: unknown): value is number {
  return /(_at|At|_until)$/.test(name) && typeof value === 'number'
}

/** Returns the values with times in ISO 8601, as in every `--json`. */
export function isoTimes(kept: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      name,
      isTime(name, value) ? new Date(value).toISOString() : value,
    ]),
  )
}
