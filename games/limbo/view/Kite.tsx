interface KiteProps {
  className: string | undefined;
  flying: boolean;
  result: 'won' | 'lost' | null;
}

/** A paper kite with its tail and the string to the ground. */
export function Kite({ className, flying, result }: KiteProps) {
  return (
    <svg
      className={className}
      data-flying={flying || undefined}
      data-result={result}
      viewBox="-60 -70 120 220"
      width={120}
      height={220}
    >
      <path
        d="M0 58C-16 84 18 104 2 128S-10 146 0 150"
        fill="none"
        stroke="#fff4dc"
        strokeWidth="3"
      />
      <path d="M-4 84l-13-7v14zM-4 84l13-7v14zM7 116l-12-7v14zM7 116l12-7v14z" fill="#ff7a66" />
      <path
        d="M0-62 46-4 0 60-46-4z"
        fill="#0a0d22"
        stroke="#0a0d22"
        strokeWidth="10"
        strokeLinejoin="round"
      />
      <path d="M0-62V60L-46-4z" fill="#f7c548" />
      <path d="M0-62V60L46-4z" fill="#ff7a66" />
      <path d="M0-62-46-4H46z" fill="#fff4dc" opacity="0.28" />
      <path d="M-46-4H46M0-62V60" stroke="#0a0d22" strokeWidth="4" opacity="0.55" />
    </svg>
  );
}
