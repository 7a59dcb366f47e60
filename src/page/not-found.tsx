import { notFound as words } from '#src/content/landing.ts'
import { routes } from '#src/routes.ts'
import { PlainPage } from './page-frame.tsx'
import { NotFoundPicture } from './sections/pictures.tsx'

export function NotFound() {
  return (
    <PlainPage>
      <NotFoundPicture />
      <h1>{words.title}</h1>
      <p className="lead">{words.body}</p>
      <a className="button" href={routes.home}>
        {words.home}
      </a>
    </PlainPage>
  )
}
