import type { ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { hero, navigation } from '#src/content/landing.ts'
import { Footer, SiteHeader } from './page-frame.tsx'
import { PageIcon } from './prerendering/page-icon.tsx'
import { AppTeaser } from './sections/app-teaser.tsx'
import { Banner, ClosingLine } from './sections/banner.tsx'
import { Faq } from './sections/faq.tsx'
import { Hero } from './sections/hero.tsx'
import { Highlights } from './sections/highlights.tsx'
import type { RefusedForm } from './sections/join-form.tsx'
import { Services } from './sections/services.tsx'
import { Steps } from './sections/steps.tsx'

type Props = {
  refused?: RefusedForm
  /** The first line, if not the usual one. */
  eyebrow?: string
  /** A district's own street, below that line. */
  street?: ReactNode
}

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
        <ul className="social">
          {(['instagram', 'facebook'] as const).map(network => (
            <li key={network}>
              <a href={brand.social[network]} target="_blank" rel="noopener" aria-label={hero[network]}>
                <PageIcon name={network} />
              </a>
            </li>
          ))}
        </ul>
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
