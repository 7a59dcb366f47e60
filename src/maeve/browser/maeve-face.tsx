/** Maeve: the van's cream face under its awning. */
export function MaeveFace() {
  return (
    <svg className="maeve-face" viewBox="4 4 232 232" aria-hidden="true">
      <path d="M0 0h240v240H0z" fill="#0f4a3a" />
      <path d="M44 60v68c0 62 36 86 76 86s76-24 76-86V60" fill="#fffaf0" stroke="#ffae1a" strokeWidth="7" />
      <g fill="#ffc3ae">
        <ellipse cx="70" cy="164" rx="15" ry="9" />
        <ellipse cx="170" cy="164" rx="15" ry="9" />
      </g>
      <g fill="#14303a">
        <ellipse cx="86" cy="136" rx="15" ry="18.5" />
        <ellipse cx="154" cy="136" rx="15" ry="18.5" />
      </g>
      <g fill="#fff">
        <circle cx="91" cy="129" r="5.5" />
        <circle cx="159" cy="129" r="5.5" />
      </g>
      <path d="M98 174q22 21 44 0" fill="none" stroke="#0f4a3a" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M20 34h200v42a20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0z"
        fill="#ffae1a"
      />
      <path d="M60 34h40v42a20 20 0 0 1-40 0zM140 34h40v42a20 20 0 0 1-40 0z" fill="#fff6e6" />
      <path d="M0 0h240v40H0z" fill="#0f4a3a" />
    </svg>
  )
}
