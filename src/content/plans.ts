/** What the founder has decided, for visitors who look for it. What is empty is not said. Maeve's
 * own words on it are in her subjects `price` and `areas`. */
export const plans: { price: string; firstCities: string } = {
  /** Such as `Plans from £24 a month`. */
  price: '',
  /** Such as `Leeds and York`. */
  firstCities: '',
}

/** Below each form, and after the answer on what it costs. */
export const assurance = `No card to join. ${plans.price || 'You get your quote before you agree to anything'}.`
