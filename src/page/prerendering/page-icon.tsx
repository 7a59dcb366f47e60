import { ICON_PATHS, IconShape } from '#src/ui/icon.tsx'
import pageIcons from './page-icons.json' with { type: 'json' }

/** All icons. Those that no script draws are kept separate, so no visitor fetches them twice. */
const PATHS = { ...ICON_PATHS, ...pageIcons }

export function PageIcon({ name }: { name: keyof typeof PATHS }) {
  return <IconShape path={PATHS[name]} />
}
