// What the founder has decided, for visitors who look for it. What is empty is not shown. Maeve's own
// words on it are in her subjects `price` and `areas`.

/** Where we open. Until `firstCities` is set, nothing more is decided. */
export const coverage = 'major UK cities'

/** Such as `Plans from £24 a month`. */
const price: string = ''
/** Such as `Leeds and York`. */
export const firstCities: string = ''

/** Shown below each form, and after the answer on what it costs. */
export const assurance = `No card to join. ${price || 'You get your quote before you agree to anything'}.`
