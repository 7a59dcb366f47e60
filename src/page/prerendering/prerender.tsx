import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '#src/content/brand.ts'
import { meta, notFound } from '#src/content/landing.ts'
import { mailPageWords as mailWords } from '#src/content/mail-pages.ts'
import { privacyWords } from '#src/content/privacy.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import { mailRoutes, routes } from '#src/routes.ts'
import type { FormPlace } from '#src/waitlist/entry.ts'
import { Joined } from '../joined.tsx'
import { Landing, type RefusedForm } from '../landing.tsx'
import { Ask, AskErase, Confirmed, Note } from '../mail-pages/mail-card.tsx'
import { Manage } from '../mail-pages/manage.tsx'
import { NotFound } from '../not-found.tsx'
import { Privacy } from '../privacy.tsx'
import { Document, ORIGIN, type PageAssets } from './document.tsx'
import { structuredData } from './structured-data.ts'

export type { PageAssets }
export type Documents = Record<string, (assets: PageAssets) => string>

/** Every page and text of the site, rendered at build. `%NAME%` marks are filled in by the server. */
export const documents: Documents = {
  'index.html': assets =>
    render(
      <Document
        assets={assets}
        page="landing"
        title={meta.title}
        path={routes.home}
        structuredData={structuredData(ORIGIN)}
      >
        <Landing />
      </Document>,
    ),
  'refused-hero.html': refused('hero'),
  'refused-banner.html': refused('banner'),
  'joined-hero.html': joined('hero'),
  'joined-banner.html': joined('banner'),
  'privacy.html': assets =>
    render(
      <Document assets={assets} page="privacy" title={`${privacyWords.title} | ${brand.name}`}>
        <Privacy />
      </Document>,
    ),
  '404.html': assets =>
    render(
      <Document assets={assets} page="not-found" title={`${notFound.title} | ${brand.name}`}>
        <NotFound />
      </Document>,
    ),
  'confirm.html': mailPage(
    mailWords.confirm.title,
    <Ask words={mailWords.confirm} action={mailRoutes.confirm} />,
  ),
  'confirm-expired.html': mailPage(
    mailWords.expired.title,
    <Ask words={mailWords.expired} action={mailRoutes.confirmAgain} />,
  ),
  'confirmed.html': mailPage(mailWords.confirmed.title, <Confirmed share={false} />),
  'confirmed-share.html': mailPage(mailWords.confirmed.title, <Confirmed share />),
  'unsubscribe.html': mailPage(
    mailWords.unsubscribe.title,
    <Ask words={mailWords.unsubscribe} action={mailRoutes.unsubscribe} />,
  ),
  'manage.html': mailPage(mailWords.manage.title, <Manage said={false} share={false} />),
  'manage-said.html': mailPage(mailWords.manage.title, <Manage said share={false} />),
  'manage-share.html': mailPage(mailWords.manage.title, <Manage said={false} share />),
  'manage-share-said.html': mailPage(mailWords.manage.title, <Manage said share />),
  'erase.html': mailPage(mailWords.erase.title, <AskErase />),
  'note.html': mailPage('%NOTE_TITLE%', <Note />),
  'robots.txt': () => `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  'sitemap.xml': () =>
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${ORIGIN}${routes.home}</loc></url>
</urlset>
`,
}

/** The landing page as a template for a form posted without JavaScript and refused. */
function refused(place: FormPlace) {
  const form: RefusedForm = {
    place,
    typed: { email: '%EMAIL%', postcode: '%POSTCODE%' },
    fault: {
      title: '%FAULT_TITLE%',
      text: '%FAULT_TEXT%',
      invalid: { email: '%EMAIL_INVALID%', postcode: '%POSTCODE_INVALID%' },
    },
  }
  return (assets: PageAssets) =>
    render(
      <Document assets={assets} page="landing" title={meta.title}>
        <Landing refused={form} />
      </Document>,
    )
}

function mailPage(title: string, content: ReactElement) {
  return (assets: PageAssets) =>
    render(
      <Document assets={assets} page="mail" title={`${title} | ${brand.name}`}>
        {content}
      </Document>,
    )
}

function joined(place: FormPlace) {
  return (assets: PageAssets) =>
    render(
      <Document assets={assets} page="joined" title={`${waitlistWords.dialog.title} | ${brand.name}`}>
        <Joined place={place} />
      </Document>,
    )
}

function render(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
