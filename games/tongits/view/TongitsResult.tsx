import { t } from '@palaro/client';
import { CardRow } from '../../playing-cards/view/CardRow.tsx';
import type { TongitsOutcome } from '../card.ts';
import { reasonText } from './words.ts';
import styles from './end.module.css';

/** A hand in the verifier: how it ended, and every seat's melds and cards. */
export function TongitsResult({ outcome }: { outcome: unknown }) {
  const { hands, exposed, points, end, pays, winner, seat } = outcome as TongitsOutcome;
  return (
    <div className={styles.result}>
      <p>{end && t(`tongits.end_${end}`)}</p>
      {hands.map((cards, place) => {
        const name =
          place === hands.length - 1
            ? t('tongits.dealer')
            : t('tongits.seat_number', { number: place });
        const label = place === seat ? `${name}, ${t('tongits.yours')}` : name;
        const melds = exposed.filter(({ owner }) => owner === place);
        return (
          <div key={place}>
            {melds.map((meld, at) => (
              <CardRow key={at} label={at === 0 ? label : ''} cards={meld.cards} />
            ))}
            <CardRow label={melds.length === 0 ? label : ''} cards={cards} />
            <p>
              {[
                t('tongits.points', { points: points[place] ?? 0 }),
                reasonText({ pays, winner }, place),
              ].join(', ')}
            </p>
          </div>
        );
      })}
    </div>
  );
}
