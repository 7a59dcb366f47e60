/** How wide a screen is in CSS pixels, how many device pixels each of them has, and whether it is day or night. */
type Screen = { width: number; density: number; scheme: 'light' | 'dark' }

/** The file that a browser picks for a picture; `urgent` if the page marks it to be fetched before the others. */
type ChosenPicture = { url: string; urgent: boolean }

/**
 * Returns the files that Chromium picks for a page's pictures, including lazy ones. Throws if it cannot read a
 * condition or a size.
 */
export function chosenPictures(html: string, screen: Screen): ChosenPicture[] {
  const pictures = html.match(/<picture\b.*?<\/picture>|<img\b[^>]*>/gs) ?? []
  return pictures.map(picture => {
    const image = attributes(picture.match(/<img\b[^>]*>/)![0])
    const sources = [...picture.matchAll(/<source\b[^>]*>/g)].map(([tag]) => attributes(tag))
    const source = [...sources, image].find(({ media }) => !media || matches(media, screen))!
    const url = source.srcset ? pick(source.srcset, source.sizes, screen) : source.src!
    return { url, urgent: image.fetchpriority === 'high' }
  })
}

function attributes(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name, value]) => [name!.toLowerCase(), unescapeHtml(value!)]))
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function matches(media: string, { width, scheme }: Screen): boolean {
  return media.split(' and ').every(condition => {
    if (condition === 'screen') return true
    const [, asked] = condition.match(/^\(prefers-color-scheme: (light|dark)\)$/) ?? []
    if (asked) return asked === scheme
    const [, sign, bound] = condition.match(/^\(width (<|>|<=|>=) (\d+)px\)$/) ?? []
    if (sign === '<') return width < Number(bound)
    if (sign === '>') return width > Number(bound)
    if (sign === '<=') return width <= Number(bound)
    if (sign === '>=') return width >= Number(bound)
    throw new Error(`cannot read the condition ${condition}`)
  })
}

/** Chromium's rule: the smallest file that need not be enlarged. */
function pick(srcset: string, sizes = '100vw', screen: Screen): string {
  const needed = shownWidth(sizes, screen) * screen.density
  const candidates = srcset
    .split(/,\s+/)
    .map(candidate => {
      const [, url, width] = candidate.match(/^(\S+)(?: (\d+)w)?$/) ?? []
      if (!url || (!width && srcset !== candidate)) throw new Error(`cannot read the candidate ${candidate}`)
      return { url, width: Number(width ?? 0) }
    })
    .sort((a, b) => a.width - b.width)
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1)!).url
}

function shownWidth(sizes: string, screen: Screen): number {
  for (const size of sizes.split(/,\s*/)) {
    const [, condition, length] = size.match(/^(\(.+?\)(?: and \(.+?\))*)? ?((?:calc\()?[\d.]+.*)$/) ?? []
    if (!length) throw new Error(`cannot read the size ${size}`)
    if (condition && !matches(condition, screen)) continue
    const [, value, unit, less = '0'] = length.match(/^(?:calc\()?([\d.]+)(vw|px)(?: - ([\d.]+)px\))?$/) ?? []
    if (!unit) throw new Error(`cannot read the length ${length}`)
    return Number(value) * (unit === 'vw' ? screen.width / 100 : 1) - Number(less)
  }
  return screen.width
}
