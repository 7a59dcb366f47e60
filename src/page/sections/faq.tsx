import { faq as words } from '#src/content/faq.ts'
import { founder } from '#src/content/founder.ts'
import { Island } from '../island.tsx'
import { PageIcon } from '../prerendering/page-icon.tsx'
import { FaqChat } from './faq-chat.tsx'

/** Five questions. Their shared `name` keeps one open at a time; the browser opens, closes and announces them. */
export function Faq() {
  return (
    <section className="faq" id="faq" aria-labelledby="faq-title">
      <div className="wrap faq-columns">
        <h2 id="faq-title">{words.title}</h2>
        <Island name="faq-chat">
          <FaqChat />
        </Island>
        <div className="faq-list">
          {words.questions.map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>
                <h3>{question}</h3>
                <PageIcon name="chevron" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
      {founder.sentence && (
        <p className="wrap founder">
          {founder.picture && (
            <img src={founder.picture} alt={founder.name} width={64} height={64} loading="lazy" />
          )}
          <span>
            {founder.sentence} <b>{founder.name}</b>
          </span>
        </p>
      )}
    </section>
  )
}
