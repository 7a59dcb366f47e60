import { expect, test } from 'vitest'
import { faq } from '#src/content/faq.ts'
import { structuredData } from './structured-data.ts'

const text = JSON.stringify(structuredData('https://kerbside.test'))
const graph = JSON.parse(text)['@graph'] as Record<string, unknown>[]
const ofType = (type: string) => graph.filter(node => node['@type'] === type)

test('describes the organisation, the site, the FAQ and four services', () => {
  expect(graph.map(node => node['@type'])).toEqual([
    'Organization',
    'WebSite',
    'FAQPage',
    'Service',
    'Service',
    'Service',
    'Service',
  ])
})

test('has the accordion’s questions, word for word', () => {
  expect(ofType('FAQPage')[0]!.mainEntity).toEqual(
    faq.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
})

test('has no rating, review or address, and no price except that reminders are free', () => {
  expect(text).not.toMatch(/rating|review|address|telephone/i)
  expect(ofType('Service').filter(node => 'offers' in node)).toEqual([
    expect.objectContaining({
      name: 'Essential reminders',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'GBP' },
    }),
  ])
})

test('does not list a network’s front page as an account', () => {
  expect(text).not.toContain('instagram.com/"')
})
