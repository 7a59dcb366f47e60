import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { maevePanelWords } from '#src/content/maeve-panel.ts'
import { pageWords } from '#src/content/page.ts'
import { teamWords } from '#src/content/team-card.ts'
import { tellMeWords } from '#src/content/tell-me.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import {
  type CardAnswer,
  type CardFields,
  CONVERSATION_LIMITS,
  type JoinRequest,
} from '#src/maeve/conversation.ts'
import { routes } from '#src/routes.ts'
import { dismissToast, showToast } from '#src/ui/toasts.ts'
import { RichText } from './rich-text.tsx'

/** Puts the visitor on the list. Returns what went wrong, in words, or nothing if it worked. */
export type JoinFromChat = (request: JoinRequest) => Promise<{ title: string; text: string } | undefined>
/** Sends what a card asks for. Returns the server's answer, or what went wrong, in words. */
export type WriteFromChat = (url: string, fields: CardFields) => Promise<CardAnswer>

const { labels, placeholders, notice, ...joinWords } = waitlistWords.form

type CardProps = {
  name: string
  children: ReactNode
  /** The button's words: while the card is being sent, and the rest of the time. */
  sending: string
  label: string
  note?: ReactNode
  done?: boolean | undefined
  /** Sends the card. Returns a message if that failed; the card then stays as it was. */
  send: (typed: (field: string) => string, form: HTMLFormElement) => Promise<CardAnswer | undefined>
}

/** A form in the conversation; only its button sends it. */
function Card({ name, children, sending, label, note, done = false, send }: CardProps) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ title: string; text: string }>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || done) return
    const form = event.currentTarget
    const typed = new FormData(form)
    setBusy(true)
    setFault(undefined)
    dismissToast()
    const { title, text } = (await send(field => String(typed.get(field)), form)) ?? {}
    setBusy(false)
    if (!title || !text) return
    setFault({ title, text })
    showToast({ variant: 'destructive', title, text })
  }

  return (
    <form className="join-card" aria-label={name} noValidate onSubmit={submit}>
      {children}
      <button type="submit" className="button" aria-disabled={busy || done} aria-busy={busy}>
        <span>{busy ? sending : label}</span>
      </button>
      {fault && (
        <p className="form-fault">
          <strong>{fault.title}</strong> <span>{fault.text}</span>
        </p>
      )}
      {note}
    </form>
  )
}

/** Moves the focus to the conversation, because the card's pressed button disappears. */
const leave = (form: HTMLFormElement) => form.closest<HTMLElement>('[role=log]')?.focus()

type FieldProps = ComponentProps<'input'> & { label: string }

function Field({ label, ...input }: FieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input spellCheck={false} required {...input} />
    </label>
  )
}

const EmailField = (props: Partial<FieldProps>) => (
  <Field label={labels.email} name="email" type="email" autoComplete="email" {...props} />
)
/** Focuses a field when it appears, in a card that the visitor has just asked for. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus()

const PostcodeField = () => (
  <Field
    label={labels.postcode}
    name="postcode"
    autoComplete="postal-code"
    autoCapitalize="characters"
    placeholder={placeholders.postcode}
  />
)

type JoinProps = {
  /** The details that the visitor asked to join with; without them the card has fields for both. */
  request?: JoinRequest | undefined
  joined?: boolean | undefined
  join: JoinFromChat
  onJoined: (request: JoinRequest) => void
}

export function JoinCard({ request, joined, join, onJoined }: JoinProps) {
  return (
    <Card
      name={maevePanelWords.joinCard}
      sending={joinWords.submitting}
      label={joined ? waitlistWords.dialog.title : joinWords.submit}
      done={joined}
      note={!joined && <p className="form-note">{notice.text}</p>}
      send={async typed => {
        const wish = request ?? { email: typed('email'), postcode: typed('postcode') }
        const failed = await join(wish)
        if (!failed) onJoined(wish)
        return failed
      }}
    >
      {request ? (
        <dl>
          <dt>{labels.email}</dt>
          <dd>{request.email}</dd>
          <dt>{labels.postcode}</dt>
          <dd>{request.postcode}</dd>
        </dl>
      ) : (
        <>
          <EmailField ref={focusOnce} placeholder={placeholders.email} />
          <PostcodeField />
        </>
      )}
    </Card>
  )
}

type TellProps = { topic: string; told: boolean; beside: ReactNode; write: WriteFromChat; onTold: () => void }

/**
 * The card under an answer that something is not published. Its button opens a form for email and postcode; members
 * type only their email.
 */
export function TellCard({ topic, told, beside, write, onTold }: TellProps) {
  const [open, setOpen] = useState(false)
  const [member, setMember] = useState(false)
  const note = useId()
  if (told) return <p role="status">{tellMeWords.done}</p>
  if (!open)
    return (
      <div className="choices">
        <button type="button" onClick={() => setOpen(true)}>
          {tellMeWords.open}
        </button>
        {beside}
      </div>
    )
  return (
    <Card
      name={tellMeWords.open}
      sending={tellMeWords.submitting}
      label={tellMeWords.submit}
      note={
        <p className="form-note" id={note}>
          <span>{member ? '' : `${notice.text} `}</span>
          <span>{tellMeWords.notice.text}</span> <a href={routes.privacy}>{pageWords.privacy}</a>
        </p>
      }
      send={async (typed, form) => {
        const failed = await write(routes.tellMe, {
          topic,
          notice: tellMeWords.notice.version,
          email: typed('email'),
          ...(!member && { postcode: typed('postcode') }),
        })
        if (failed.title) return failed
        leave(form)
        onTold()
      }}
    >
      <EmailField ref={focusOnce} aria-describedby={note} />
      {!member && <PostcodeField />}
      <label className="chat-check">
        <input type="checkbox" checked={member} onChange={({ target }) => setMember(target.checked)} />
        <span>{tellMeWords.member}</span>
      </label>
    </Card>
  )
}

type TeamProps = {
  said: string
  sent: boolean
  write: WriteFromChat
  onSent: () => void
  onHelp: () => void
}

/** Shows what would go to the team. Somebody in danger gets to read the help before they can send it. */
export function TeamCard({ said, sent, write, onSent, onHelp }: TeamProps) {
  const [help, setHelp] = useState('')
  if (sent) return <p role="status">{teamWords.done}</p>
  return (
    <Card
      name={teamWords.card}
      sending={teamWords.submitting}
      label={help ? teamWords.sure : teamWords.submit}
      note={
        <p className="form-note">
          <span>{teamWords.note}</span> <a href={routes.privacy}>{pageWords.privacy}</a>
        </p>
      }
      send={async (typed, form) => {
        const text = typed('text')
        if (!text.trim()) return teamWords.empty
        const answer = await write(routes.team, { email: typed('email'), text, sure: help !== '' })
        if (answer.help) {
          setHelp(answer.help)
          onHelp()
        } else if (!answer.title) {
          leave(form)
          onSent()
        }
        return answer
      }}
    >
      <p>{teamWords.lead}</p>
      <label className="field">
        <span>{teamWords.text}</span>
        <textarea
          name="text"
          rows={4}
          defaultValue={said}
          maxLength={CONVERSATION_LIMITS.characters}
          required
        />
      </label>
      <EmailField label={teamWords.email} />
      {/* On the page before it has any words, so that screen readers read them out. */}
      <div role="alert">{help && <RichText text={help} />}</div>
    </Card>
  )
}
