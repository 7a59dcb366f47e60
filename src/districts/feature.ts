import type { Site, SitePart } from '#src/feature.ts'

/**
 * The code of the row with the goal for districts that have none of their own. Not empty, because a backup
 * starts reading after the empty key.
 */
export const ALL = 'all'

/** A goal and a stage for each district, and the week in which it opens. */
export const districts = {
  serve: async ({ database }: Site): Promise<SitePart> => ({
    async goalOf(code) {
      const [own] = await database.query<{ goal: number }>(
        `select goal from district where code in ($1, $2) and goal is not null
          order by case when code = $2 then 1 else 0 end limit 1`,
        [code, ALL],
      )
      return own?.goal || undefined
    },
  }),
}
