/** Ways of asking about the waitlist and the details it holds. */
export const waitlistConcepts = {
  waitlist: `
    waitlist, waiting list, wait list, list, sign up, signup, signing up, sign me up, join, joining,
    register, registering, add me, put me down, put me on, put my name, my name down, interest,
    register my interest, get on board, on board, in line, early access please, count me in, i want in,
    enrol, enroll, enlist, get involved, get on the list, get my name, joined, stick me down, stick me on,
    whack me on, get in early, how do i get in, i am interested, i am keen, jot me down, pop me on,
    where do i sign, sign here, be first, whitelist, enter my email, put my email
  `,
  count: `
    how many people, how many signed, how many have, queue, number of people, position, my place in,
    place in the queue, in front of me, ahead of me, how many others, how many are on, how many on the,
    how busy is the list, how popular, popular, number am i, 1247, waiting list long, how big is the list,
    counter, people waiting
  `,
  joined: `
    i joined, i have joined, i have just joined, just joined, i signed up, i have signed up, signed up,
    already signed, already signed up, i have signed, just signed up, i registered, registered my,
    after i join, after joining, after signing up, what next, now what, what now, confirmation,
    confirmation email, hear from you, hear back, hear anything, am i on the list, am i on it,
    did it work, did that work, let me know, keep me posted, keep me informed, keep me updated, updates,
    tell me when, notify me when you, email me when, contact me when, once i am on the list,
    when i am on the list, been accepted, got the popup, you are on the list, next steps,
    i have put my email, i put my email, i filled in, i have filled in, get started
  `,
  twice: `
    twice, two times, again, duplicate, second time, more than once, two emails, same email, two postcodes
  `,
  formproblem: `
    error, errors, invalid, not working, does not work, not work, will not let me, wont let me,
    will not work, will not accept, not accept, required fields, went wrong, something went wrong,
    something is wrong, not recognised, does not recognise, button, form, bug, glitch, keeps saying,
    it says, can not join, can not sign up, can not register, stuck on, page broken, site broken,
    website broken, site is down, website is down, crashed page, not submitting, submit, nothing happens,
    red box, greyed out, will not submit, not going through, will not go through, keeps failing, fails,
    failing, failed, technical, not loading, will not load, wont load
  `,
  data: `
    data, privacy, gdpr, spam, spammed, spamming, personal, personal details, my details, details,
    third party, third parties, sell my, share my, pass my, secure, data secure, cookies, junk, junk mail,
    marketing, unsolicited, inbox, personal information, my information, do with my, hold on me,
    hold about me, know about me, keep about me, store my, keep my, terms and conditions,
    terms of service, terms of use, small print, safe with you, data protection, hacked, trade my
  `,
  email: 'email, e mail, emails, mail, email address, e mail address',
  postcodeword: 'postcode, post code, zip code, postal code',
  why: `
    why do you need, why do you want, why are you asking, why ask, what do you need my, what for,
    why does it ask, what do you want my, why must i give, why have i got to give
  `,
  remove: `
    unsubscribe, remove, removed, delete, deleted, erase, wipe, take me off, get off the list, get me off,
    off the list, off your list, off this list, off the waitlist, off your mailing, opt out, forget me,
    wrong email, wrong postcode, wrong address, moved house, moving house, change my postcode,
    change my email, change postcode, change email, change my details, update my, correct my, edit my,
    typo in my, made a mistake, made a typo, stop emailing, stop sending, leave the list,
    leave the waitlist, leave the waiting list, no longer want, no longer interested,
    do not want to be on, changed my mind, misspelt my, mistyped, typed the wrong, put the wrong,
    entered the wrong, new email, new postcode, new address, withdraw, right to be forgotten,
    get rid of my
  `,
  account: `
    account, accounts, log in, login, log on, logon, sign in, signin, password, username, user name,
    profile, my account, forgot my password, forgotten my password, reset my password
  `,
} as const
