import { shareWords as words } from '#src/content/share.ts'

/** Returns whether the device has its own sharing panel. */
export const canShare = () => Boolean(navigator.share)

/** Opens the device's own sharing panel. Closing it is not an error. */
export async function shareLink(url: string): Promise<void> {
  await navigator.share({ title: document.title, text: words.message, url }).catch(() => {})
}

/** Copies a link, and returns a message about it. */
export function copyLink(link: string): Promise<string> {
  return navigator.clipboard.writeText(link).then(
    () => words.copied,
    () => words.notCopied,
  )
}
