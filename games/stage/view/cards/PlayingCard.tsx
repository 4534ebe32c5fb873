import styles from './card.module.css';
import { faceOf, SUIT_PATHS } from './faces.ts';

interface PlayingCardProps {
  /** 0 … 51: rank · 4 + suit; null shows the back. */
  card: number | null;
  /** Said by screen readers; without it the card is decoration. */
  name?: string;
  className?: string | undefined;
}

/** A card as a vector: rank and suit in the corners, the suit large in the middle. */
export function PlayingCard({ card, name, className }: PlayingCardProps) {
  return (
    <svg
      viewBox="0 0 100 140"
      className={className === undefined ? styles.card : `${styles.card} ${className}`}
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
      aria-hidden={name === undefined || undefined}
    >
      <rect x="1.5" y="1.5" width="97" height="137" rx="10" className={styles.paper} />
      {card === null ? <Back /> : <Face card={card} />}
    </svg>
  );
}

function Face({ card }: { card: number }) {
  const { rank, suit, red } = faceOf(card);
  return (
    <g className={red ? styles.red : styles.black}>
      <text x="17" y="33" className={styles.rank} textAnchor="middle">
        {rank}
      </text>
      <path d={SUIT_PATHS[suit]} transform="translate(8 39) scale(.36)" />
      <path d={SUIT_PATHS[suit]} transform="translate(26 48) scale(.96)" />
      <g transform="rotate(180 50 70)">
        <text x="17" y="33" className={styles.rank} textAnchor="middle">
          {rank}
        </text>
        <path d={SUIT_PATHS[suit]} transform="translate(8 39) scale(.36)" />
      </g>
    </g>
  );
}

const Back = () => (
  <>
    <rect x="8" y="8" width="84" height="124" rx="6" className={styles.back} />
    <path
      d="M50 30 78 70 50 110 22 70zM50 46 67 70 50 94 33 70zM50 60 57 70 50 80 43 70z"
      className={styles.weave}
    />
  </>
);
