/** Links in emails already sent lead here: it must not change. */
export const perksPath = '/perks'
