import type { ReactNode } from 'react'
import { navigation } from '#src/content/landing.ts'
import { AppTeaser } from './sections/app-teaser.tsx'
import { Banner, ClosingLine } from './sections/banner.tsx'
import { Faq } from './sections/faq.tsx'
import { Footer } from './sections/footer.tsx'
import { Hero } from './sections/hero.tsx'
import { Highlights } from './sections/highlights.tsx'
import type { RefusedForm } from './sections/join-form.tsx'
import { Services } from './sections/services.tsx'
import { SiteHeader } from './sections/site-header.tsx'
import { SocialLinks } from './sections/social-links.tsx'
import { Steps } from './sections/steps.tsx'

type Props = {
  refused?: RefusedForm
  /** The first line, in place of the one on what is coming. */
  eyebrow?: string
  /** Below the count: a district's own street. */
  street?: ReactNode
}

/** The landing page, in the specification's order. */
export function Landing({ refused, eyebrow, street }: Props) {
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
        <Hero refused={refused} eyebrow={eyebrow} street={street} />
        <Highlights />
        <Services />
        <AppTeaser />
        <Steps />
        <Faq />
        <Banner refused={refused} />
        <ClosingLine />
      </main>
      <Footer />
    </>
  )
}
