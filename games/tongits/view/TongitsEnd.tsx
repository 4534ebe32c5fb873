import { t } from '@palaro/client';
import { nameOf, netText } from '../../card-room/view/seat-words.ts';
import type { CardSeat } from '../../stage/view/view-contract.ts';
import { grouped } from '../melds.ts';
import type { TongitsSeen } from '../seen.ts';
import { Strip } from './Strip.tsx';
import styles from './end.module.css';
import { reasonText } from './words.ts';

interface EndProps {
  seats: readonly CardSeat[];
  seen: TongitsSeen;
}

/** How a hand ended: who won with what, and who pays him how much and why. */
export function TongitsEnd({ seats, seen }: EndProps) {
  const { winner, end } = seen;
  const first = (seat: CardSeat) => (seat.place === winner ? 0 : 1);
  const rows = seats.filter(({ place }) => place !== null).sort((a, b) => first(a) - first(b));
  const [won] = rows;
  return (
    <section className={styles.end} data-won={won?.you || undefined}>
      <h2>{end && t(`tongits.end_${end}`)}</h2>
      <p>
        {won && <span>{won.you ? t('tongits.end_you_win') : winsText(won)}</span>}{' '}
        <span>{t(end === 'tongits' ? 'tongits.end_out' : 'tongits.end_lowest')}</span>
      </p>
      <ul>
        {rows.map((seat) => (
          <EndRow key={seat.seatNo} seat={seat} seen={seen} />
        ))}
      </ul>
    </section>
  );
}

const winsText = (seat: CardSeat) => t('tongits.end_wins', { name: nameOf(seat) });

function EndRow({ seat, seen }: { seat: CardSeat; seen: TongitsSeen }) {
  const place = seat.place ?? 0;
  const held = (seen.hands[place] ?? []).filter((card) => card !== null);
  const { melds, rest } = grouped(held);
  const shown = seen.exposed.filter(({ owner }) => owner === place);
  const order = [...rest].sort((a, b) => a - b);
  return (
    <li data-won={place === seen.winner || undefined}>
      <p className={styles.endName}>
        <b>{nameOf(seat)}</b>
        {seat.bot && <small>{t('card-room.bot')}</small>}
        <span>{t('tongits.points', { points: seen.points[place] ?? 0 })}</span>
        {seat.net !== null && <strong>{netText(seat.net)}</strong>}
      </p>
      <p className={styles.endCards} aria-hidden>
        {shown.map(({ cards }, at) => (
          <Strip key={at} cards={cards} />
        ))}
        {melds.map((cards) => (
          <span key={cards.join('-')} className={styles.kept}>
            <Strip cards={cards} />
          </span>
        ))}
        {order.length > 0 && (
          <span className={styles.loose}>
            <Strip cards={order} />
          </span>
        )}
      </p>
      <p className={styles.endWhy}>{reasonText(seen, place)}</p>
    </li>
  );
}
