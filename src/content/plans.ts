// What the founder has decided, and visitors look for. Anything empty is not shown. What Maeve says
// about it is in her subjects `price` and `areas`.

/** Where we open, until `firstCities` says more. */
export const coverage = 'major UK cities'

/** Such as `Plans from £24 a month`. */
const price: string = ''
/** Such as `Leeds and York`. */
export const firstCities: string = ''

/** Shown below each form, and after the answer on what it costs. */
export const assurance = `No card to join. ${price || 'You get your quote before you agree to anything'}.`
