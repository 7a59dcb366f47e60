import { describe, expect, it } from 'vitest'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import type { Message } from '#src/maeve/conversation.ts'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { createOfflineEngine } from './engine.ts'

const engine = createOfflineEngine(maeveKnowledge)
const user = (content: string): Message => ({ role: 'user', content })
const ask = (...turns: string[]) => engine.answer(turns.map(user))

describe('the facts of the specification', () => {
  it.each([
    ['what do you offer?', 'overview', ['valeting', 'EV charging', 'tyre pressure', 'reminders']],
    ['when do you launch?', 'launch', ['No month is published']],
    ['is there an app?', 'app', ['coming soon', 'Smart Scheduling', 'Real-time Tracking', 'Auto Reminders']],
    ['how does it work?', 'how-it-works', ['Book', 'We come to you', 'Relax']],
    ['what are the perks?', 'perks', ['priority access', '15% off your first 3 months', '£20 off']],
    ['do I need a subscription?', 'subscription', ['monthly subscriptions', 'free']],
    ['my car is not electric, is this for me?', 'non-ev', ['Yes', 'petrol, diesel and hybrid']],
    ['which areas do you cover?', 'areas', ['isn’t published yet', 'major UK cities']],
    ['are the reminders really free?', 'reminders-free', ['free']],
    ['how much does it cost?', 'price', ['personalised quote when you book', 'No prices are published yet']],
    ['how do I join the waitlist?', 'waitlist', ['email and postcode']],
    ['are you a robot?', 'maeve', ['Yes', 'AI assistant']],
    ['are you a real person?', 'maeve', ['No', 'AI assistant']],
    ['Who are you?', 'maeve', ['I’m Maeve', 'AI assistant']],
  ])('%s', (question, topic, words) => {
    const reply = ask(question)
    expect(reply.kind).toBe('answer')
    expect(reply.topics).toContain(topic)
    for (const word of words) expect(reply.message).toContain(word)
  })

  it.each([
    [0, 'car-washing'],
    [1, 'ev-charging'],
    [2, 'reminders'],
  ])('answers the panel’s choice %i', (choice, topic) => {
    expect(ask(maevePanelWords.choices[choice]!)).toMatchObject({ kind: 'answer', topics: [topic] })
  })
})

describe('danger', () => {
  it.each([
    'My husband always saw to the car and he died in May. I don’t know where to start.',
    'I think the tax is in his name.',
    'thing is ive moved, im CF24 now not CF10',
    'Pryd mae angen y prawf MOT cyntaf ar gar newydd?',
  ])('is not heard in an ordinary turn: %s', turn => {
    expect(ask(turn).message).not.toContain('999')
  })

  const fumes = 'had the engine running in the garage to warm it up and ive gone dizzy'
  const smoke = 'theres smoke coming out my bonnet'
  const acid = 'wheel cleaner sprayed back in my eye its burning'
  it.each([
    [
      'died in the middle lane, lorries flying past',
      'were off it now up on the bank all of us ok',
      'so glad',
    ],
    [smoke, 'ive pulled over do i open it and look', 'No, don’t open it'],
    [smoke, 'fire brigades been its out. just a hose apparently im fine', 'so relieved'],
    [acid, 'its an acid one bottle says hydrofluoric something', 'call **999** or go to A&E now'],
    [acid, 'got a contact lens in do i take it out', 'Yes, if it comes out easily'],
    [acid, 'at moorfields now theyve washed it. gonna be ok they said', 'being looked after'],
  ])('%s > %s', (first, then, words) => {
    expect(ask(first, then).message).toContain(words)
  })

  it.each([
    [smoke, 'fire brigades been called but it isnt here', 'so relieved'],
    [smoke, 'theyve put it out but its smoking again', 'so relieved'],
    [acid, 'at the hospital now and it still burns, theyve no one', 'being looked after'],
  ])('goes on: %s > %s', (first, then, words) => {
    expect(ask(first, then).message).not.toContain(words)
  })

  const floppy = 'dad has gone all floppy and wont answer me'
  const barbecue = 'smoke from the barbecue got in the car'
  const scratched = 'my wife is going to kill me, i scratched her car'
  const unnoticed = 'nobody would notice if i was gone'
  it.each([
    [barbecue, 'no no i just meant it smells of it', 'what do you charge?'],
    [barbecue, 'what do you charge?', 'when do you launch?'],
    [scratched, 'haha not literally', 'what do you charge?'],
    [unnoticed, 'which areas do you cover?', 'when do you launch?', 'how do i join the waitlist?'],
    ['my girlfriend hits me with the bill every month', 'haha just kidding', 'how much will it cost?'],
    ['my car is fire, need it shining', 'lol not literally, how much is a wash?'],
    ['that blue caught my eye at the petrol station'],
  ])('ends if there never was any: %s', (...turns) => {
    expect(ask(...turns).kind).not.toBe('danger')
  })

  it.each([
    [smoke, 'ok', 'what now', 'how long do they take', 'its cold'],
    [floppy, 'what time do they come?', 'can you come?', 'where are you?', 'how much is it?'],
    [floppy, 'no i just meant his arm', 'ok', 'how much is it?'],
    ['my hands wont stop shaking', 'what now?', 'are you a robot?', 'what do you do?'],
    ['babys in the back and the fob wont open it', 'my husband said he was just joking but its locked'],
    [unnoticed, 'which areas do you cover?', 'when do you launch?'],
    ['babys in the back and the fob wont open it', 'can you help?', 'whats your number?', 'is it too hot?'],
    ['i dont want to wake up tomorrow', 'when do you launch?', 'what do you charge?', 'how do i join?'],
    ['toddler had hold of the screenwash and its round his mouth', 'hes playing', 'ok'],
    ['he grabbed my throat', 'ok', 'which areas do you cover?', 'when do you launch?'],
  ])('does not end: %s', (...turns) => {
    expect(ask(...turns).kind).toBe('danger')
  })

  it('asks about words that may only be a manner of speaking', () => {
    expect(ask('no point in living round here without a car').message).toContain('is anybody in danger now?')
  })

  it('tells a blow at home from one on the road', () => {
    expect(ask('my husband hit me').message).toContain('**55**')
    expect(ask('he hit me from behind at the junction').message).toContain('Engines off')
  })

  it('does not see another danger when somebody is home from hospital', () => {
    const home = 'a&e checked us, levels were a bit high but home now feeling ok'
    expect(ask(fumes, 'were outside now', home).message).not.toContain('drive')
  })
})

it('tells somebody whose insurance has lapsed not to drive', () => {
  const reply = ask('my insurance run out yesterday I forgot to renew it am I in trouble')
  expect(reply).toMatchObject({ topics: ['insurance-law'] })
  expect(reply.message).toContain('Don’t drive it until it’s insured')
})

describe('places', () => {
  it('names the town of an outward code and says what is not known', () => {
    const reply = ask('are you coming to LS6?')
    expect(reply).toMatchObject({ kind: 'answer', topics: ['areas'] })
    expect(reply.message).toContain('Leeds')
    expect(reply.message).toContain('isn’t published yet')
  })

  it.each(['do you cover Bristol', 'M14 5TQ', 'is Sheffeild included', 'what about Milton Keynes?'])(
    '%s',
    place => {
      expect(ask(place)).toMatchObject({ kind: 'answer', topics: ['areas'] })
    },
  )

  it('answers the question and the place together', () => {
    expect(ask('how much is a valet in Bath?').topics).toEqual(['price', 'areas'])
  })

  it('says that a Crown Dependency is outside the UK', () => {
    expect(ask('do you cover Jersey?').topics).toEqual(['outside-uk'])
  })

  it('does not take slang, fuels or everyday words for places', () => {
    for (const text of ['can I use e10', 'cheers m8', 'are you reading this']) {
      expect(ask(text).topics).not.toContain('areas')
    }
  })
})

describe('words with two meanings', () => {
  it.each([
    ['can you charge my car', 'ev-charging'],
    ['how much do you charge', 'price'],
    ['I got a penalty charge', 'pcn-deadline'],
    ['battery replacement', 'repairs'],
    ['what services do you offer', 'overview'],
    ['how often should I service my car', 'service-interval'],
    ['do you cover my area', 'areas'],
    ['am I covered if you damage it', 'damage'],
    ['do you do tyres', 'air-and-water'],
    ['can you fit new tyres', 'repairs'],
  ])('%s: %s', (text, topic) => {
    expect(ask(text).topics).toContain(topic)
  })

  it('does not take a taxi for a tax', () => {
    for (const topic of ask('order me a taxi').topics) expect(topic).not.toMatch(/^(?:tax|reminders)/)
  })
})

describe('what is not known', () => {
  it.each([
    'what is the capital of France',
    'best chippy in leeds',
    'asdfghjkl',
    '🍕🍕🍕',
    'привет, сколько стоит',
  ])('%s', text => {
    expect(ask(text).kind).toBe('unknown')
  })

  it('offers at most two more questions under an answer, and each gets an answer of its own', () => {
    let offered = 0
    for (const { title } of maeveKnowledge.filter(({ kind }) => kind !== 'talk' && kind !== 'elsewhere')) {
      const first = ask(title)
      if (first.sources.length === 0) continue
      expect(first.offers.length, title).toBeLessThanOrEqual(2)
      for (const question of first.offers) {
        const next = ask(title, question)
        expect(next.kind, question).toBe('answer')
        expect(next.message, question).not.toBe(first.message)
        expect(next.offers, question).not.toContain(question)
        offered++
      }
    }
    expect(offered).toBeGreaterThan(80)
  })

  it('offers no question that was asked in almost the same words', () => {
    expect(ask('when is my tax due').offers).not.toContain('When is it due?')
    expect(ask('are reminders free', 'So what do I pay for?').offers).not.toContain('Are the reminders free?')
    expect(ask('do I need a subscription', 'Is it one subscription for everything?').offers).toContain(
      'Why a subscription?',
    )
  })

  it('understands misspelt words', () => {
    expect(ask('elctric car chargng').topics).toEqual(['ev-charging'])
  })
})
