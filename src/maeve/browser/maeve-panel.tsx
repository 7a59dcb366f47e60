import { type FormEvent, useEffect, useRef } from 'react'
import { maevePanelWords as words } from '#src/content/maeve-panel.ts'
import { CONVERSATION_LIMITS } from '#src/maeve/conversation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useStore } from '#src/ui/use-store.ts'
import { choose, conversation, send } from './conversation-store.ts'
import { MaeveFace } from './maeve-face.tsx'
import { RichText } from './rich-text.tsx'

type Props = {
  /** The name of what answers, from the server's configuration. */
  modelLabel: string
  onClose: () => void
}

/** The open chat: it lies beside the page and does not block it. */
export function MaevePanel({ modelLabel, onClose }: Props) {
  const { turns, pending, choice } = useStore(conversation)
  const panel = useRef<HTMLElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  // A disabled field loses the focus: it comes back to the field with the reply, unless the visitor went elsewhere.
  useEffect(() => {
    if (pending) return
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || panel.current?.contains(activeElement))
      input.current?.focus()
  }, [pending])

  useEffect(() => {
    if (turns.length || pending) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [turns, pending])

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (input.current && send(input.current.value)) input.current.value = ''
  }

  return (
    <section ref={panel} className="maeve-panel" aria-labelledby="maeve-name">
      <header className="maeve-header">
        <MaeveFace />
        <div>
          <h2 id="maeve-name">
            <span>{words.name}</span> <small>{words.role}</small>
          </h2>
          <p>
            <span>{words.beta}</span> · <span>{`${words.poweredBy} ${modelLabel}`}</span>
          </p>
        </div>
        <button type="button" className="maeve-close" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>

      {/* A region that scrolls must be reachable by keyboard. */}
      <div ref={log} className="maeve-log" role="log" aria-label={words.log} tabIndex={0}>
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
        {turns.map(({ id, role, content }) => (
          <div key={id} className="turn" data-role={role}>
            <span className="visually-hidden">{role === 'user' ? words.you : words.name}: </span>
            {role === 'user' ? <p>{content}</p> : <RichText text={content} />}
          </div>
        ))}
      </div>
      <div className="maeve-pending" role="status">
        {pending && (
          <>
            <span className="spinner" />
            <span>{words.thinking}</span>
          </>
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
