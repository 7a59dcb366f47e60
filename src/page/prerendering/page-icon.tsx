import { ICON_PATHS, IconShape } from '#src/ui/icon.tsx'

/** Icons of sections that no script draws: kept separate, so that no visitor fetches them twice. */
const PATHS = {
  ...ICON_PATHS,
  leaf: 'M5 20c0-9 5-14 15-15 0 10-5 15-12 15M5 20c2-5 5-8 9-10',
  calendar: 'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 10h16M8 3v4M16 3v4',
  pin: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l2 1H4zM10 21h4',
  card: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM3 10h18M7 15h3',
  chevron: 'm6 9 6 6 6-6',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7v.01',
  facebook:
    'M14 22v-8h3l.5-4H14V8c0-1.2.4-2 2-2h1.8V2.3A14 14 0 0 0 15.2 2C12.5 2 10.5 3.7 10.5 6.8V10H7.5v4h3v8',
} as const

export function PageIcon({ name }: { name: keyof typeof PATHS }) {
  return <IconShape path={PATHS[name]} />
}
