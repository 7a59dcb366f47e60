import type { ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { meta } from '#src/content/landing.ts'
import { pageWords } from '#src/content/page.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import { MaeveWidget } from '#src/maeve/browser/maeve-widget.tsx'
import { site } from '#src/site-values.ts'
import { OnList } from '#src/waitlist/browser/on-list.tsx'
import { Island } from '../island.tsx'
import { joinFromChat, writeFromChat } from '../join-from-chat.ts'

type Style = { inline: string; href?: never } | { href: string; inline?: never }

/** The page's styles and scripts from the build; in development they are separate files. */
export type PageAssets = {
  style: Style
  /** Styles of all pages except the landing page. */
  otherStyle: Style
  loader: { inline: string; src?: never } | { src: string; inline?: never }
  /** The module that runs on every page after load. */
  core: string
  /** The modules that hydrate the page: React first, the script that starts it last. */
  client: string[]
  /** The module of pages with a street sign. */
  share: string
  /** The module of the landing page that follows the visitor’s clock. */
  streetLife: string
  /** Returns the module of a feature's page, given its source file. */
  pageScript: (source: string) => string
  /** What Maeve's panel also needs. */
  panel: string[]
}

type Props = {
  assets: PageAssets
  title: string
  /** The page's path for search engines; if it has none, they are asked not to index it. */
  path?: string | undefined
  /** The page's description for search and sharing, if it differs from the site's. */
  about?: {
    title: string
    description: string
    /** The path for sharing, if it differs from the one for search engines. */
    at?: string
    picture?: { path: string; alt: string }
  }
  /** The page's name. Pages with the same name look the same. */
  page: string
  structuredData?: object
  /** A module that only this page runs after load. */
  more?: 'share' | 'streetLife' | undefined
  /** The path of a module that belongs to the page's feature and runs only on this page. */
  script?: string | undefined
  children: ReactNode
}

function PageStyle({ style: { inline, href } }: { style: Style }) {
  return inline ? (
    <style dangerouslySetInnerHTML={{ __html: inline }} />
  ) : (
    <link rel="stylesheet" href={href} />
  )
}

/** Shown by the loader if somebody presses a button and its script cannot be loaded. */
function LoadFailed() {
  const { title, text } = waitlistWords.failure
  return (
    <div className="toasts" id="load-failed" popover="manual" hidden>
      <div className="toast" data-variant="destructive" role="alert">
        <div>
          <p className="toast-title">{title}</p>
          <p>{text}</p>
        </div>
      </div>
    </div>
  )
}

const OUR_PICTURE = { path: '/og.png', alt: meta.socialImageAlt }
const ABOUT: NonNullable<Props['about']> = { title: meta.socialTitle, description: meta.description }

export function Document({
  assets,
  title,
  path,
  about = ABOUT,
  page,
  structuredData,
  more,
  script,
  children,
}: Props) {
  const { at = path, picture = OUR_PICTURE } = about
  return (
    <html lang={brand.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <title>{title}</title>
        <PageStyle style={assets.style} />
        {page !== 'landing' && <PageStyle style={assets.otherStyle} />}
        <meta name="theme-color" content="#e4f3ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14382d" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {path === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <meta name="description" content={about.description} />
            <link rel="canonical" href={`${site.PUBLIC_URL}${path}`} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={brand.name} />
            <meta property="og:locale" content={brand.lang.replace('-', '_')} />
            <meta property="og:url" content={`${site.PUBLIC_URL}${at}`} />
            <meta property="og:title" content={about.title} />
            <meta property="og:description" content={about.description} />
            <meta property="og:image" content={`${site.PUBLIC_URL}${picture.path}`} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={picture.alt} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {structuredData && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
          />
        )}
      </head>
      <body
        data-page={page}
        data-mail={site.MAIL}
        data-core={assets.core}
        data-more={script ? assets.pageScript(script) : more && assets[more]}
        data-street={more === 'share' ? assets.streetLife : undefined}
        data-client={assets.client.join(' ')}
        data-panel={assets.panel.join(' ')}
      >
        <a className="skip" href="#start">
          {pageWords.skip}
        </a>
        {children}
        <Island name="maeve" data={{ 'data-model-label': site.MAEVE_LABEL }}>
          <MaeveWidget modelLabel="" join={joinFromChat} write={writeFromChat} OnList={OnList} />
        </Island>
        <LoadFailed />
        {assets.loader.inline ? (
          <script type="module" dangerouslySetInnerHTML={{ __html: assets.loader.inline }} />
        ) : (
          <script type="module" src={assets.loader.src} />
        )}
      </body>
    </html>
  )
}
