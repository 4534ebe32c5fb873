import { t } from '@palaro/client';
import type { BoardProps } from '../../card-room/view/card-room-contract.ts';
import { nameOf } from '../../card-room/view/seat-words.ts';
import { CardFace } from '../../playing-cards/view/CardArt.tsx';
import { cardName } from '../../playing-cards/view/faces.ts';
import { shortPesos } from '../../stage/view/money-text.ts';
import type { PusoySeen } from '../hand.ts';
import styles from './pusoy.module.css';
import { ScoreSheet } from './ScoreSheet.tsx';
import { kindText } from './words.ts';

/** What lies on the felt: the play to beat and whose it is, and at the end who pays what. */
export function PusoyBoard({ seen, place, seats, stake, over }: BoardProps<PusoySeen>) {
  const { trick, hands } = seen;
  if (over) return <ScoreSheet seen={seen} seats={seats} stake={stake} />;
  const owner = seats.find((seat) => seat.place === trick?.place);
  const name = owner ? nameOf(owner) : '';
  const way = trick ? (trick.place - place + hands.length) % hands.length : 0;
  return (
    <div className={styles.board}>
      <p className={styles.unit}>{t('pusoy-dos.a_card', { stake: shortPesos(stake) })}</p>
      <div className={styles.trick} data-from={hands.length === 3 ? `${way}/3` : way} aria-hidden>
        {trick === null ? (
          <span className={styles.empty} />
        ) : (
          trick.cards.map((card, at) => (
            <svg
              key={card}
              viewBox="0 0 100 140"
              style={{ ['--off' as never]: at - (trick.cards.length - 1) / 2 }}
            >
              <CardFace card={card} />
            </svg>
          ))
        )}
      </div>
      <p className={styles.whose} data-own={trick?.place === place || undefined} aria-hidden>
        {trick
          ? t('pusoy-dos.played_by', { name, kind: kindText(trick.cards) })
          : t('pusoy-dos.leads')}
      </p>
      <p className="sr-only" role="status">
        {trick &&
          t('pusoy-dos.spoken_played', {
            name,
            kind: kindText(trick.cards),
            cards: trick.cards.map(cardName).join(', '),
          })}
      </p>
    </div>
  );
}
