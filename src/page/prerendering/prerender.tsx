import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '#src/content/brand.ts'
import { districtWords } from '#src/content/district.ts'
import { meta, notFound } from '#src/content/landing.ts'
import { mailPageWords as mailWords } from '#src/content/mail-pages.ts'
import { privacyWords } from '#src/content/privacy.ts'
import { signWords } from '#src/content/street-sign.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import { PAGES } from '#src/features/pages.ts'
import { marksOf } from '#src/http/template.ts'
import { DISTRICTS_SITEMAP, mailRoutes, NEIGHBOURS, routes } from '#src/routes.ts'
import { site } from '#src/site-values.ts'
import { type FormPlace, ofEachField } from '#src/waitlist/entry.ts'
import {
  type DistrictPage,
  fieldMark,
  type LinkPages,
  type NeighbourPage,
  type RefusedPage,
} from '#src/waitlist/filled-pages.ts'
import { Landing } from '../landing.tsx'
import { Ask, AskConfirm, AskErase, AskWaiting, Confirmed, Note, Street } from '../mail-pages/mail-card.tsx'
import { Manage } from '../mail-pages/manage.tsx'
import { Joined, NotFound, Privacy } from '../other-pages.tsx'
import { PageFrame } from '../page-frame.tsx'
import type { RefusedForm } from '../sections/join-form.tsx'
import { Document, type PageAssets } from './document.tsx'
import { structuredData } from './structured-data.ts'

export type { PageAssets }
export type Documents = Record<string, (assets: PageAssets) => string>

const landingTitle = meta.title(site.LAUNCH_TITLE)

/** The pages that links in emails open. */
const LINK_PAGES: Record<`${keyof LinkPages}.html`, Documents[string]> = {
  'confirm.html': mailPage(mailWords.confirm.title, <AskConfirm />),
  'confirm-expired.html': mailPage(
    mailWords.expired.title,
    <Ask words={mailWords.expired} action={mailRoutes.confirmAgain} />,
  ),
  'confirmed.html': mailPage(mailWords.confirmed.title, <Confirmed pass={mailWords.tell} />, 'share'),
  'confirmed-share.html': mailPage(mailWords.confirmed.title, <Confirmed pass={mailWords.share} />, 'share'),
  'unsubscribe.html': mailPage(
    mailWords.unsubscribe.title,
    <Ask words={mailWords.unsubscribe} action={mailRoutes.unsubscribe} danger />,
  ),
  'manage.html': mailPage(mailWords.manage.title, <Manage />),
  'erase.html': mailPage(mailWords.erase.title, <AskErase />),
  'waiting.html': mailPage(mailWords.waiting.title, <AskWaiting />),
  'note.html': mailPage(marksOf<LinkPages['note']>().NOTE_TITLE, <Note />),
}

/** Every page and text file of the site, rendered at build time. The server fills in the `%NAME%` placeholders. */
export const documents: Documents = {
  'index.html': document(
    {
      page: 'landing',
      title: landingTitle,
      path: routes.home,
      structuredData: structuredData(site.PUBLIC_URL),
      more: 'streetLife',
    },
    <Landing />,
  ),
  'refused-hero.html': refused('hero'),
  'refused-banner.html': refused('banner'),
  'joined-hero.html': joined('hero'),
  'joined-banner.html': joined('banner'),
  'street.html': document({ page: 'mail', title: titled(signWords.page.title), more: 'share' }, <Street />),
  'neighbour.html': neighbour(),
  'district.html': district(),
  'privacy.html': document({ page: 'privacy', title: titled(privacyWords.title) }, <Privacy />),
  ...featurePages(),
  '404.html': document({ page: 'not-found', title: titled(notFound.title) }, <NotFound />),
  ...LINK_PAGES,
  'robots.txt': () =>
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.PUBLIC_URL}/sitemap.xml\nSitemap: ${site.PUBLIC_URL}${DISTRICTS_SITEMAP}\n`,
  'sitemap.xml': () =>
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${site.PUBLIC_URL}${routes.home}</loc></url>
</urlset>
`,
}

function featurePages(): Documents {
  const all = PAGES.map(({ name, path, title, description, script, Page }) => [
    `${name}.html`,
    document(
      { page: name, title: titled(title), path, about: { title, description }, script },
      <PageFrame className={`wrap privacy ${name}`}>
        <Page />
      </PageFrame>,
    ),
  ])
  return Object.fromEntries(all)
}

/** The landing page as a template for a form that was posted without JavaScript and refused. */
function refused(place: FormPlace) {
  const values = marksOf<RefusedPage>()
  const form: RefusedForm = {
    place,
    typed: ofEachField(field => values[fieldMark(field)]),
    fault: {
      text: values.FAULT,
      invalid: ofEachField(field => values[`${fieldMark(field)}_INVALID`]),
    },
  }
  return document(
    { page: 'landing', title: landingTitle, more: 'streetLife' },
    <>
      <Landing refused={form} />
      <input type="hidden" name="s" value={values.SOURCE} form={`${place}-form`} />
      <input type="hidden" name="r" value={values.REFERRER} form={`${place}-form`} />
      <input type="hidden" name="asked" value={values.ASKED} form={`${place}-form`} />
    </>,
  )
}

/**
 * The landing page for a neighbour's link; for search engines, its canonical address is the main landing page's.
 */
function neighbour() {
  const { DISTRICT, DISTRICT_PATH } = marksOf<NeighbourPage>()
  const at = `${NEIGHBOURS}/${DISTRICT_PATH}`
  const title = signWords.neighbour(DISTRICT)
  return document(
    {
      page: 'landing',
      title: landingTitle,
      path: routes.home,
      about: {
        title,
        description: meta.description,
        at,
        picture: { path: `${at}/sign.png`, alt: signWords.alt(DISTRICT, title, '') },
      },
      more: 'streetLife',
    },
    <Landing eyebrow={title} />,
  )
}

/**
 * The landing page of a district with enough people for one of its own: with their number, their street, and the
 * district in the form.
 */
function district() {
  const { DISTRICT, DISTRICT_PATH, WAITING, SMALL_STREET, PROMISE } = marksOf<DistrictPage>()
  const path = `${NEIGHBOURS}/${DISTRICT_PATH}`
  const title = districtWords.page.title(DISTRICT)
  const page = document(
    {
      page: 'landing',
      title: titled(title),
      path,
      about: {
        title,
        description: `${WAITING}. ${meta.description}`,
        picture: { path: `${path}/sign.png`, alt: signWords.alt(DISTRICT, title, WAITING) },
      },
      more: 'streetLife',
    },
    <Landing
      eyebrow={signWords.neighbour(DISTRICT)}
      street={
        <>
          <p className="form-line">
            <b>{WAITING}.</b> {PROMISE}
          </p>
          {SMALL_STREET}
        </>
      }
    />,
  )
  // The forms are those of the landing page, so the district has to be filled in.
  return (assets: PageAssets) =>
    page(assets).replaceAll('name="postcode"', `name="postcode" value="${DISTRICT} "`)
}

function joined(place: FormPlace) {
  return document({ page: 'joined', title: titled(waitlistWords.dialog.title) }, <Joined place={place} />)
}

function mailPage(title: string, body: ReactElement, more?: 'share') {
  return document({ page: 'mail', title: titled(title), more }, body)
}

function titled(title: string): string {
  return `${title} | ${brand.name}`
}

type Head = Omit<ComponentProps<typeof Document>, 'assets' | 'children'>

function document(head: Head, body: ReactElement) {
  return (assets: PageAssets) =>
    `<!doctype html>${renderToStaticMarkup(
      <Document assets={assets} {...head}>
        {body}
      </Document>,
    )}`
}
