import { describe, expect, test } from 'vitest'
import { ENGINES } from '#src/testing/test-database.ts'
import { withTestDatabase } from '#src/testing/with-test-database.ts'
import { experimentCalls } from './experiment.ts'

describe.each(ENGINES)('on %s', engine => {
  const own = withTestDatabase(engine)

  test('an experiment starts only where it takes as long as was shown', async () => {
    const desk = experimentCalls(own.database)
    const asked = {
      ...{ headlineA: 'Car care / that / comes / to you.', leadA: 'Valeting at your kerb.' },
      ...{ headlineB: 'Clean car, / while / you are / out.', leadB: 'A wash where your car is.' },
      ...{ hope: '30', expect: '400/48' },
    }
    const { fortnights } = await desk['plan-experiment'](asked)
    const start = (fortnights: number) => desk['start-experiment']({ asked, fortnights })
    await expect(start(fortnights! + 1)).rejects.toThrow('Look at that again first')
    expect(await desk.experiment({})).toBeNull()
    expect(await start(fortnights!)).toContain('Experiment 1 begins at')
  })
})
