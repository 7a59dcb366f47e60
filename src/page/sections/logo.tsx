import { brand } from '#src/content/brand.ts'

/** The mark (awning, kerb and wheel) and the name in the display font. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <path fill="var(--logo)" d="M0 0h104v104H0z" />
        <path fill="#8fe3c4" d="M0 70h30a12 12 0 0 1 12 12v22H0z" />
        <circle cx="69" cy="71" r="20.5" fill="#fff6e6" />
        <circle cx="69" cy="71" r="8.5" fill="var(--logo)" />
        <path
          fill="#ffae1a"
          d="M0 0h104v24a17.33 17.33 0 0 1-34.67 0 17.33 17.33 0 0 1-34.66 0A17.33 17.33 0 0 1 0 24z"
        />
        <path fill="#fff6e6" d="M34.67 0h34.66v24a17.33 17.33 0 0 1-34.66 0z" />
      </svg>
      <span>{brand.name.toLowerCase()}</span>
    </span>
  )
}
