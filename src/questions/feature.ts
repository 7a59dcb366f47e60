import type { Site, SitePart } from '#src/feature.ts'

/** Asks people who have just joined what they want, one tap each, and on their own page. */
export const questions = {
  async serve(site: Site): Promise<SitePart> {
    const { createQuestions } = await import('./server/questions.ts')
    return createQuestions(site)
  },
}
