import './desk.css'
import { createRoot } from 'react-dom/client'
import { openWith } from './calls/desk-key.ts'
import { DeskFrame } from './desk-frame.tsx'

/**
 * Takes the link's token out of the address before anything else happens. It comes after the #, so it never
 * reaches a log. What remains in the address says where the founder was.
 */
function takeToken(): string | null {
  const link = new URLSearchParams(location.hash.slice(1))
  const token = link.get('link')
  if (token !== null) history.replaceState(null, '', `/#${link.get('at') ?? ''}`)
  return token
}

void openWith(takeToken())
// Somebody may open the next link in this same window, which does not load the page again.
addEventListener('hashchange', () => {
  const token = takeToken()
  if (token !== null) void openWith(token)
})
createRoot(document.getElementById('desk')!).render(<DeskFrame />)
