import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { pageWords } from '#src/content/page.ts'
import { assurance } from '#src/content/plans.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import { routes } from '#src/routes.ts'
import { dismissToast, showToast } from '#src/ui/toasts.ts'
import { useStore } from '#src/ui/use-store.ts'
import {
  checkEntry,
  type EntryField,
  type FormPlace,
  faultWords,
  type Invalid,
  NOTICE_FIELD,
  ofEachField,
  TRAP_FIELD,
} from '#src/waitlist/entry.ts'
import { join } from './join.ts'
import { afterJoin, joinedFrom } from './joined.ts'
import { OnList } from './on-list.tsx'

const words = waitlistWords.form

export type ShownFault = { text: ReactNode; invalid: Invalid }

type Props = {
  place: FormPlace
  /** The initial state, on the page that the server sends for a refused form. */
  refused?: { typed: Record<EntryField, string>; fault: ShownFault }
}

const NONE_INVALID = ofEachField(() => 'false' as const)

/**
 * The form, in the hero and in the banner. Its fields are uncontrolled, so what was typed before this
 * script loaded stays.
 */
export function WaitlistForm({ place, refused }: Props) {
  const [fault, setFault] = useState<ShownFault | null>(refused?.fault ?? null)
  const [busy, setBusy] = useState(false)
  const [again, setAgain] = useState(false)
  const [said, setSaid] = useState<ReactNode>()
  const form = useRef<HTMLFormElement>(null)
  const after = useStore(afterJoin)
  const folded = place === 'hero' && !again && after

  useEffect(() => {
    if (again) document.getElementById('hero-email')?.focus()
  }, [again])

  function refuse({ title, text, help }: ReturnType<typeof faultWords>, invalid: Invalid) {
    setFault({ text: help, invalid })
    showToast({ variant: 'destructive', title, text })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React renders between presses, so this state includes the previous press.
    if (busy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const checked = checkEntry(ofEachField(field => String(data.get(field) ?? '')))
    if (checked.fault) {
      refuse(faultWords(checked.fault, place), checked.invalid)
      form.querySelector<HTMLInputElement>(`[name=${checked.fault.field}]`)?.focus()
      return
    }
    setBusy(true)
    setFault(null)
    dismissToast()
    try {
      await join(data)
      form.reset()
      setAgain(false)
      setSaid(undefined)
      joinedFrom.set(place)
    } catch {
      refuse(waitlistWords.failure, NONE_INVALID)
    } finally {
      setBusy(false)
    }
  }

  const id = (part: string) => `${place}-${part}`

  function look() {
    const { email, postcode } = form.current!
    if (email.value + postcode.value)
      import('./form-line.tsx').then(({ sayOf }) => sayOf(email, postcode, setSaid)).catch(() => {})
  }

  // The fields may have been filled in before this script loaded.
  useEffect(look, [])

  const field = (name: EntryField) => ({
    id: id(name),
    name,
    placeholder: words.placeholders[name],
    defaultValue: refused?.typed[name],
    required: true,
    'aria-invalid': fault?.invalid[name],
    'aria-describedby': id(fault ? 'line' : 'note'),
  })

  /** The line below the fields. Its height never changes, so nothing moves when it says something else. */
  const line = (
    <p
      className={fault ? 'form-line form-fault' : 'form-line'}
      id={id('line')}
      role={fault ? undefined : 'status'}
    >
      <span>{fault ? fault.text : said || assurance}</span>
    </p>
  )

  return (
    <form
      className="waitlist-form"
      id={id('form')}
      action={`${routes.waitlist}#${id('form')}`}
      method="post"
      noValidate
      ref={form}
      onSubmit={submit}
      onBlur={look}
    >
      <input type="hidden" name="form" value={place} />
      <input type="hidden" name={NOTICE_FIELD} value={words.notice.version} />
      <label hidden>
        {words.trapLabel}
        <input name={TRAP_FIELD} autoComplete="off" />
      </label>
      <div className={folded ? 'waitlist-card folded' : 'waitlist-card'}>
        <div className="field">
          <label htmlFor={id('email')}>{words.labels.email}</label>
          <input type="email" autoComplete="email" spellCheck={false} {...field('email')} />
        </div>
        <div className="field field-postcode">
          <label htmlFor={id('postcode')}>{words.labels.postcode}</label>
          <input
            type="text"
            autoComplete="postal-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            onInput={look}
            {...field('postcode')}
          />
        </div>
        <button type="submit" className="button" aria-disabled={busy} aria-busy={busy}>
          <span>{busy ? words.submitting : words.submit}</span>
        </button>
        {folded && <folded.ListedCard onAgain={() => setAgain(true)} />}
      </div>
      {fault || folded ? line : <OnList>{line}</OnList>}
      <p className="form-note" id={id('note')}>
        {words.notice.text} <a href={routes.privacy}>{pageWords.privacy}</a>
      </p>
    </form>
  )
}
