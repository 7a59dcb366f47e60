import { faqChat as words } from '#src/content/faq-chat.ts'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { MaeveFace } from '#src/maeve/browser/maeve-face.tsx'
import { maeveOpen, topicToAsk } from '#src/maeve/browser/maeve-open.ts'

/** Takes visitors from the questions to Maeve, or straight to one of her topics. */
export function FaqChat() {
  return (
    <div className="faq-chat">
      <p>{words.lead}</p>
      <div className="chips">
        {maevePanelWords.choices.map(topic => (
          <button
            key={topic}
            type="button"
            className="chip"
            onClick={() => {
              topicToAsk.set(topic)
              maeveOpen.set(true)
            }}
          >
            {topic}
          </button>
        ))}
      </div>
      <button type="button" className="button button-quiet" onClick={() => maeveOpen.set(true)}>
        <MaeveFace />
        <span>{words.button}</span>
      </button>
    </div>
  )
}
