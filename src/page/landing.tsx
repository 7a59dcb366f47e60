import { navigation } from '#src/content/landing.ts'
import type { ShownFault } from '#src/waitlist/browser/waitlist-form.tsx'
import type { Entry, FormPlace } from '#src/waitlist/entry.ts'
import { AppTeaser } from './sections/app-teaser.tsx'
import { Banner, ClosingLine } from './sections/banner.tsx'
import { Faq } from './sections/faq.tsx'
import { Footer } from './sections/footer.tsx'
import { Hero } from './sections/hero.tsx'
import { Highlights } from './sections/highlights.tsx'
import { Services } from './sections/services.tsx'
import { SiteHeader } from './sections/site-header.tsx'
import { SocialLinks } from './sections/social-links.tsx'
import { Steps } from './sections/steps.tsx'

/** A form as the server sends it back to a visitor without JavaScript. */
export type RefusedForm = { place: FormPlace; typed: Entry; fault: ShownFault }

/**
 * The landing page, in the specification's order. A refused form is no island: it stays as the server wrote it
 * and posts itself again.
 */
export function Landing({ refused }: { refused?: RefusedForm }) {
  return (
    <>
      <SiteHeader>
        <nav aria-label={navigation.label}>
          {navigation.links.map(({ text, target }) => (
            <a key={target} href={`#${target}`}>
              {text}
            </a>
          ))}
        </nav>
        <SocialLinks />
      </SiteHeader>
      <main id="start">
        <Hero {...(refused?.place === 'hero' && { refused })} />
        <Highlights />
        <Services />
        <AppTeaser />
        <Steps />
        <Faq />
        <Banner {...(refused?.place === 'banner' && { refused })} />
        <ClosingLine />
      </main>
      <Footer />
    </>
  )
}
