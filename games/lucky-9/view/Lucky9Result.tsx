import { t } from '@palaro/client';
import { CardRow } from '../../playing-cards/view/CardRow.tsx';
import type { Lucky9Outcome } from '../card.ts';
import { spokenCards } from './words.ts';

/** A hand in the verifier: every seat's cards and what they come to. */
export function Lucky9Result({ outcome }: { outcome: unknown }) {
  const { hands, seat } = outcome as Lucky9Outcome;
  return (
    <>
      {hands.map((cards, place) => {
        const name =
          place === hands.length - 1
            ? t('lucky-9.banker')
            : t('lucky-9.seat_number', { number: place });
        const label = place === seat ? `${name}, ${t('lucky-9.yours')}` : name;
        return (
          <div key={place}>
            <CardRow label={label} cards={cards} />
            <p>{spokenCards(cards)}</p>
          </div>
        );
      })}
    </>
  );
}
