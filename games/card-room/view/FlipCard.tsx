import type { CSSProperties } from 'react';
import { CardBack, CardFace } from '../../playing-cards/view/CardArt.tsx';
import styles from './seat.module.css';

interface FlipCardProps {
  /** `null` lies face down. */
  card: number | null;
  /** Milliseconds until it leaves the deck. */
  delay: number;
}

/** A card that comes from the deck and is turned once it is known. */
export const FlipCard = ({ card, delay }: FlipCardProps) => (
  <span
    className={styles.card}
    data-open={card !== null || undefined}
    style={
      { animationDelay: `${delay}ms`, ['--turn' as never]: `${delay + 240}ms` } as CSSProperties
    }
  >
    <svg viewBox="0 0 100 140" className={styles.back}>
      <CardBack />
    </svg>
    <svg viewBox="0 0 100 140" className={styles.front}>
      {card !== null && <CardFace card={card} />}
    </svg>
  </span>
);
