import { t } from '@palaro/client';
import { CardBack, CardFace } from '../../playing-cards/view/CardArt.tsx';
import { cardName } from '../../playing-cards/view/faces.ts';
import type { BoardProps } from '../../card-room/view/card-room-contract.ts';
import { nameOf } from '../../card-room/view/seat-words.ts';
import type { CardSeat } from '../../stage/view/view-contract.ts';
import type { TongitsSeen } from '../seen.ts';
import { targetsOf } from './choices.ts';
import { Strip } from './Strip.tsx';
import { TongitsEnd } from './TongitsEnd.tsx';
import { press } from './TongitsMoves.tsx';
import styles from './tongits.module.css';

type Props = BoardProps<TongitsSeen>;

/** Stock, discards and everybody's melds; once the hand is over, how it ended. */
export function TongitsBoard(props: Props) {
  const { seats, over, seen } = props;
  if (over) return <TongitsEnd seats={seats} seen={seen} />;
  const mine = seats.find(({ you }) => you)?.seatNo ?? 0;
  // From the player's left on, himself last.
  const far = ({ seatNo }: CardSeat) => (seatNo > mine ? seatNo : seatNo + 1_000);
  const order = [...seats].sort((a, b) => far(a) - far(b));
  return (
    <div className={styles.board}>
      <Piles {...props} />
      {(['left', 'right', 'mine'] as const).map((area, at) => {
        const seat = order[at];
        return seat ? <Melds key={area} props={props} area={area} seat={seat} /> : null;
      })}
    </div>
  );
}

/** What is drawn or taken by a touch too. */
function Piles(props: Props) {
  const { seen, able } = props;
  const { stock, top, discarded } = seen;
  const draws = able && seen.phase === 'draw';
  return (
    <div className={styles.piles}>
      <button
        type="button"
        className={styles.pile}
        aria-label={t('tongits.stock', { count: stock })}
        aria-disabled={!draws || undefined}
        data-able={draws || undefined}
        onClick={() => draws && press('draw', props)}
      >
        <svg viewBox="-8 -8 116 148" aria-hidden>
          {(stock > 8 ? [8, 4, 0] : stock > 1 ? [4, 0] : stock > 0 ? [0] : []).map((at) => (
            <g key={at} transform={`translate(${at} ${-at})`}>
              <CardBack />
            </g>
          ))}
        </svg>
        <span aria-hidden>
          <span>{t('tongits.stock_short')}</span> <b>{stock}</b>
        </span>
      </button>
      <button
        type="button"
        className={styles.pile}
        aria-label={
          top === null ? t('tongits.discards_none') : t('tongits.discards', { card: cardName(top) })
        }
        aria-disabled={!draws || top === null || undefined}
        onClick={() => draws && press('take', props)}
      >
        <svg viewBox="-8 -8 116 148" aria-hidden>
          <rect x="1.5" y="1.5" width="97" height="137" rx="10" className={styles.empty} />
          {top !== null && (
            <g key={`${discarded}/${top}`} className={styles.thrown}>
              <CardFace card={top} />
            </g>
          )}
        </svg>
        <span aria-hidden>
          <span>{t('tongits.discards_short')}</span> <b>{discarded}</b>
        </span>
      </button>
    </div>
  );
}

interface MeldsProps {
  props: Props;
  area: 'left' | 'right' | 'mine';
  seat: CardSeat;
}

/** A seat's melds; those that the raised cards fit are pressed to lay off on. */
function Melds({ props, area, seat }: MeldsProps) {
  const { seen, raised, raise, able, move } = props;
  const plays = able && seen.phase === 'play';
  const targets = plays ? targetsOf(seen, raised) : [];
  const name = nameOf(seat);
  return (
    <ul className={styles.melds} data-area={area} aria-label={t('tongits.melds_of', { name })}>
      {seen.exposed.map(({ owner, cards }, target) => {
        if (owner !== seat.place) return null;
        const words = cards.map(cardName).join(', ');
        return (
          <li key={target}>
            {targets.includes(target) ? (
              <button
                type="button"
                className={styles.target}
                aria-label={t('tongits.meld_fits', { cards: words })}
                onClick={() => {
                  raise([]);
                  move('sapaw', { cards: [...raised], target });
                }}
              >
                <Strip cards={cards} />
              </button>
            ) : (
              <Strip cards={cards} name={words} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
