import { mailPageWords } from '#src/content/mail-pages.ts'
import { mailRoutes } from '#src/routes.ts'
import { Footer } from '../sections/footer.tsx'
import { SiteHeader } from '../sections/site-header.tsx'
import { TokenForm } from './mail-card.tsx'

const words = mailPageWords.manage

type Props = {
  /** What a form on it was answered with stands at the top. */
  said: boolean
  /** Whether rank and link are shown. */
  share: boolean
}

/** A person's own entry: what is stored, and everything they can do about it. */
export function Manage({ said, share }: Props) {
  const shared: [string, string][] = [
    [words.stored.rank, '%RANK%'],
    [words.stored.link, '%SHARE%'],
  ]
  const stored: [string, string][] = [
    [words.stored.email, '%EMAIL%'],
    [words.stored.postcode, '%STORED_POSTCODE%'],
    [words.stored.joined, '%JOINED%'],
    [words.stored.wording, '%WORDING%'],
    [words.stored.broughtBy, '%BROUGHT_BY%'],
    [words.stored.confirmed, '%CONFIRMED%'],
    ...(share ? shared : []),
    [words.stored.mails, '%MAILS%'],
    [words.stored.sent, '%SENT%'],
    [words.stored.perkCode, '%PERK_CODE%'],
    [words.stored.complaints, '%COMPLAINTS%'],
  ]
  return (
    <>
      <SiteHeader />
      <main className="wrap privacy manage" id="start">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {said && (
          <p className="said" id="said" role="status">
            %SAID%
          </p>
        )}
        <p className="said">%COMPLAINTS_WAITING%</p>
        <section>
          <h2>{words.stored.title}</h2>
          <dl>
            {stored.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{words.postcode.title}</h2>
          <TokenForm action={mailRoutes.postcode}>
            <div className="field">
              <label htmlFor="postcode">{words.postcode.label}</label>
              <input
                id="postcode"
                name="postcode"
                autoComplete="postal-code"
                autoCapitalize="characters"
                spellCheck={false}
                defaultValue="%POSTCODE%"
                aria-invalid={'%POSTCODE_INVALID%' as 'true'}
                aria-describedby={said ? 'said' : undefined}
              />
            </div>
            <Button>{words.postcode.button}</Button>
          </TokenForm>
        </section>
        <Part words={words.copy} action={mailRoutes.copy} />
        <Part words={{ ...words.mails, button: '%MAILS_BUTTON%' }} action={mailRoutes.mails}>
          <input type="hidden" name="mails" value="%MAILS_WANTED%" />
        </Part>
        <section>
          <h2>{words.complaint.title}</h2>
          <p>{words.complaint.text}</p>
          <TokenForm action={mailRoutes.complaint}>
            <div className="field">
              <label htmlFor="complaint">{words.complaint.label}</label>
              <textarea id="complaint" name="words" rows={4} defaultValue="%COMPLAINT%" />
            </div>
            <Button>{words.complaint.button}</Button>
          </TokenForm>
        </section>
        <Part words={words.erase} action={mailRoutes.erase} />
      </main>
      <Footer />
    </>
  )
}

type PartProps = {
  words: { title: string; text: string; button: string }
  action: string
  children?: React.ReactNode
}

function Part({ words: { title, text, button }, action, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      <TokenForm action={action}>
        {children}
        <Button>{button}</Button>
      </TokenForm>
    </section>
  )
}

function Button({ children }: { children: string }) {
  return (
    <button type="submit" className="button button-quiet">
      {children}
    </button>
  )
}
