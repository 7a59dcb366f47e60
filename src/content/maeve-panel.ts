import { brand } from './brand.ts'

/** Where links in Maeve's replies may lead: the sites of her sources. */
export const linkHosts: readonly string[] = [
  'www.gov.uk',
  'www.nidirect.gov.uk',
  'tfl.gov.uk',
  'lowemissionzones.scot',
  'www.theipc.info',
  'www.rac.co.uk',
  'www.evaengland.org.uk',
  'www.netregs.org.uk',
]

/** Every word of Maeve's button and panel. What she says elsewhere is in content/maeve/ and maeve/knowledge/. */
export const maevePanelWords = {
  launcher: `Chat with ${brand.assistant}`,
  name: brand.assistant,
  role: 'AI assistant',
  beta: 'Free during beta',
  poweredBy: 'Powered by',
  /** Stands in for the model's name if no model is configured. */
  ownEngine: `${brand.name}’s answer book`,
  close: 'Close chat',
  log: `Conversation with ${brand.assistant}`,
  greeting: `Hi, I’m ${brand.assistant}. Ask me about our service, your MOT or a parking fine. I can get things wrong, so check anything official on GOV.UK.`,
  choicesLabel: 'Choose a topic',
  choices: ['Valet and detailing', 'Rapid EV charging', 'MOT, tax and PCN reminders'],
  inputLabel: `Message ${brand.assistant}`,
  inputPlaceholder: 'Ask me anything…',
  send: 'Send',
  thinking: `${brand.assistant} is thinking`,
  writing: `${brand.assistant} is writing`,
  you: 'You',
  stop: 'Stop',
  stopped: 'You stopped this reply.',
  unanswered: 'This has no reply yet.',
  retry: 'Try again',
  newReply: 'New reply',
  clear: 'Clear',
  clearLabel: 'Clear conversation',
  /** The label of the buttons under a question that she asks back, and of the further questions under an answer. */
  nextLabel: 'You could also ask',
  /** Before the sources of a reply. */
  sources: { one: 'Source:', other: 'Sources:' },
  joinCard: 'Join the waitlist',
  /** Answers about these subjects end with a button that opens the card. */
  joinAfter: ['waitlist', 'waitlist-cost', 'perks', 'price', 'areas'] as readonly string[],
  /** Sent to a visitor who asks faster than anybody can type. */
  tooMany: 'That was a lot at once. Please wait a minute and try again.',
  cut: 'This reply broke off.',
  failure: { title: 'Error', text: "Sorry, I couldn't process that. Please try again!" },
} as const
