/** Pairs that cannot both be true of the same thing. Read from the plain text: most of these words carry no meaning elsewhere. */
const OPPOSITES = `
before, beforehand / after, afterwards
early, earlier, earliest / late, later, latest
monthly, month / yearly, annually, year, annual
six-monthly / yearly
slow, slower, slowly, slows / fast, faster, rapid, quick, quicker, quickly
cold / warm, hot
private / council
formal, formally / informal, informally
keep, keeps, kept / lose, loses, lost, losing
more, extra, adds / less, cheaper, cut, off, save, halved
minimum, least / most, maximum, up to
free / cost, costs, pay, paid, fee, charged, charge
start, starts, begins, first / end, ends, last
none, no, never, nothing, without / some, always, any
car, cars / van, vans, goods, light
london / outside
must, have to / may, can
increase, rise / fall, drop
with / without
open / closed, closes, closing, shut
full / half, part
taxed / untaxed
insured / uninsured
all, every, everything / only, just
by hand, manually / itself, automatically
`
const pairs = OPPOSITES.trim()
  .split('\n')
  .map(line =>
    line.split(' / ').map(side => new RegExp(`(?<![\\w-])(?:${side.replaceAll(', ', '|')})(?![\\w-])`)),
  )

/** In how many pairs of opposites two clauses disagree, and in how many they agree. */
export function compareSides(one: string, other: string): { contrary: number; agreed: number } {
  const sides = pairs.map(([left, right]) =>
    [one, other].map(text => Number(left!.test(text)) - Number(right!.test(text))),
  )
  return {
    contrary: sides.filter(([a, b]) => a! * b! < 0).length,
    agreed: sides.filter(([a, b]) => a! * b! > 0).length,
  }
}
