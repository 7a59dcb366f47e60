import { expect, test } from 'vitest'
import { launchWords } from '#src/content/launch.ts'
import { parseSubject } from './read-subjects.ts'

const head = '---\ntitle: Rain\nkind: not-published\n---\n'

test('a subject’s file, with its facets and ways of asking', () => {
  const text = `${head}Not yet, in {year}.\n\n## rain: What if it rains?\nNot published.\nAgain: Still not.\nAsked: if it rains; wet\n\n# Asked, own\nrain; bad weather\n`
  expect(parseSubject('visit/rain.md', text, launchWords.ahead)).toMatchObject({
    id: 'rain',
    text: 'Not yet, in 2026.',
    facets: [{ name: 'rain', reply: 'Not published.', again: 'Still not.', asked: ['if it rains', 'wet'] }],
    wordings: { own: ['rain', 'bad weather'] },
  })
})

test.each([
  ['title: Rain', 'rain.md:1'],
  ['---\ntitle: Rain\n---\nText\n', 'rain.md:1'],
  ['---\ntitle: Rain\ncolour: red\n---\nText\n', 'rain.md:3'],
  [head, 'rain.md:4'],
  [`${head}Text {faq none}\n`, 'rain.md:5'],
  [`${head}Text\n\n## Rain\nNo id.\n`, 'rain.md:7'],
  [`${head}Text\n\n## rain: What if?\nAsked: x\n`, 'rain.md:7'],
  [`${head}Text\n\n## rain: What if?\nNobody asks.\n`, 'rain.md:7'],
])('a broken file is refused, naming the line: %j', (text, line) => {
  expect(() => parseSubject('rain.md', text)).toThrow(line)
})
