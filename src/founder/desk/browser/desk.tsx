import './desk.css'
import { createRoot } from 'react-dom/client'
import { DeskFrame } from './desk-frame.tsx'
import { openWith } from './desk-key.ts'

// The link's token is after the #, which no log ever sees. It is removed from the address before anything else.
const token = new URLSearchParams(location.hash.slice(1)).get('link')
if (token !== null) history.replaceState(null, '', '/')
void openWith(token)
createRoot(document.getElementById('desk')!).render(<DeskFrame />)
