import { afterEach, expect, test, vi } from 'vitest'
import { maeveKnowledge } from '#src/maeve/knowledge/knowledge.ts'
import { answerInLanguage } from './language.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['Faint mae golchi’r car yn gostio?', 'Saesneg'],
  ['Ile kosztuje mycie samochodu?', 'angielsku'],
  ['Cât costă să spălați mașina? când vă rog', 'engleză'],
  ['ਕਾਰ ਧੋਣ ਦਾ ਕਿੰਨਾ ਖਰਚਾ ਹੈ', 'ਅੰਗਰੇਜ਼ੀ'],
  ['گاڑی دھونے کے کتنے پیسے ہیں', 'انگریزی'],
  ['Quanto custa lavar o meu carro? obrigado', 'inglês'],
  ['¿Cuánto cuesta lavar el coche?', 'inglés'],
  ['كم سعر غسيل السيارة', 'بالإنجليزية'],
  ['গাড়ি ধোয়ার দাম কত', 'ইংরেজিতে'],
  ['ગાડી ધોવાના કેટલા પૈસા', 'અંગ્રેજીમાં'],
  ['Quanto costa lavare la macchina per favore', 'inglese'],
  ['Combien ça coûte pour laver ma voiture ?', 'anglais'],
  ['Merhaba, araç yıkama ne kadar?', 'İngilizce'],
  ['洗车多少钱', '英语'],
  ['கார் கழுவ எவ்வளவு', 'ஆங்கிலத்தில்'],
])('%s', (question, word) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31') })
  const answer = answerInLanguage(question)?.text
  expect(answer).toContain(word)
  expect(answer).toContain('2026')
  vi.setSystemTime(Date.parse('2027-01-01'))
  expect(answerInLanguage(question)?.text).not.toContain('2026')
})

test.each([
  'mae’r car ar dân',
  'samochód się pali',
  'mașina mea arde, ajutor',
  'mi coche está ardiendo',
  'o meu carro está em fogo, socorro',
  'la macchina brucia, aiuto',
  'ma voiture est en feu',
  'arabam yanıyor, imdat',
  '车着火了',
  'ਗੱਡੀ ਨੂੰ ਅੱਗ ਲੱਗ ਗਈ',
  'گاڑی میں آگ لگ گئی',
  'السيارة تحترق',
  'গাড়িতে আগুন',
  'ગાડીમાં આગ',
  'காரில் தீ',
])('danger first: %s', message => {
  expect(answerInLanguage(message)).toMatchObject({ grave: true, text: expect.stringContaining('**999**') })
})

test.each(['prawf MOT cyntaf ar gar newydd, pryd mae hi', 'ydych chi ar agor tan chwech heno'])(
  'ordinary Welsh is no danger: %s',
  message => expect(answerInLanguage(message)?.grave).not.toBe(true),
)

test('no English wording of hers is taken for another language', () => {
  const english = maeveKnowledge.filter(({ id, kind }) => id !== 'languages' && kind !== 'talk')
  const wordings = english.flatMap(entry => [entry.title, ...entry.wordings])
  expect(wordings.filter(wording => /^[ -~£’]+$/.test(wording) && answerInLanguage(wording))).toEqual([])
})
