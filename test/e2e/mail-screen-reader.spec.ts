import { linksIn, mails, withMail } from './mailbox.ts'
import { expect, test } from './site.ts'

test('accessibility tree of the pages that an email links to', async ({ site, page }) => {
  await withMail(site)
  await page.request.post(`${site.url}/api/waitlist`, { data: { email: 'Me@x.co.uk', postcode: 'M1 1AE' } })
  const links = linksIn((await mails(site, 1))[0]!)
  const main = page.getByRole('main')

  await page.goto(links.confirm!)
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "One last step" [level=1]
      - paragraph: Press the button to confirm that this email is yours. That’s all it does.
      - paragraph: /Manchester\\s+M1/
      - paragraph: Is this you? Then M1 gains a neighbour.
      - button "Confirm my email"
  `)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "You’re confirmed" [level=1]
      - paragraph: You’re at the front of the queue
      - paragraph: Thank you! You’ll be among the first to hear when Kerbside opens near you.
      - heading "Tell a friend" [level=2]
      - paragraph: Know somebody whose car would like this too?
      - 'img "A street sign: M1, Manchester. M1 has begun."'
      - text: Your name on the sign, if you like
      - textbox "Your name on the sign, if you like"
      - button "Save my street"
      - button "Copy link"
      - status: Send the link only to people who would like it.
      - paragraph:
        - link "A poster for your window (PDF)"
      - paragraph: M1 has begun
      - list:
        - listitem: Priority Access
        - listitem: 15% Off Your First 3 Months
        - listitem: £20 Off Your First EV Charge
      - link "Terms of the perks"
      - link "Back to the home page"
  `)

  await page.goto(links.manage!)
  await page.getByText('What is stored').click()
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "Your place on the list" [level=1]
      - paragraph
      - heading "Your street" [level=2]
      - paragraph: M1 has begun
      - paragraph:
        - link "Share my street"
      - paragraph:
        - link "A poster for your window (PDF)"
      - heading "Help us plan" [level=2]
      - paragraph
      - group "Which would you like first?"
      - group "Where is your car mostly parked?"
      - group "What does it run on?"
      - heading "Email reminders of your car’s dates" [level=2]
      - paragraph: /^We keep the dates that you type here/
      - paragraph
      - text: MOT date
      - textbox "MOT date"
      - text: Vehicle tax date
      - textbox "Vehicle tax date"
      - text: Insurance date
      - textbox "Insurance date"
      - text: Service date
      - textbox "Service date"
      - text: Parking permit date
      - textbox "Parking permit date"
      - text: /^No MOT yet/
      - textbox /^No MOT yet/
      - checkbox "The car is kept in Northern Ireland"
      - text: The car is kept in Northern Ireland
      - button "Save my dates"
      - paragraph
      - heading "Correct your postcode" [level=2]
      - text: Postcode
      - textbox "Postcode": M1 1AE
      - button "Save"
      - group:
        - heading "What is stored" [level=2]
        - term: Email
        - definition: Me@x.co.uk
        - term: Postcode
        - definition: M1 1AE
        - term: Joined
        - definition: /^\\d+ \\w+ \\d{4}$/
        - term: You agreed to
        - definition: Not recorded
        - term: Came by
        - definition: No friend’s link
        - term: What brought you here
        - definition: Not recorded
        - term: Confirmed
        - definition: /^\\d+ \\w+ \\d{4}$/
        - term: Emails from us
        - definition: You get them
        - term: Emails we sent
        - definition: /“Please confirm your place on the list”.+“Welcome.+/
        - term: What mail servers told us
        - definition: None
        - term: Answers you asked for
        - definition: None
        - term: Whether you are still waiting
        - definition: Not asked yet
        - term: Code for your perks
        - definition: None yet
        - term: Your answers to our questions
        - definition: None
        - term: Your car’s dates
        - definition: None
        - term: Your complaints
        - definition: None
      - heading "Take a copy" [level=2]
      - paragraph
      - button "Download"
      - heading "Our emails" [level=2]
      - paragraph
      - button "Unsubscribe"
      - heading "Complain" [level=2]
      - paragraph: /hello@kerb\\.example/
      - text: What went wrong
      - textbox "What went wrong"
      - button "Send the complaint"
      - heading "Leave the list" [level=2]
      - paragraph
      - button "Erase my entry"
  `)

  await page.goto(links.unsubscribe!)
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "Stop our emails?" [level=1]
      - paragraph: You keep your place on the list if you have confirmed it; we just won’t email you, not about your car’s dates either.
      - button "Unsubscribe"
  `)

  // The same words for every invalid link, and nothing else.
  for (const path of ['confirm', 'manage', 'unsubscribe']) {
    await page.goto(`${site.url}/${path}?t=nobody`)
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - /children: equal
        - heading "This link doesn’t work" [level=1]
        - paragraph: It may be incomplete or too old, or the entry may have been deleted. Please use the newest email we sent you.
        - link "Back to the home page"
    `)
  }
})
