import { navigation } from '#src/content/landing.ts'
import type { ShownFault } from '#src/waitlist/browser/waitlist-form.tsx'
import type { Entry, FormPlace } from '#src/waitlist/entry.ts'
import { AppTeaser } from './app-teaser.tsx'
import { Banner } from './banner.tsx'
import { Faq } from './faq.tsx'
import { Footer } from './footer.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { Island } from './island.tsx'
import { Services } from './services.tsx'
import { SiteHeader } from './site-header.tsx'
import { SocialLinks } from './social-links.tsx'
import { Steps } from './steps.tsx'

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
        {refused?.place === 'banner' ? (
          <Banner refused={refused} />
        ) : (
          <Island name="banner">
            <Banner />
          </Island>
        )}
      </main>
      <Footer />
    </>
  )
}
