import { cx } from '@palaro/ui';
import { CardBack, CardFace } from './CardArt.tsx';
import styles from './card.module.css';

interface PlayingCardProps {
  /** 0 … 51: rank · 4 + suit; null shows the back. */
  card: number | null;
  /** Said by screen readers; without it the card is decoration. */
  name?: string;
  className?: string | undefined;
}

/** A card as a vector: rank and suit large in the corner, so that it is read at 44 px. */
export const PlayingCard = ({ card, name, className }: PlayingCardProps) => (
  <svg
    viewBox="0 0 100 140"
    className={cx(styles.card, className)}
    role={name === undefined ? undefined : 'img'}
    aria-label={name}
    aria-hidden={name === undefined || undefined}
  >
    {card === null ? <CardBack /> : <CardFace card={card} />}
  </svg>
);
