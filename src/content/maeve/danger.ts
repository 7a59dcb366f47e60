/** The kinds of danger that somebody may be in. */
export const dangerKinds = ['suicide', 'hurt', 'fire', 'shut-in', 'violence', 'drink-drive', 'fumes'] as const
export type DangerKind = (typeof dangerKinds)[number]

type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland'

/**
 * The helplines, each with the page that gives its number. On 2026-11-21 stored copies confirmed 55, 0808 2000 247,
 * 0800 027 1234 and Lifeline's number; the live pages could not be opened. Read each page before going live, and when
 * you change a number.
 */
export const helplines = {
  emergency: {
    number: '999',
    source: 'https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers',
  },
  /** Silent Solution: dial 999 from a mobile, then 55 when asked. */
  silent: { number: '55', source: 'https://www.policeconduct.gov.uk/our-work/learning/silent-solution' },
  samaritans: { number: '116 123', source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/' },
  nhs: {
    number: '111',
    source: 'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-use-111/',
  },
  lifeline: { number: '0808 808 8000', source: 'https://www.lifelinehelpline.info/' },
  abuse: {
    England: { number: '0808 2000 247', source: 'https://www.nationaldahelpline.org.uk/' },
    Scotland: { number: '0800 027 1234', source: 'https://www.sdafmh.org.uk/' },
    Wales: { number: '0808 80 10 800', source: 'https://www.gov.wales/live-fear-free' },
    'Northern Ireland': { number: '0808 802 1414', source: 'https://dsahelpline.org/' },
  },
} as const

/** Where the rules in the answers come from, besides the helplines. The page for `fire` is not an official one. */
export const dangerSources = {
  hurt: 'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/',
  fire: 'https://www.theorytest.org.uk/courses/driving-essential-skills',
  'shut-in': 'https://www.rspca.org.uk/adviceandwelfare/pets/dogs/health/dogsinhotcars',
  'drink-drive': 'https://www.gov.uk/drink-drive-limit',
  fumes: 'https://www.nhs.uk/conditions/carbon-monoxide-poisoning/',
} as const

const { samaritans, lifeline, nhs, abuse } = helplines
const abuseLine = (nation: Nation | undefined) => abuse[nation ?? 'England'].number

/**
 * The answer to somebody in danger. `nation`: set if they named a place. It sells nothing, and does not
 * end with a question.
 */
export function dangerHelp(kind: DangerKind, nation?: Nation): string {
  const ni = nation === 'Northern Ireland'
  switch (kind) {
    case 'suicide':
      return `I’m so glad you said it. I’m only a car-care assistant, but please don’t be alone with this.

- If a life is in danger now, or something has been taken: call **999**.
- To talk to somebody, free, day or night: Samaritans on **${samaritans.number}**${ni ? `, or Lifeline on **${lifeline.number}**` : ''}.
${ni ? '' : `- For urgent help with mental health: NHS **${nhs.number}**${nation ? '' : ` (in Northern Ireland, Lifeline on **${lifeline.number}**)`}.\n`}
If it’s about somebody else, stay with them if you can do so safely, and make the call for them.`
    case 'hurt':
      return `Call **999** now and ask for an ambulance. Say where you are and what has happened, stay on the line, and do what they tell you.

Stay with whoever is hurt or ill. If there’s traffic or fire, get yourself safe first. Don’t drive if you’re the one who is unwell.`
    case 'fire':
      return `Get everybody out and well away from it. Don’t touch the car, the charger or the cable, don’t go back, and don’t try to put it out.

Call **999** and ask for the fire service. If it’s an electric car, say so. Keep flames and cigarettes away from leaking fuel. If somebody has had an electric shock, don’t touch them while they’re still in contact with it.`
    case 'shut-in':
      return `Call **999** now and ask for an ambulance if they look ill, otherwise the police. Say who is inside, how they look and where the car is, stay with them, and do what you’re told on the phone.

If you think a window has to be broken, tell 999 what you’re going to do and why before you do it. For a dog in a hot car the RSPCA says the same: 999 first. If you’re the one who’s stuck, tell 999 where you are.`
    case 'violence':
      return `You don’t have to deal with this alone. If you’re in danger now, call **999**. If you can’t speak, call from a mobile and press **55** when asked.

${nation === 'Scotland' || nation === 'Wales' || ni ? `The domestic abuse helpline for ${nation}` : 'The National Domestic Abuse Helpline'} is free, day and night: **${abuseLine(nation)}**. If somebody is following you, call **999**.

Somebody may see this chat: press Clear, below, when you’ve read it.`
    case 'drink-drive':
      return `Please don’t drive. Even if it’s near, even if you feel fine: leave the car, and get a lift from somebody sober, a taxi or a bus.

If somebody else is about to drive like that, or is driving now, call **999**. If you’re behind the wheel and feel unwell, stop where it’s safe first.`
    case 'fumes':
      return `Get out into fresh air now, and get everybody else out. Switch the engine off only if you can do it without breathing the fumes, and don’t go back in.

Call **999** if anybody is drowsy, confused, sick, short of breath or won’t wake. If you only have a headache or feel a bit sick, ring ${ni ? 'your GP or the out-of-hours doctor' : `NHS **${nhs.number}**`} today all the same, and say that it was exhaust fumes.`
  }
}

/** One careful sentence with the number to call, if danger is only suspected. It follows a question or an answer. */
export function dangerCare(kind: DangerKind, nation?: Nation): string {
  switch (kind) {
    case 'suicide':
      return `If things feel too much, Samaritans listen, free, day or night, on **${samaritans.number}**; if a life is in danger, **999**.`
    case 'hurt':
      return 'If anybody is hurt or unwell, call **999**.'
    case 'fire':
      return 'If there’s smoke or fire, get well away from it and call **999**.'
    case 'shut-in':
      return 'If anybody is shut in, stay with them and call **999**.'
    case 'violence':
      return `If somebody frightens or hurts you, **999**, and **${helplines.silent.number}** when asked if you can’t speak; the domestic abuse helpline is free at any hour, **${abuseLine(nation)}**.`
    case 'drink-drive':
      return 'If you’ve had a drink, or aren’t fit to drive, please leave the car; if anybody is in danger, **999**.'
    case 'fumes':
      return 'If you’re breathing fumes, get into fresh air, and call **999** if anybody feels unwell.'
  }
}

/** Asks whether somebody is in danger, before `dangerCare`. */
export const dangerAsked = 'I want to be sure that you’re all right: is anybody in danger now?'

/** Begins the reply to a message that hints at harm but is not understood. */
export const dangerUnsure = `If anyone is hurt or in danger, call **999**. If you need somebody to talk to, Samaritans listen, free, day or night, on **${samaritans.number}**.

I’m not sure I understood. I’m only a car-care assistant: tell me a little more if it’s about a car.`
