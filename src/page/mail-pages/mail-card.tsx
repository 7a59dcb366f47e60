import type { ReactNode } from 'react'
import { mailPageWords as words } from '#src/content/mail-pages.ts'
import { mailRoutes, routes } from '#src/routes.ts'
import type { LinkPages } from '#src/waitlist/filled-pages.ts'
import type { Marked } from '../marks.ts'
import { PlainPage } from '../plain-page.tsx'

/** A form that carries the link's token on: only pressing its button changes anything. */
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

/** One question with one button. */
export function Ask({
  words: { title, text, button },
  action,
  values: { TOKEN },
}: {
  words: Asked
  action: string
  values: Marked<LinkPages['confirm' | 'confirm-expired' | 'unsubscribe']>
}) {
  return (
    <PlainPage>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <TokenForm action={action} token={TOKEN}>
        <button type="submit" className="button">
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
        <button type="submit" className="button" name="sure" value="1">
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

/** What was done, or why nothing was. */
export function Note({ values: { NOTE_TITLE, NOTE_TEXT } }: { values: Marked<LinkPages['note']> }) {
  return (
    <PlainPage>
      <h1>{NOTE_TITLE}</h1>
      <p className="lead">{NOTE_TEXT}</p>
      <Home />
    </PlainPage>
  )
}

/** Confirmed; below it, where friends are counted, the visitor's link and rank. */
export function Confirmed({ children }: { children?: ReactNode }) {
  return (
    <PlainPage>
      <h1>{words.confirmed.title}</h1>
      <p className="lead">{words.confirmed.text}</p>
      {children}
      <Home />
    </PlainPage>
  )
}

export function ConfirmedShare({
  values: { RANK, SHARE },
}: {
  values: Marked<LinkPages['confirmed-share']>
}) {
  return (
    <Confirmed>
      <h2>{words.share.title}</h2>
      <p>{words.share.text(RANK)}</p>
      <p className="share-link">
        <a href={SHARE}>{SHARE}</a>
      </p>
    </Confirmed>
  )
}

function Home() {
  return (
    <a className="button" href={routes.home}>
      {words.home}
    </a>
  )
}
