import { liveSign } from '#src/waitlist/browser/sign/live-sign.ts'

/** Brings the street sign of a page to life. */
const part = document.querySelector('.share')!
// The page gives the path of the street's module: if it were imported by name, the build would split it, and the
// landing page would fetch one more file.
await import(/* @vite-ignore */ document.body.dataset.street!).catch(() => {})
liveSign(part.querySelector('.street-sign')!, {
  link: part.querySelector<HTMLAnchorElement>(':scope > a')!.href,
  begun: part.querySelector('.begun span')!.textContent,
})
