type Widths = readonly number[]

/** The widths, in pixels, of each picture that `npm run art` makes. */
const HERO: Widths = [640, 860, 1200, 1520]
const HERO_PHONE: Widths = [480, 728, 1080]
const ICON: Widths = [184, 240, 480]
const APP: Widths = [360, 720]
const NOT_FOUND: Widths = [480, 960]

const srcSet = (name: string, widths: Widths) =>
  widths.map(width => `/art/${name}-${width}.avif ${width}w`).join(', ')

/**
 * The street by day and by night, cropped for phones and whole for wider screens. Only one file loads. Print shows the
 * day.
 */
export function HeroPicture({ alt }: { alt: string }) {
  return (
    <picture>
      <HeroSources
        scene="hero-night"
        phone="hero-phone-night"
        when="screen and (prefers-color-scheme: dark)"
      />
      <HeroSources scene="hero" phone="hero-phone" />
      <img
        src="/art/hero-phone-720.webp"
        alt={alt}
        width={720}
        height={672}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}

/** The WebPs are for browsers without AVIF. Browsers that also lack `(width >= …)` get the picture for phones. */
function HeroSources({ scene, phone, when }: { scene: string; phone: string; when?: string }) {
  const wide = [when, '(width >= 600px)'].filter(Boolean).join(' and ')
  return (
    <>
      <source
        media={wide}
        type="image/avif"
        srcSet={srcSet(scene, HERO)}
        sizes="(width >= 1800px) 46vw, (width >= 1440px) 820px, (width >= 1000px) 57vw, 720px"
        width={1520}
        height={1140}
      />
      <source media={wide} type="image/webp" srcSet={`/art/${scene}-1200.webp`} width={1520} height={1140} />
      <source media={when} type="image/avif" srcSet={srcSet(phone, HERO_PHONE)} sizes="100vw" />
      {when && <source media={when} type="image/webp" srcSet={`/art/${phone}-720.webp`} />}
    </>
  )
}

/** The night version of a picture; print shows the day version. */
function NightSources({ name, widths, sizes }: { name: string; widths: Widths; sizes: string }) {
  const night = 'screen and (prefers-color-scheme: dark)'
  return (
    <>
      <source media={night} type="image/avif" srcSet={srcSet(`${name}-night`, widths)} sizes={sizes} />
      <source media={night} srcSet={`/art/${name}-night-${widths[0]}.webp`} />
    </>
  )
}

/** A phone with what the app will do; the list next to it says the same in words. */
export function AppPicture() {
  const sizes = '(width >= 1000px) 416px, 320px'
  return (
    <picture className="app-picture">
      <NightSources name="app-teaser" widths={APP} sizes={sizes} />
      <source type="image/avif" srcSet={srcSet('app-teaser', APP)} sizes={sizes} />
      <img src="/art/app-teaser-360.webp" alt="" width={360} height={385} loading="lazy" decoding="async" />
    </picture>
  )
}

/** The picture of a service; the card's heading says what it shows. */
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

/** An empty parking bay, for pages that do not exist. */
export function NotFoundPicture() {
  const sizes = 'min(80vw, 400px)'
  return (
    <picture>
      <NightSources name="not-found" widths={NOT_FOUND} sizes={sizes} />
      <source type="image/avif" srcSet={srcSet('not-found', NOT_FOUND)} sizes={sizes} />
      <img src="/art/not-found-480.webp" alt="" width={480} height={360} />
    </picture>
  )
}
