import { canShare, copyLink, shareLink } from './pass-on.ts'

/** Activates the buttons below the link on the confirmed page: to copy it, and to share it if the device can. */
const part = document.querySelector('.share')!
const link = part.querySelector('a')!.href
const said = part.querySelector('[role=status]')!
const [copy, share] = part.querySelectorAll('button')

copy!.hidden = false
copy!.onclick = async () => {
  said.textContent = await copyLink(link)
}
share!.hidden = !canShare()
share!.onclick = () => shareLink(link)
