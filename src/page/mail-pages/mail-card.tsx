import type { ReactNode } from 'react'
import { mailPageWords as words } from '#src/content/mail-pages.ts'
import { mailRoutes, routes } from '#src/routes.ts'
import { PlainPage } from '../plain-page.tsx'

/** The pages of one card that links in mails open. The server fills in `%NAME%` marks; no script is needed. */

/** A form that carries the link's token on: only pressing its button changes anything. */
export function TokenForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form action={action} method="post">
      <input type="hidden" name="t" value="%TOKEN%" />
      {children}
    </form>
  )
}

type Asked = { title: string; text: string; button: string }

/** One question with one button. */
export function Ask({ words: { title, text, button }, action }: { words: Asked; action: string }) {
  return (
    <PlainPage>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <TokenForm action={action}>
        <button type="submit" className="button">
          {button}
        </button>
      </TokenForm>
    </PlainPage>
  )
}

/** The last question before an entry is erased. */
export function AskErase() {
  const { title, text, button, back } = words.erase
  return (
    <PlainPage>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <TokenForm action={mailRoutes.erase}>
        <button type="submit" className="button" name="sure" value="1">
          {button}
        </button>
      </TokenForm>
      <TokenForm action={mailRoutes.manage}>
        <button type="submit" className="button button-quiet">
          {back}
        </button>
      </TokenForm>
    </PlainPage>
  )
}

/** What was done, or why nothing was. */
export function Note() {
  return (
    <PlainPage>
      <h1>%NOTE_TITLE%</h1>
      <p className="lead">%NOTE_TEXT%</p>
      <Home />
    </PlainPage>
  )
}

/** Confirmed; with referrals, the visitor's link and rank. */
export function Confirmed({ share }: { share: boolean }) {
  return (
    <PlainPage>
      <h1>{words.confirmed.title}</h1>
      <p className="lead">{words.confirmed.text}</p>
      {share && (
        <>
          <h2>{words.share.title}</h2>
          <p>{words.share.text}</p>
          <p className="share-link">
            <a href="%SHARE%">%SHARE%</a>
          </p>
        </>
      )}
      <Home />
    </PlainPage>
  )
}

function Home() {
  return (
    <a className="button" href={routes.home}>
      {words.home}
    </a>
  )
}
