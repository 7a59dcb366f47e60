import { liveSign } from '#src/waitlist/browser/sign/live-sign.ts'

/** Brings the street sign of a page to life. */
const part = document.querySelector('.share')!
// Named by the page: as an import of this file it would be divided, and the landing page would fetch one file more.
await import(/* @vite-ignore */ document.body.dataset.street!).catch(() => {})
liveSign(part.querySelector('.street-sign')!, {
  link: part.querySelector<HTMLAnchorElement>(':scope > a')!.href,
  begun: part.querySelector('.begun')!.textContent,
})
