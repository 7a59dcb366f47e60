import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '#src/content/brand.ts'
import { districtWords } from '#src/content/district.ts'
import { meta, notFound } from '#src/content/landing.ts'
import { mailPageWords as mailWords } from '#src/content/mail-pages.ts'
import { privacyWords } from '#src/content/privacy.ts'
import { signWords } from '#src/content/street-sign.ts'
import { waitlistWords } from '#src/content/waitlist.ts'
import { PAGES } from '#src/features-pages.ts'
import { type Marked, marksOf } from '#src/http/template.ts'
import { DISTRICTS_SITEMAP, mailRoutes, NEIGHBOURS, routes } from '#src/routes.ts'
import { type FormPlace, ofEachField } from '#src/waitlist/entry.ts'
import {
  type DistrictPage,
  fieldMark,
  type LinkPages,
  type NeighbourPage,
  type RefusedPage,
  type StreetMarks,
} from '#src/waitlist/filled-pages.ts'
import { Joined } from '../joined.tsx'
import { Landing } from '../landing.tsx'
import { Ask, AskErase, AskWaiting, Confirmed, Note, Street } from '../mail-pages/mail-card.tsx'
import { Manage } from '../mail-pages/manage.tsx'
import { site } from '../marks.ts'
import { NotFound } from '../not-found.tsx'
import { PageFrame } from '../page-frame.tsx'
import { Privacy } from '../privacy.tsx'
import type { RefusedForm } from '../sections/join-form.tsx'
import { Document, type PageAssets } from './document.tsx'
import { structuredData } from './structured-data.ts'

export type { PageAssets }
export type Documents = Record<string, (assets: PageAssets) => string>

/** Every page and text of the site, rendered at build. The server fills in the `%NAME%` marks. */
export const documents: Documents = {
  'index.html': document(
    {
      page: 'landing',
      title: meta.title,
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
  'street.html': document(
    { page: 'mail', title: titled(signWords.page.title), more: 'share' },
    <Street street={marksOf<StreetMarks>()} />,
  ),
  'neighbour.html': neighbour(),
  'district.html': district(),
  'privacy.html': document({ page: 'privacy', title: titled(privacyWords.title) }, <Privacy />),
  ...featurePages(),
  '404.html': document({ page: 'not-found', title: titled(notFound.title) }, <NotFound />),
  ...linkPages({
    confirm: values => ({
      title: mailWords.confirm.title,
      body: <Ask words={mailWords.confirm} action={mailRoutes.confirm} values={values} />,
    }),
    'confirm-expired': values => ({
      title: mailWords.expired.title,
      body: <Ask words={mailWords.expired} action={mailRoutes.confirmAgain} values={values} />,
    }),
    confirmed: values => ({
      title: mailWords.confirmed.title,
      body: <Confirmed place={values.PLACE} street={values} pass={mailWords.tell} />,
    }),
    'confirmed-share': values => ({
      title: mailWords.confirmed.title,
      body: <Confirmed place={values.PLACE} street={values} pass={mailWords.share} />,
    }),
    unsubscribe: values => ({
      title: mailWords.unsubscribe.title,
      body: <Ask words={mailWords.unsubscribe} action={mailRoutes.unsubscribe} values={values} danger />,
    }),
    manage: values => ({ title: mailWords.manage.title, body: <Manage values={values} /> }),
    erase: values => ({ title: mailWords.erase.title, body: <AskErase values={values} /> }),
    waiting: values => ({ title: mailWords.waiting.title, body: <AskWaiting values={values} /> }),
    note: values => ({ title: values.NOTE_TITLE, body: <Note values={values} /> }),
  }),
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
    { page: 'landing', title: meta.title, more: 'streetLife' },
    <>
      <Landing refused={form} />
      <input type="hidden" name="s" value={values.SOURCE} form={`${place}-form`} />
      <input type="hidden" name="r" value={values.REFERRER} form={`${place}-form`} />
      <input type="hidden" name="asked" value={values.ASKED} form={`${place}-form`} />
    </>,
  )
}

/** The landing page for a neighbour's link; its canonical address for search engines is the main one. */
function neighbour() {
  const { DISTRICT, DISTRICT_PATH } = marksOf<NeighbourPage>()
  const at = `${NEIGHBOURS}/${DISTRICT_PATH}`
  const title = signWords.neighbour(DISTRICT)
  return document(
    {
      page: 'landing',
      title: meta.title,
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

/** The landing page of a district with enough people for one of its own: their number, their street, and the form with the place. */
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
      eyebrow={WAITING}
      street={
        <>
          {SMALL_STREET}
          <p>{PROMISE}</p>
        </>
      }
    />,
  )
  // The forms themselves are the landing page's: they know no district.
  return (assets: PageAssets) =>
    page(assets).replaceAll('name="postcode"', `name="postcode" value="${DISTRICT} "`)
}

type LinkPage<Values> = (values: Marked<Values>) => { title: string; body: ReactElement }

function linkPages(pages: { [Name in keyof LinkPages]: LinkPage<LinkPages[Name]> }): Documents {
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]: [string, LinkPage<never>]) => {
      const { title, body } = page(marksOf<never>())
      const more = name.startsWith('confirmed') ? 'share' : undefined
      return [`${name}.html`, document({ page: 'mail', title: titled(title), more }, body)]
    }),
  )
}

function joined(place: FormPlace) {
  return document({ page: 'joined', title: titled(waitlistWords.dialog.title) }, <Joined place={place} />)
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
