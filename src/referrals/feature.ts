import type { Site, SitePart } from '#src/feature.ts'

type With = { config: { referrals: boolean } }

export const referrals = {
  async serve({ database, config }: Site & With): Promise<SitePart | undefined> {
    if (!config.referrals) return undefined
    const { createReferrals } = await import('./referrals.ts')
    return { friends: createReferrals(database, config.publicUrl) }
  },
}
