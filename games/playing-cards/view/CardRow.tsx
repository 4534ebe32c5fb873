import { cardName } from './faces.ts';
import { PlayingCard } from './PlayingCard.tsx';
import styles from './field.module.css';

/** A side's cards in a row after its name. */
export const CardRow = ({ label, cards }: { label: string; cards: readonly number[] }) => (
  <div className={styles.row} role="group" aria-label={label}>
    <b>{label}</b>
    {cards.map((card, at) => (
      <PlayingCard key={at} card={card} name={cardName(card)} />
    ))}
  </div>
);
