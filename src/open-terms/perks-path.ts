/** Links in emails that were sent lead here. */
export const perksPath = '/perks'
