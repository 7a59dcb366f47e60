import { launchSaid } from '#src/launch-said.ts'
import { alive, expect, formOf, test } from './site.ts'

type Item = [heading: string, ...then: string[]]

/** Returns a section's accessibility tree: named by its heading, with an introduction and a list of items. */
const regionOf = (title: string, { intro = [], items }: { intro?: string[]; items: Item[] }) =>
  [
    `- region "${title}":`,
    `  - heading "${title}" [level=2]`,
    ...intro.map(node => `  - ${node}`),
    '  - list:',
    ...items.flatMap(([heading, ...then]) => [
      '    - listitem:',
      `      - heading "${heading}" [level=3]`,
      ...then.map(node => `      - ${node}`),
    ]),
  ].join('\n')

/** What a screen reader gets: names and roles from the accessibility tree. */
test.describe('accessibility tree', () => {
  test('landing page', async ({ site, page }) => {
    await site.seed(1204)
    await page.goto(site.url)
    await alive(page)
    await expect(page.locator('data')).toHaveText('1,204')
    await expect(page.locator('.hero')).toMatchAriaSnapshot(`
      - region "Car care that comes to you.":
        - paragraph: ${launchSaid().LAUNCH_BADGE} Mobile app coming soon
        - heading "Car care that comes to you." [level=1]
        - paragraph
        - link "15% off your first 3 months £20 off your first EV charge":
          - list:
            - listitem: 15% off your first 3 months
            - listitem: £20 off your first EV charge
        - text: Email
        - textbox "Email"
        - text: Postcode
        - textbox "Postcode"
        - button "Join the waitlist"
        - status: No card to join. You get your quote before you agree to anything.
        - paragraph:
          - text: We’ll email you about the launch. No spam ever.
          - link "Privacy"
        - paragraph: /1,204 people/
        - img "A Kerbside van on a terraced street, washing an electric car and charging it"
        - button "The postbox"
        - button "The bucket"
        - button "The charging cable"
        - button "The inflator"
    `)
    await expect(page.locator('.services')).toMatchAriaSnapshot(
      regionOf('Four stops, one kerb.', {
        intro: ['paragraph'],
        items: [
          ['Essential reminders', 'paragraph', 'text: FREE'],
          ['Washing and valeting'],
          ['Mobile EV charging'],
          ['Air and water'],
        ],
      }),
    )
    await expect(page.locator('.app')).toMatchAriaSnapshot(
      regionOf('The app is on its way.', {
        items: [['Smart Scheduling'], ['Real-time Tracking'], ['Auto Reminders'], ['One-Tap Payment']],
      }),
    )
    await expect(page.locator('.steps')).toMatchAriaSnapshot(
      regionOf('How it works', { items: [['Book'], ['We come to you'], ['Relax']] }),
    )
  })

  test('success dialog', async ({ site, page }) => {
    await page.goto(site.url)
    await formOf(page, 'hero').join('visitor@example.com', 'M1 1AE')
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "You're on the list!":
        - button "Close"
        - heading "You're on the list!" [level=2]
        - 'img "A street sign: M1, Manchester. M1 has begun."'
        - textbox "Your name on the sign, if you like"
        - button "Save my street"
        - button "Copy link"
        - status: Send the link only to people who would like it.
        - list:
          - listitem: Priority Access
          - listitem: 15% Off Your First 3 Months
          - listitem: £20 Off Your First EV Charge
        - list:
          - listitem: Eco Certified
          - listitem: Data Secure
          - listitem: No spam ever
        - button "Get Started"
    `)
  })

  test('Maeve’s panel', async ({ site, page }) => {
    await page.goto(site.url)
    await page.locator('.maeve-launcher').click()
    await expect(page.getByRole('region', { name: /^Maeve/ })).toMatchAriaSnapshot(`
      - heading /Maeve/ [level=2]
      - button "Close chat"
      - log "Conversation with Maeve":
        - paragraph: /I’m Maeve/
        - group "Choose a topic":
          - button "Valet and detailing"
          - button "Rapid EV charging"
          - button "MOT, tax and PCN reminders"
      - textbox "Message Maeve"
      - button "Send"
    `)
  })

  test('not found', async ({ site, page }) => {
    await page.goto(`${site.url}/nowhere`)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Oops! Page not found" [level=1]
        - paragraph
        - link "Return to Home"
    `)
  })
})
