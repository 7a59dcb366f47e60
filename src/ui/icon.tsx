/** The line icons that scripts draw, on a 24-unit grid; the page's own are in page/prerendering/page-icon.tsx. */
export const ICON_PATHS = {
  drop: 'M12 3s6 6.5 6 11a6 6 0 0 1-12 0c0-4.5 6-11 6-11z',
  bolt: 'M13 2 4 14h6l-1 8 9-12h-6z',
  shield: 'M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2 2 4-4',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M12 20V5M6 11l6-6 6 6',
  check: 'm5 12 5 5 9-10',
  envelope: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3.5 7l8.5 6 8.5-6',
} as const

export type IconName = keyof typeof ICON_PATHS

/** Decoration only, so hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return <IconShape path={ICON_PATHS[name]} />
}

export function IconShape({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
