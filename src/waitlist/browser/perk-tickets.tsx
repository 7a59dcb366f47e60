import { Icon, type IconName } from '#src/ui/icon.tsx'

const ICONS: readonly IconName[] = ['check', 'drop', 'bolt']

/** The perks of joining early, as tickets: all three, or the two that save money. */
export function PerkTickets({ perks }: { perks: readonly string[] }) {
  const icons = ICONS.slice(-perks.length)
  return (
    <ul className="perks">
      {perks.map((perk, i) => (
        <li key={perk}>
          <Icon name={icons[i]!} />
          <span>{perk}</span>
        </li>
      ))}
    </ul>
  )
}
