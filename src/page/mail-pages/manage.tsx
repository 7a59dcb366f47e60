import { mailPageWords } from '#src/content/mail-pages.ts'
import type { Marked } from '#src/http/template.ts'
import { mailRoutes } from '#src/routes.ts'
import type { LinkPages } from '#src/waitlist/filled-pages.ts'
import { site } from '../marks.ts'
import { PageFrame } from '../page-frame.tsx'
import { TokenForm } from './mail-card.tsx'

const words = mailPageWords.manage

/** A person's own entry: what is stored, and everything they can do about it. */
export function Manage({
  values: {
    TOKEN,
    SAID,
    COMPLAINTS_WAITING,
    STREET,
    OWN,
    WISHES,
    STORED,
    POSTCODE,
    POSTCODE_INVALID,
    POSTCODE_SAID,
    MAILS_BUTTON,
    MAILS_WANTED,
    COMPLAINT,
    COMPLAINT_INVALID,
    COMPLAINT_SAID,
  },
}: {
  values: Marked<LinkPages['manage']>
}) {
  return (
    <PageFrame className="wrap privacy manage">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p className="said" role="status">
        {SAID}
      </p>
      <p className="said">{COMPLAINTS_WAITING}</p>
      <section>
        <h2>{words.stored.title}</h2>
        <dl>{STORED}</dl>
      </section>
      {STREET}
      {OWN}
      {WISHES}
      <section>
        <h2>{words.postcode.title}</h2>
        <TokenForm action={`${mailRoutes.postcode}#postcode`} token={TOKEN}>
          <div className="field">
            <label htmlFor="postcode">{words.postcode.label}</label>
            <input
              id="postcode"
              name="postcode"
              autoComplete="postal-code"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={POSTCODE}
              aria-invalid={POSTCODE_INVALID}
              aria-describedby="postcode-said"
            />
          </div>
          <p className="said" id="postcode-said" role="status">
            {POSTCODE_SAID}
          </p>
          <Button>{words.postcode.button}</Button>
        </TokenForm>
      </section>
      <Part words={words.copy} action={mailRoutes.copy} token={TOKEN} />
      <Part
        words={{ ...words.mails, button: MAILS_BUTTON }}
        action={mailRoutes.mails}
        token={TOKEN}
        wanted={MAILS_WANTED}
      >
        <input type="hidden" name="mails" value={MAILS_WANTED} />
      </Part>
      <section>
        <h2>{words.complaint.title}</h2>
        <p>{words.complaint.text(site.REACH)}</p>
        <TokenForm action={`${mailRoutes.complaint}#complaint`} token={TOKEN}>
          <div className="field">
            <label htmlFor="complaint">{words.complaint.label}</label>
            <textarea
              id="complaint"
              name="words"
              rows={4}
              defaultValue={COMPLAINT}
              aria-invalid={COMPLAINT_INVALID}
              aria-describedby="complaint-said"
            />
          </div>
          <p className="said" id="complaint-said" role="status">
            {COMPLAINT_SAID}
          </p>
          <Button>{words.complaint.button}</Button>
        </TokenForm>
      </section>
      <Part words={words.erase} action={mailRoutes.erase} token={TOKEN} wanted="off" />
    </PageFrame>
  )
}

type PartProps = {
  words: { title: string; text: string; button: string }
  action: string
  token: string
  /** "off": its button takes something away. */
  wanted?: string
  children?: React.ReactNode
}

function Part({ words: { title, text, button }, action, token, wanted, children }: PartProps) {
  return (
    <section className={action === mailRoutes.erase ? 'apart' : undefined}>
      <h2>{title}</h2>
      <p>{text}</p>
      <TokenForm action={action} token={token}>
        {children}
        <Button wanted={wanted}>{button}</Button>
      </TokenForm>
    </section>
  )
}

function Button({ wanted, children }: { wanted?: string | undefined; children: string }) {
  return (
    <button type="submit" className="button button-quiet" data-wanted={wanted}>
      {children}
    </button>
  )
}
