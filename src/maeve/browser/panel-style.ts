import { loadStyle } from '#src/ui/load-style.ts'
import url from './maeve-panel.css?url'

/** Fetches the panel's style, which only visitors who open it need. Rejects if it cannot be loaded. */
export const loadPanelStyle = () => loadStyle(url)
