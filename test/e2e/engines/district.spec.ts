import { expect, test } from './visit.ts'

test('a district’s page shows its street and fills in its code, and the dialog shows the street again', async ({
  line,
  site,
  view,
}) => {
  site.seedDistrict(38, 50)
  await view.open(`${line.url}/in/ls6`)
  await view.see('.pill', 'A neighbour is bringing Kerbside to LS6')
  await view.see('.hero-copy', 'LS6: 38 of 50 neighbours. Once 50 have confirmed, we look at LS6 first.')
  await view.see('svg[aria-label="A small street with 30 of 40 windows lit."]')
  const postcode = () => view.tab.run(() => document.querySelector<HTMLInputElement>('#hero-postcode')!.value)
  expect(await postcode()).toBe('LS6 ')
  await view.join('hero', 'visitor@example.com', 'LS6 2AB')
  await view.see('dialog .goal svg[aria-label="A small street with 30 of 40 windows lit."]')
  await view.see('canvas[aria-label$="LS6: 38 of 50 neighbours."]')
  expect(await view.tab.run(() => document.querySelector('dialog .goal')!.textContent)).toContain(
    'Once 50 have confirmed, we look at LS6 first.',
  )
})
