import { t } from '@palaro/client';
import { CardRow } from '../../playing-cards/view/CardRow.tsx';
import type { PusoyOutcome } from '../card.ts';
import styles from './pusoy.module.css';
import { cardsText } from './words.ts';

/** A hand in the verifier: what every seat was dealt, and what it had left. */
export function PusoyResult({ outcome }: { outcome: unknown }) {
  const { dealt, left, seat, winner } = outcome as PusoyOutcome;
  return (
    <>
      {dealt.map((cards, place) => (
        <div key={place} className={styles.dealt}>
          <CardRow
            label={t(place === seat ? 'pusoy-dos.seat_yours' : 'pusoy-dos.seat_number', {
              number: place,
            })}
            cards={cards}
          />
          <p>
            {place === winner
              ? t('pusoy-dos.went_out')
              : t('pusoy-dos.left_over', { cards: cardsText(left[place] ?? []) })}
          </p>
        </div>
      ))}
    </>
  );
}
