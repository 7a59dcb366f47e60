/** The banner is shown from this many on. */
export const BANNER_FROM = 1000

/** After the count until it is known. */
export const people = 'people on the waitlist'

/** Before and after the live count, with `|` between. */
export const aroundCount = {
  usual: `|${people}`,
  few: 'Be one of the first: |so far',
  mostlyIn: (town: string) => `|people, most of them in ${town}`,
}
/** Fewer than this are few. */
export const MANY_FROM = 25
