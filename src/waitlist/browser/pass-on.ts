import { shareWords as words } from '#src/content/share.ts'

/** Whether the device has its own panel to share by. */
export const canShare = () => Boolean(navigator.share)

/** Opens the device's own panel. Closing it is a change of mind, not a fault. */
export async function shareLink(url: string): Promise<void> {
  await navigator.share({ title: document.title, text: words.message, url }).catch(() => {})
}

/** Copies a link. Returns a message about it: the link itself if the browser refused. */
export function copyLink(link: string): Promise<string> {
  return navigator.clipboard.writeText(link).then(
    () => words.copied,
    () => link,
  )
}
