import { brand } from './brand.ts'

/** Every word of Maeve's button and panel. What Maeve knows is in content/maeve/. */
export const maevePanelWords = {
  launcher: 'Chat with Maeve',
  name: 'Maeve',
  role: 'AI assistant',
  beta: 'Free during beta',
  poweredBy: 'Powered by',
  /** What answers when no model is configured. */
  ownEngine: `${brand.name}’s own answers`,
  close: 'Close chat',
  log: 'Conversation with Maeve',
  greeting: `Hi, I’m Maeve, ${brand.name}’s AI assistant. I can get things wrong, so check anything official on GOV.UK. What can I help with?`,
  choicesLabel: 'Choose a topic',
  choices: ['Valet and detailing', 'Rapid EV charging', 'MOT, tax and PCN reminders'],
  inputLabel: 'Message Maeve',
  inputPlaceholder: 'Ask me anything…',
  send: 'Send',
  thinking: 'Maeve is thinking',
  you: 'You',
  failure: { title: 'Error', text: "Sorry, I couldn't process that. Please try again!" },
} as const
