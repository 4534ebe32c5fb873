import { CardFace } from '../../playing-cards/view/CardArt.tsx';
import styles from './tongits.module.css';

interface StripProps {
  cards: readonly number[];
  /** Said by screen readers; without it the cards are decoration. */
  name?: string;
}

/** Cards that overlap, so that each shows its rank and suit. */
export const Strip = ({ cards, name }: StripProps) => (
  <span
    className={styles.strip}
    role={name === undefined ? undefined : 'img'}
    aria-label={name}
    aria-hidden={name === undefined || undefined}
  >
    {cards.map((card) => (
      <svg key={card} viewBox="0 0 100 140">
        <CardFace card={card} />
      </svg>
    ))}
  </span>
);
