import type { ReactNode } from 'react'
import { mailPageWords as words } from '#src/content/mail-pages.ts'
import { perks } from '#src/content/offer.ts'
import { signWords } from '#src/content/street-sign.ts'
import { TERMS_PATHS } from '#src/features-terms.ts'
import type { Marked } from '#src/http/template.ts'
import { mailRoutes, routes } from '#src/routes.ts'
import { PerkTickets } from '#src/waitlist/browser/perk-tickets.tsx'
import { StreetSign } from '#src/waitlist/browser/sign/street-sign.tsx'
import type { LinkPages, StreetMarks } from '#src/waitlist/filled-pages.ts'
import { PlainPage } from '../page-frame.tsx'

/** A form that carries the link's token: only pressing its button changes anything. */
export function TokenForm({
  action,
  token,
  children,
}: {
  action: string
  token: string
  children: ReactNode
}) {
  return (
    <form action={action} method="post">
      <input type="hidden" name="t" value={token} />
      {children}
    </form>
  )
}

type Asked = { title: string; text: string; button: string }

/** A question with one button. */
export function Ask({
  words: { title, text, button },
  action,
  danger,
  values: { TOKEN },
}: {
  words: Asked
  action: string
  /** The button takes something away. */
  danger?: boolean
  values: Marked<LinkPages['confirm' | 'confirm-expired' | 'unsubscribe']>
}) {
  return (
    <PlainPage>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <TokenForm action={action} token={TOKEN}>
        <button type="submit" className={danger ? 'button button-danger' : 'button'}>
          {button}
        </button>
      </TokenForm>
    </PlainPage>
  )
}

/** The last question before an entry is erased. */
export function AskErase({ values: { TOKEN } }: { values: Marked<LinkPages['erase']> }) {
  const { title, text, button, back } = words.erase
  return (
    <PlainPage>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <TokenForm action={mailRoutes.erase} token={TOKEN}>
        <button type="submit" className="button button-danger" name="sure" value="1">
          {button}
        </button>
      </TokenForm>
      <TokenForm action={mailRoutes.manage} token={TOKEN}>
        <button type="submit" className="button button-quiet">
          {back}
        </button>
      </TokenForm>
    </PlainPage>
  )
}

/** Asks whether somebody still waits: one tap keeps the place, another leaves. */
export function AskWaiting({ values: { TOKEN } }: { values: Marked<LinkPages['waiting']> }) {
  const { title, text, keep, leave } = words.waiting
  return (
    <PlainPage>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <TokenForm action={mailRoutes.waiting} token={TOKEN}>
        <button type="submit" className="button">
          {keep}
        </button>
      </TokenForm>
      <TokenForm action={mailRoutes.erase} token={TOKEN}>
        <button type="submit" className="button button-danger" name="sure" value="1">
          {leave}
        </button>
      </TokenForm>
    </PlainPage>
  )
}

/** What was done, or why nothing was done. */
export function Note({ values: { NOTE_TITLE, NOTE_TEXT } }: { values: Marked<LinkPages['note']> }) {
  return (
    <PlainPage>
      <h1>{NOTE_TITLE}</h1>
      <p className="lead">{NOTE_TEXT}</p>
      <Home />
    </PlainPage>
  )
}

/** Shows the visitor's place in the queue, and their street to share: by their own link if friends are counted. */
export function Confirmed({
  place,
  street,
  pass,
}: {
  place: string
  street: Marked<StreetMarks>
  pass: typeof words.share | typeof words.tell
}) {
  return (
    <PlainPage>
      <h1>{words.confirmed.title}</h1>
      <p className="place">{place}</p>
      <p className="lead">{words.confirmed.text}</p>
      <Share street={street} words={pass} />
      <PerkTickets perks={perks} />
      {TERMS_PATHS.slice(0, 1).map(path => (
        <a key={path} href={path}>
          {words.perkTerms}
        </a>
      ))}
      <Home />
    </PlainPage>
  )
}

/** The page that the welcome email's button leads to. */
export function Street({ street }: { street: Marked<StreetMarks> }) {
  return (
    <PlainPage>
      <h1>{signWords.page.title}</h1>
      <Share street={street} words={signWords.page} />
      <Home />
    </PlainPage>
  )
}

function Share({
  street: { CODE, TOWN, BEGUN, SHARE, SMALL_STREET, PROMISE },
  words: { title, text },
}: {
  street: Marked<StreetMarks>
  words: { title: string; text: string }
}) {
  return (
    <div className="share">
      {title !== signWords.page.title && <h2>{title}</h2>}
      <p>{text}</p>
      <p className="begun">{BEGUN}</p>
      <div className="small-street">{SMALL_STREET}</div>
      <p className="promise">{PROMISE}</p>
      <StreetSign plate={{ code: CODE, town: TOWN }} />
      <a href={SHARE}>{SHARE}</a>
    </div>
  )
}

function Home() {
  return (
    <a className="button button-quiet" href={routes.home}>
      {words.home}
    </a>
  )
}
