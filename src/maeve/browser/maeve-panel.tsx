import { type FormEvent, useEffect, useRef } from 'react'
import { maevePanelWords as words } from '#src/content/maeve-panel.ts'
import { CONVERSATION_LIMITS } from '#src/maeve/conversation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { loadStyle } from '#src/ui/load-style.ts'
import { useStore } from '#src/ui/use-store.ts'
import { keepAboveKeyboard } from './above-keyboard.ts'
import { choose, clear, conversation, send, stop } from './conversation-store.ts'
import { useFollowLatest } from './follow-latest.ts'
import { MaeveFace } from './maeve-face.tsx'
import { topicToAsk } from './maeve-open.ts'
import style from './maeve-panel.css?url'
import { type CardDoors, TurnView } from './turn-view.tsx'

/** Fetches the panel's style, which only visitors who open it need. Rejects if it cannot be loaded. */
export const loadPanelStyle = () => loadStyle(style)

type Props = CardDoors & {
  /** The name of the answering engine or model, from the server's configuration. */
  modelLabel: string
  onClose: () => void
}

/** The open chat. It covers a corner of the page, and the rest stays usable. */
export function MaevePanel({ modelLabel, onClose, ...doors }: Props) {
  const talk = useStore(conversation)
  const { turns, pending, choice } = talk
  const panel = useRef<HTMLElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const last = turns.at(-1)
  const writing = pending && last?.role === 'assistant'
  const asked = turns.findLast(({ role }) => role === 'user')?.id
  const [unseen, toLatest] = useFollowLatest(log, talk, asked)

  useEffect(() => input.current?.focus(), [])
  const topic = useStore(topicToAsk)
  useEffect(() => {
    if (!topic) return
    topicToAsk.set(null)
    choose(topic)
  }, [topic])
  useEffect(() => (panel.current ? keepAboveKeyboard(panel.current) : undefined), [])

  // The field loses the focus while it is disabled. It gets it back after the reply, unless the visitor went
  // elsewhere.
  useEffect(() => {
    if (pending) return
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) input.current?.focus()
  }, [pending])

  useEffect(() => {
    const closeOnEscape = ({ key, isComposing }: KeyboardEvent) => {
      const { activeElement: at } = document
      const elsewhere = at && at !== document.body && !panel.current?.contains(at)
      if (key === 'Escape' && !isComposing && !elsewhere) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (input.current && send(input.current.value)) input.current.value = ''
  }

  function readLatest() {
    toLatest()
    log.current?.focus()
  }

  function startAfresh() {
    clear()
    input.current?.focus()
  }

  return (
    <section ref={panel} className="maeve-panel" aria-labelledby="maeve-name">
      <header className="maeve-header">
        <MaeveFace />
        <h2 id="maeve-name">
          <span>{words.name}</span> <small>{words.beta}</small>
        </h2>
        {turns.length > 0 && (
          <button type="button" className="maeve-clear" aria-label={words.clearLabel} onClick={startAfresh}>
            {words.clear}
          </button>
        )}
        <button type="button" className="maeve-close" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>

      {/* A region that scrolls must be reachable by keyboard. */}
      <div ref={log} className="maeve-log" role="log" aria-label={words.log} tabIndex={0}>
        <p className="maeve-about">
          {words.role} · <span>{`${words.poweredBy} ${modelLabel}`}</span>
        </p>
        <div className="turn" data-role="assistant">
          <p>{words.greeting}</p>
        </div>
        <fieldset className="choices" disabled={pending} aria-label={words.choicesLabel}>
          {words.choices.map(label => (
            <button key={label} type="button" aria-pressed={label === choice} onClick={() => choose(label)}>
              {label}
            </button>
          ))}
        </fieldset>
        {turns.map(turn => (
          <TurnView
            key={turn.id}
            turn={turn}
            last={turn === last && !pending}
            growing={turn === last && writing}
            {...doors}
            onClear={startAfresh}
          />
        ))}
      </div>
      <div className="maeve-pending">
        {unseen && (
          <button type="button" className="maeve-new-reply" onClick={readLatest}>
            {words.newReply}
          </button>
        )}
        <div role="status">
          {pending && (
            <>
              <span className="spinner" />
              <span>{writing ? words.writing : words.thinking}</span>
            </>
          )}
        </div>
        {pending && (
          <button type="button" className="maeve-stop" onClick={stop}>
            {words.stop}
          </button>
        )}
      </div>

      <form className="maeve-form" onSubmit={submit}>
        <input
          ref={input}
          type="text"
          aria-label={words.inputLabel}
          placeholder={words.inputPlaceholder}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={CONVERSATION_LIMITS.characters}
          disabled={pending}
        />
        <button type="submit" aria-label={words.send} disabled={pending}>
          <Icon name="send" />
        </button>
      </form>
    </section>
  )
}
