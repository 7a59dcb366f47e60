type Widths = readonly number[]

/** Widths, in pixels, that `npm run art` makes of each picture. */
const HERO: Widths = [640, 860, 1200, 1520]
const HERO_PHONE: Widths = [480, 728, 1080]
const ICON: Widths = [184, 240, 480]

const srcSet = (name: string, widths: Widths) =>
  widths.map(width => `/art/${name}-${width}.avif ${width}w`).join(', ')

/** The street: cropped for phones, whole for wider screens; one file loads. */
export function HeroPicture({ alt }: { alt: string }) {
  const wide = '(width >= 600px)'
  return (
    <picture className="hero-picture">
      <source
        media={wide}
        type="image/avif"
        srcSet={srcSet('hero', HERO)}
        sizes="(width >= 1440px) 820px, (width >= 1000px) 57vw, 720px"
        width={1520}
        height={1140}
      />
      <source media={wide} type="image/webp" srcSet="/art/hero-1200.webp" width={1520} height={1140} />
      <source type="image/avif" srcSet={srcSet('hero-phone', HERO_PHONE)} sizes="100vw" />
      <img src="/art/hero-phone-720.webp" alt={alt} width={720} height={672} fetchPriority="high" />
    </picture>
  )
}

/** One service's little scene; the card's heading says what it shows. */
export function ServicePicture({ id }: { id: string }) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={srcSet(`icon-${id}`, ICON)}
        sizes="(width < 600px) 104px, 240px"
        width={240}
        height={260}
      />
      <img src={`/art/icon-${id}-240.webp`} alt="" width={240} height={260} loading="lazy" decoding="async" />
    </picture>
  )
}
