import { faq as words } from '#src/content/landing.ts'
import { maeveOpen } from '#src/maeve/browser/maeve-open.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Leads from the questions to Maeve. */
export function FaqChat() {
  return (
    <p className="faq-chat">
      <span>{words.chatLead}</span>
      <button type="button" className="button button-quiet" onClick={() => maeveOpen.set(true)}>
        <Icon name="chat" />
        <span>{words.chat}</span>
      </button>
    </p>
  )
}
