/** The banner is shown once this many have joined. */
export const BANNER_FROM = 1000

/** The words after the number on the page, until the live count arrives. */
export const people = 'people on the waitlist'

/** The words before and after the live count, with `|` in place of the count. */
export const aroundCount = {
  usual: `|${people}`,
  none: '|ahead of you: be the first',
  few: 'Be one of the first: |so far',
  mostlyIn: (town: string) => `|people, most of them in ${town}`,
}
/** Below this count, the wording `few` is used. */
export const MANY_FROM = 25
