import { mailPageWords } from '#src/content/mail-pages.ts'
import { marksOf } from '#src/http/template.ts'
import { mailRoutes } from '#src/routes.ts'
import { site } from '#src/site-values.ts'
import type { LinkPages } from '#src/waitlist/filled-pages.ts'
import { PageFrame } from '../page-frame.tsx'
import { TokenForm } from './mail-card.tsx'

const words = mailPageWords.manage

const values = marksOf<LinkPages['manage']>()

/** A person's own entry: what is stored, and everything they can do about it. */
export function Manage() {
  return (
    <PageFrame className="wrap privacy manage">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p className="said" role="status">
        {values.SAID}
      </p>
      <p className="said">{values.COMPLAINTS_WAITING}</p>
      {values.WISHES}
      {values.STREET}
      {values.OWN}
      <section>
        <h2>{words.postcode.title}</h2>
        <TokenForm action={`${mailRoutes.postcode}#postcode`}>
          <div className="field">
            <label htmlFor="postcode">{words.postcode.label}</label>
            <input
              id="postcode"
              name="postcode"
              autoComplete="postal-code"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={values.POSTCODE}
              aria-invalid={values.POSTCODE_INVALID}
              aria-describedby="postcode-said"
            />
          </div>
          <p className="said" id="postcode-said" role="status">
            {values.POSTCODE_SAID}
          </p>
          <Button>{words.postcode.button}</Button>
        </TokenForm>
      </section>
      <details>
        <summary>
          <h2>{words.stored.title}</h2>
        </summary>
        <dl>{values.STORED}</dl>
      </details>
      <Part words={words.copy} action={mailRoutes.copy} />
      <Part
        words={{ ...words.mails, button: values.MAILS_BUTTON }}
        action={mailRoutes.mails}
        wanted={values.MAILS_WANTED}
      >
        <input type="hidden" name="mails" value={values.MAILS_WANTED} />
      </Part>
      <section>
        <h2>{words.complaint.title}</h2>
        <p>{words.complaint.text(site.REACH)}</p>
        <TokenForm action={`${mailRoutes.complaint}#complaint`}>
          <div className="field">
            <label htmlFor="complaint">{words.complaint.label}</label>
            <textarea
              id="complaint"
              name="words"
              rows={4}
              defaultValue={values.COMPLAINT}
              aria-invalid={values.COMPLAINT_INVALID}
              aria-describedby="complaint-said"
            />
          </div>
          <p className="said" id="complaint-said" role="status">
            {values.COMPLAINT_SAID}
          </p>
          <Button>{words.complaint.button}</Button>
        </TokenForm>
      </section>
      <Part words={words.erase} action={mailRoutes.erase} wanted="off" />
    </PageFrame>
  )
}

type PartProps = {
  words: { title: string; text: string; button: string }
  action: string
  /** "off" if the button takes something away. */
  wanted?: string
  children?: React.ReactNode
}

function Part({ words: { title, text, button }, action, wanted, children }: PartProps) {
  return (
    <section className={action === mailRoutes.erase ? 'apart' : undefined}>
      <h2>{title}</h2>
      <p>{text}</p>
      <TokenForm action={action}>
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
