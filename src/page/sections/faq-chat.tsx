import { faqChat as words } from '#src/content/landing.ts'
import { MaeveFace } from '#src/maeve/browser/maeve-face.tsx'
import { maeveOpen } from '#src/maeve/browser/maeve-open.ts'

/** Leads from the questions to Maeve. */
export function FaqChat() {
  return (
    <p className="faq-chat">
      <span>{words.lead}</span>
      <button type="button" className="button button-quiet" onClick={() => maeveOpen.set(true)}>
        <MaeveFace />
        <span>{words.button}</span>
      </button>
    </p>
  )
}
