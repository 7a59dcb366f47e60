/** The hero's van from the side, flat and small: roof, solar panel, round lamps, and their light at night. */
export function VanDrawing() {
  return (
    <svg viewBox="0 0 132 74" aria-hidden="true">
      <linearGradient id="beam">
        <stop stopColor="#ffe9a8" />
        <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
      </linearGradient>
      <path className="beam" fill="url(#beam)" d="m124 47 90-12v38z" />
      <path fill="#2f4a7c" d="M28 2h46v5H28z" />
      <path fill="#fff6e6" d="M4 48V18Q4 6 16 6h72q16 0 26 15l12 18q2 3 2 9z" />
      <path fill="#0f4a3a" d="M4 46h124v11q0 5-5 5H9q-5 0-5-5z" />
      <path fill="#ffae1a" d="M4 44h124v3H4z" />
      <path fill="#ffdf9e" d="M18 20h60v24H18z" />
      <path fill="#b97f3f" d="M14 42h68v4H14z" />
      <path fill="#2b4a55" d="M90 13q9 1 15 9l12 17H90z" />
      <path
        fill="#ffae1a"
        d="M14 12h12v14a6 6 0 0 1-12 0zM38 12h12v14a6 6 0 0 1-12 0zM62 12h12v14a6 6 0 0 1-12 0z"
      />
      <path
        fill="#fff"
        d="M26 12h12v14a6 6 0 0 1-12 0zM50 12h12v14a6 6 0 0 1-12 0zM74 12h8v14a4 4 0 0 1-8 0z"
      />
      <path fill="#ffae1a" d="M82 6h6q16 0 26 15l4 6-7-3Q102 10 82 10z" />
      <path fill="#fff6e6" d="M4 57h124l-1 2H5zM121 46a6 6 0 1 0 0 12 6 6 0 0 0 0-12z" />
      <circle cx="122" cy="52" r="3.5" fill="#ffe9a8" />
      <g fill="#1d2226">
        <circle cx="32" cy="61" r="12" />
        <circle cx="102" cy="61" r="12" />
      </g>
      <g fill="#f6efe2">
        <circle cx="32" cy="61" r="6" />
        <circle cx="102" cy="61" r="6" />
      </g>
    </svg>
  )
}
