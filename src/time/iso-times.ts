/** Whether a value is a time in epoch milliseconds, by the name that it is kept under. */
export function isTime(name: string, value: unknown): value is number {
  return /(_at|At|_until)$/.test(name) && typeof value === 'number'
}

/** The same with its times in ISO 8601, as every `--json` has them. */
export function isoTimes(kept: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      name,
      isTime(name, value) ? new Date(value).toISOString() : value,
    ]),
  )
}
