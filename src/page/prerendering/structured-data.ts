import { brand } from '#src/content/brand.ts'
import { faq } from '#src/content/faq.ts'
import { meta, services } from '#src/content/landing.ts'

/**
 * Describes the page for schema.org. It says only what the page says: no reviews, no address, and no price except that
 * reminders are free.
 */
export function structuredData(origin: string): object {
  const organization = { '@id': `${origin}/#organization` }
  const accounts = Object.values(brand.social).filter(url => new URL(url).pathname !== '/')
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: brand.name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        ...(accounts.length && { sameAs: accounts }),
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: `${origin}/`,
        description: meta.description,
        inLanguage: brand.lang,
        publisher: organization,
      },
      {
        '@type': 'FAQPage',
        mainEntity: faq.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      ...services.cards.map(({ title, badge, body }) => ({
        '@type': 'Service',
        name: title,
        description: body,
        provider: organization,
        areaServed: { '@type': 'Country', name: 'United Kingdom' },
        ...(badge === 'FREE' && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'GBP' } }),
      })),
    ],
  }
}
