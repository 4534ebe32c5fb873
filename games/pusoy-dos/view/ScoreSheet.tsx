import { t } from '@palaro/client';
import { nameOf, netText } from '../../card-room/view/seat-words.ts';
import { cardText, faceOf } from '../../playing-cards/view/faces.ts';
import { pesos } from '../../stage/view/money-text.ts';
import type { CardSeat } from '../../stage/view/view-contract.ts';
import { costOf, type PusoySeen } from '../hand.ts';
import styles from './pusoy.module.css';
import { countText } from './words.ts';

interface ScoreSheetProps {
  seen: PusoySeen;
  seats: readonly CardSeat[];
  stake: string;
}

/** The end of a hand: what everybody had left, what it counts, and who pays what. */
export function ScoreSheet({ seen, seats, stake }: ScoreSheetProps) {
  const rows = seats
    .flatMap((seat) => (seat.place === null ? [] : [{ seat, cards: known(seen, seat.place) }]))
    .sort((a, b) => costOf(a.cards).units - costOf(b.cards).units);
  const [first] = rows;
  const title = first?.seat.you
    ? t('pusoy-dos.out_you')
    : t('pusoy-dos.out_of', { name: first ? nameOf(first.seat) : '' });
  return (
    // On a low screen it scrolls, by keys too.
    <div className={styles.sheet} role="region" aria-label={title} tabIndex={0}>
      <h3>{title}</h3>
      <p className={styles.unit}>{t('pusoy-dos.a_card', { stake: pesos(stake) })}</p>
      <ul>
        {rows.map(({ seat, cards }) => (
          <li
            key={seat.seatNo}
            data-you={seat.you || undefined}
            data-won={cards.length === 0 || undefined}
          >
            <b className={styles.who}>{nameOf(seat)}</b>
            <span className={styles.cost}>
              {cards.length === 0 ? t('pusoy-dos.rake') : <Cost cards={cards} />}
            </span>
            <b className={styles.net}>{seat.net === null ? '' : netText(seat.net)}</b>
            {cards.length > 0 && <Left cards={cards} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const known = ({ hands }: PusoySeen, place: number) =>
  (hands[place] ?? []).filter((card) => card !== null);

/** `13 cards × 3 × 2 for 2s = 78`. */
function Cost({ cards }: { cards: readonly number[] }) {
  const { left, many, twos, units } = costOf(cards);
  return (
    <>
      <span>{countText(left)}</span>
      {many > 1 && (
        <>
          {' '}
          <em title={t('pusoy-dos.times_many_means', { times: many, count: left })}>
            {t('pusoy-dos.times_many', { times: many })}
          </em>
        </>
      )}
      {twos > 1 && (
        <>
          {' '}
          <em>{t('pusoy-dos.times_twos', { times: twos })}</em>
        </>
      )}
      {units !== left && <span>{` ${t('pusoy-dos.units', { units })}`}</span>}
    </>
  );
}

/** The cards that are left, small. */
const Left = ({ cards }: { cards: readonly number[] }) => (
  <span className={styles.left}>
    {cards.map((card) => (
      <i key={card} data-red={faceOf(card).red || undefined}>
        {cardText(card)}
      </i>
    ))}
  </span>
);
