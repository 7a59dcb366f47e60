/** Must not change, because emails that were sent long ago link to it. */
export const perksPath = '/perks'
