/** An envelope with its seal, flat and two-toned, lit from the upper left. */
export const RedEnvelope = () => (
  <svg viewBox="0 0 48 64" width="48" height="64" aria-hidden focusable="false">
    <rect x="2" y="2" width="44" height="60" rx="6" fill="var(--coral)" />
    <path
      d="M2 8a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v10L24 32 2 18z"
      fill="var(--on-coral)"
      opacity=".28"
    />
    <circle cx="24" cy="32" r="9" fill="var(--gold)" />
    <path d="M20 32h8M24 28v8" stroke="var(--on-gold)" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
