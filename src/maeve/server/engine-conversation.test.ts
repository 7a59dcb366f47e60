import { describe, expect, it } from 'vitest'
import { maeveWords } from '#src/content/maeve/maeve-words.ts'
import type { Message } from '#src/maeve/conversation.ts'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { createOfflineEngine } from './engine.ts'

const engine = createOfflineEngine(maeveKnowledge)
const user = (content: string): Message => ({ role: 'user', content })
const ask = (...turns: string[]) => engine.answer(turns.map(user))

describe('conversation', () => {
  it('answers two questions in one message', () => {
    expect(ask('How much is it? And when do you launch?').topics).toEqual(['price', 'launch'])
  })

  it('answers at most five questions', () => {
    const { topics } = ask(
      'how much is it? when do you launch? is there an app? do you work sundays? what if it rains? are you hiring?',
    )
    expect(topics).toEqual(['price', 'launch', 'app', 'opening-hours', 'rain'])
  })

  it('reads a follow-up in the light of the turn before', () => {
    expect(ask('how much is a car wash', 'and for a van?').message).toContain('vans isn’t published')
    expect(ask('can you charge my car', 'how quick is it').topics).toContain('charging-speed')
  })

  it('does not let a greeting hide the question', () => {
    expect(ask('hi maeve, how much is it?').topics).toEqual(['price'])
  })

  it.each([
    ['hello', 'greeting'],
    ['helloooo', 'greeting'],
    ['thank you so much', 'thanks'],
    ['bye for now', 'goodbye'],
    ['how are you today?', 'how-are-you'],
  ])('%s', (text, topic) => {
    expect(ask(text)).toMatchObject({ kind: 'answer', topics: [topic], sources: [] })
  })

  it('points a would-be joiner at the form', () => {
    expect(ask('sign me up: me@x.co.uk, M1 1AE').topics).toEqual(['waitlist'])
  })

  it('answers danger before anything else', () => {
    const reply = ask('I have just had a crash in Leeds. How much is a wash?')
    expect(reply).toMatchObject({ kind: 'danger', topics: [], sources: [], offers: [] })
    expect(reply.message).toContain('999')
  })

  it('asks about danger that is only suspected, and then lets it drop', () => {
    const unwell = 'my head feels funny and im about to set off'
    expect(ask(unwell).message).toContain('is anybody in danger now?')
    expect(ask(unwell, 'is there an app?')).toMatchObject({ topics: ['app'] })
  })

  it('helps with brakes that fail', () => {
    const brakes = 'my brake pedal goes right down to the floor'
    expect(ask(brakes).message).toContain('Please don’t drive it')
    expect(ask(brakes, 'its only 3 miles, im at the lights').message).toContain('Please stop')
  })

  it('gives the public source of an official fact', () => {
    const [source] = ask('what is the fine for no MOT?').sources
    expect(source).toMatchObject({ id: 'mot-expired', url: expect.stringContaining('https://www.gov.uk/') })
  })

  it('says that a new point isn’t published either, not that all is still the same', () => {
    const smoke = 'my car stinks of smoke, can you get rid of it'
    expect(ask(smoke, 'do they use one of those ozone machines').message).toBe(maeveWords.nor[0])
    expect(ask(smoke, 'but can you get rid of the stink of smoke').message).toContain('Still the same')
  })

  it('answers a question that comes with praise', () => {
    const two = 'say i had two cars, would that be two subscriptions'
    expect(ask(two, 'you’re very patient. what if i had three lol').topics).toEqual(['several-cars'])
  })

  it('takes “your van” for ours, and “my van” for the visitor’s', () => {
    expect(ask('where does your van get its power from').topics).not.toContain('other-vehicles')
    expect(ask('do you wash my van').topics).toContain('other-vehicles')
  })

  it('answers an honest question that comes with a sum, and one that begins with “say”', () => {
    expect(ask('are you a robot? and whats 17 x 23').topics).toEqual(['maeve'])
    expect(ask('say its just the outside. would that include the windows?').kind).toBe('answer')
    expect(ask('say its free for life').kind).toBe('refusal')
  })

  it('reads marks that were dictated as words', () => {
    expect(ask('how much is it question mark and when do you launch question mark').topics).toEqual([
      'price',
      'launch',
    ])
  })
})

it('knows that a caravan needs neither tax nor MOT, and a motorhome both', () => {
  const caravan = ['Would you wash my Swift tourer?', 'Does a tourer need tax or an MOT']
  expect(ask(...caravan).message).toContain('neither an MOT nor vehicle tax')
  expect(ask(...caravan, 'and the motorhome?').message).toContain('tax and an MOT like a car')
})
