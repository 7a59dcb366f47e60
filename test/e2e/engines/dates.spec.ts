import { carDates } from '#src/content/car-dates.ts'
import { reminderWords as words } from '#src/content/reminders.ts'
import { ukDay } from '#src/time/uk-time.ts'
import { expect, test } from './visit.ts'

for (const withoutScript of [false, true])
  test(`a car’s first MOT is worked out from its registration, ${withoutScript ? 'without' : 'with'} script`, async ({
    line,
    view,
  }) => {
    const lastYear = Number(ukDay(Date.now()).slice(0, 4)) - 1
    line.withoutScript = withoutScript
    await view.open(`${line.url}/reminders`)
    await view.click('#dates button')
    await view.see('[role=alert]', 'Please type at least one date.')
    await view.hasFocus(Object.keys(carDates)[0]!)
    await view.fill('#registered', `14/6/${lastYear}`)
    await view.click('#dates button')
    await view.see('.results li', `14 June ${lastYear + 3}`)
    await view.seeNo('[role=alert]')
    await view.see('.results a', words.results.google)
    await view.see('.results button', words.results.file)
    expect(await view.value('#registered')).toBe(`14/6/${lastYear}`)
  })
