import type { ReactNode } from 'react'
import { mailPageWords as words } from '#src/content/mail-pages.ts'
import { perks } from '#src/content/offer.ts'
import { shareWords } from '#src/content/share.ts'
import { signWords } from '#src/content/street-sign.ts'
import { TERMS_PATHS } from '#src/features/terms.ts'
import { marksOf } from '#src/http/template.ts'
import { mailRoutes, NEIGHBOURS, routes } from '#src/routes.ts'
import { PerkTickets } from '#src/waitlist/browser/perk-tickets.tsx'
import { StreetSign } from '#src/waitlist/browser/sign/street-sign.tsx'
import type { LinkPages } from '#src/waitlist/filled-pages.ts'
import { POSTER } from '#src/waitlist/neighbour-link.ts'
import { PlainPage } from '../page-frame.tsx'

const { TOKEN, ONE_MORE } = marksOf<LinkPages['confirm']>()
const { NOTE_TITLE, NOTE_TEXT } = marksOf<LinkPages['note']>()
const { PLACE, CODE, TOWN, BEGUN, AND_YOU, SHARE, SMALL_STREET, PROMISE } = marksOf<LinkPages['confirmed']>()

/** A form that carries the link's token. Nothing changes until its button is pressed. */
export function TokenForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form action={action} method="post">
      <input type="hidden" name="t" value={TOKEN} />
      {children}
    </form>
  )
}

type Press = { action: string; words: string; look?: string; sure?: boolean }

/**
 * A button that changes something. `look`: a class, unless it is the main button; `sure`: it answers
 * “Are you sure?”.
 */
function Press({ action, words, look, sure }: Press) {
  return (
    <TokenForm action={action}>
      <button
        type="submit"
        className={look ? `button ${look}` : 'button'}
        {...(sure && { name: 'sure', value: '1' })}
      >
        {words}
      </button>
    </TokenForm>
  )
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <PlainPage>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </PlainPage>
  )
}

type Question = { words: { title: string; text: string; button: string }; action: string; danger?: boolean }

/** A question with one button. `danger`: set if the button stops something. */
export function Ask({ words, action, danger }: Question) {
  return (
    <Card {...words}>
      <Press action={action} words={words.button} {...(danger && { look: 'button-danger' })} />
    </Card>
  )
}

/** Asks to confirm, with the sign of the visitor's district and its small street. */
export function AskConfirm() {
  return (
    <Card {...words.confirm}>
      <p className="nameplate">
        <span>{TOWN}</span> <b>{CODE}</b>
      </p>
      <div className="small-street">{SMALL_STREET}</div>
      <p className="begun">{ONE_MORE}</p>
      <Press action={mailRoutes.confirm} words={words.confirm.button} />
    </Card>
  )
}

/** The last question before an entry is erased. */
export function AskErase() {
  return (
    <Card {...words.erase}>
      <Press action={mailRoutes.erase} words={words.erase.button} look="button-danger" sure />
      <Press action={mailRoutes.manage} words={words.erase.back} look="button-quiet" />
    </Card>
  )
}

/** Asks whether somebody is still waiting: one button keeps the place, the other leaves the list. */
export function AskWaiting() {
  return (
    <Card {...words.waiting}>
      <Press action={mailRoutes.waiting} words={words.waiting.keep} />
      <Press action={mailRoutes.erase} words={words.waiting.leave} look="button-danger" sure />
    </Card>
  )
}

/** What was done, or why nothing was done. */
export function Note() {
  return (
    <Card title={NOTE_TITLE} text={NOTE_TEXT}>
      <Home />
    </Card>
  )
}

/** Shows the visitor's place in the queue, and their street to share, with their own link if friends are counted. */
export function Confirmed({ pass }: { pass: typeof words.share | typeof words.tell }) {
  return (
    <PlainPage>
      <h1>{words.confirmed.title}</h1>
      <p className="place">{PLACE}</p>
      <p className="lead">{words.confirmed.text}</p>
      <Share words={pass} />
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
export function Street() {
  return (
    <PlainPage>
      <h1>{signWords.page.title}</h1>
      <Share words={signWords.page} />
      <Home />
    </PlainPage>
  )
}

function Share({ words: { title, text } }: { words: { title: string; text: string } }) {
  return (
    <div className="share">
      {title !== signWords.page.title && <h2>{title}</h2>}
      <p>{text}</p>
      <StreetSign plate={{ code: CODE, town: TOWN }} said={shareWords.whom} />
      <p className="poster">
        <a href={`${NEIGHBOURS}/${CODE}${POSTER}`}>{signWords.poster.link}</a>
      </p>
      <p className="begun">
        <span>{BEGUN}</span>
        {AND_YOU}
      </p>
      <div className="small-street">{SMALL_STREET}</div>
      <p className="promise">{PROMISE}</p>
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
