import { confirmIn } from '#test/support/list/confirm-in.ts'
import { type EmptyDesk, openEmptyDesk } from '../desk-process.ts'
import { PHONE } from './drivers/tab.ts'
import { test as base, expect } from './visit.ts'

const test = base.extend<{ desk: EmptyDesk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, even if no fixture is used
  desk: async ({}, use, info) => {
    const desk = await openEmptyDesk(info.outputPath('mail'))
    await use(desk)
    await desk.close()
  },
})

for (const [name, window] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ window })

    test('the founder sees where the first van would go, and opens that district', async ({ desk, view }) => {
      const { database, link } = desk
      for (const [postcode, n] of Object.entries({ 'LS6 2AB': 38, 'LS7 2AB': 12, 'LS8 2AB': 3 }))
        await confirmIn(database, postcode, n)
      const rows = (table: string) => database.query(`select 1 from ${table}`)
      const fits = async () =>
        expect(
          await view.tab.run(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      // Opens the desk as if on another day, on another computer.
      const open = async () => {
        await view.tab.goto('about:blank')
        await view.tab.goto(await link())
      }
      const sendTo = async (people: number, button: string) => {
        await view.fill('input[name=yes]', String(people))
        await view.click('main button', `${button} ${people} people`)
      }
      const confirm = async (button: string) => {
        await view.click('main button', button)
        await view.click('main button', `Yes, ${button[0]!.toLowerCase()}${button.slice(1)}`)
      }
      const closeNotice = async (text: string) => {
        await view.see('.notice', text)
        await view.click('.notice button', 'Close')
        await view.seeNo('.notice', text)
      }

      await open()
      await view.click('nav a', 'First van')
      const van = { visits: '8', days: '5', cost: '220', low: '30', price: '35', high: '40' }
      for (const [field, figure] of Object.entries(van)) await view.fill(`input[name=${field}]`, figure)
      await view.see('.van-answer', 'LS6 and LS7 (Leeds): 50 people there fill the van.')
      await view.see('.van-answer', 'A day pays for itself with 6 to 8 visits, likely 7')
      await view.see('svg[aria-label^="Map of LS6 and LS7"]')
      await fits()

      await view.click('nav a', 'Opening week')
      await view.click('main button', 'LS6')
      await view.see('h2', 'LS6: Who is there')
      await view.hasFocus('week')
      await view.click('main button', 'Next')
      await view.fill('input[name=visits]', '6')
      await view.fill('input[name=days]', '5')
      await view.comes(() => view.value('input[name=size]'), '30')
      await view.click('main button', 'Keep this size')
      await view.fill('textarea[name=words]', 'We come to {district} on Monday.')
      await view.click('.looks label', 'As text')
      await view.see('.email-preview pre', 'We come to Leeds LS6 on Monday.')
      await view.see('.week-steps', 'not sent')
      await fits()
      await sendTo(30, 'Invite')
      await view.see('main', 'You invited them')
      expect(await rows('mail_outbox')).toHaveLength(30)

      await view.click('main a', 'Next: The letter')
      await view.see('button', 'Send it to 30 people')
      await view.fill('textarea[name=body]', 'We come to LS6 on Monday. Reply to book.')
      await view.see('main', 'Saved at')
      await open()
      await view.comes(() => view.value('textarea[name=body]'), 'We come to LS6 on Monday. Reply to book.')
      await fits()
      await sendTo(30, 'Send it to')
      await view.see('h2', 'LS6: The poster')
      await closeNotice('Stop it before that, and nobody gets it.')
      expect(await rows('letter_recipient')).toHaveLength(30)

      // The poster is not saved here: Firefox would open the PDF in front of the desk.
      await view.see('main button', 'Save the poster as PDF')
      await view.click('main button', 'Skip this for now')
      await view.see('h2', 'LS6: What came of it')
      await view.see('.week-steps', 'The poster skipped')
      await view.see('main li', 'Invited 30')
      await fits()
      await view.click('main a', 'open LS6')
      await confirm('Open LS6')
      await view.see('main', 'Its stage is open since')
      await view.seeNo('main button', 'Open LS6')
      await closeNotice('LS6: open.')
      await confirm('Stop this week')
      await view.see('h2', 'LS6: stopped')
      expect(await rows('mail_outbox')).toEqual([])
      await fits()
    })
  })
