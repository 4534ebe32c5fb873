/** A gold nugget: flat facets, light from above. */
export const Nugget = () => (
  <svg viewBox="0 0 48 48" aria-hidden>
    <path d="M9 27 15 13l12-5 12 9 2 14-9 9-15 1z" fill="#b9791b" />
    <path d="M9 27 15 13l12-5 12 9-6 6-13 1z" fill="#f7c548" />
    <path d="M15 13l12-5 1 8-8 8z" fill="#ffe9a8" />
    <path d="M39 17l2 14-9 9-7-9 8-8z" fill="#d99a26" />
    <path d="M9 27l11-3 5 7 7 9-15 1z" fill="#e8b136" />
    <path d="M36 6v6M33 9h6" stroke="#fff6d8" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

/** A sea mine with its horns and a lit fuse. */
export const Mine = () => (
  <svg viewBox="0 0 48 48" aria-hidden>
    <path
      d="M24 8v6M24 38v5M9 26H4M44 26h-5M13 15l-4-4M35 15l4-4M13 37l-4 4M35 37l4 4"
      stroke="#0a0d22"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <circle cx="24" cy="26" r="14" fill="#1f2750" stroke="#0a0d22" strokeWidth="3" />
    <path
      d="M16 22a9 9 0 0 1 7-6"
      stroke="#8ea0ff"
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
    />
    <circle cx="24" cy="7" r="4" fill="#ff7a66" />
  </svg>
);
