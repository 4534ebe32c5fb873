import { t } from '@palaro/client';
import { cx } from '@palaro/ui';
import { useState, type CSSProperties } from 'react';
import { CardBack } from '../../playing-cards/view/CardArt.tsx';
import type { CardSeat, CardRoomSeen } from '../../stage/view/view-contract.ts';
import { FlipCard } from './FlipCard.tsx';
import type { CardRoomGame } from './card-room-contract.ts';
import styles from './seat.module.css';
import { nameOf, netText, netWords } from './seat-words.ts';
import { useSeconds } from './use-seconds.ts';

/** A seat's middle, in percent of the felt. */
export interface SeatSpot {
  x: number;
  y: number;
}

interface SeatProps<Seen> {
  game: CardRoomGame<Seen>;
  room: CardRoomSeen;
  seat: CardSeat;
  spot: SeatSpot;
  own: boolean;
  siteNow(): number;
}

/** Where the deck lies, which the cards come from. */
const DECK: SeatSpot = { x: 50, y: 44 };
const DEAL_APART_MS = 130;

/** One seat: its cards, its name, its clock while it is its turn, and what the hand brought. */
export function Seat<Seen>({ game, room, seat, spot, own, siteNow }: SeatProps<Seen>) {
  const { state, turn, hand } = room;
  const { place, net } = seat;
  const playing = place !== null && hand !== null && state !== 'READY';
  const seen = playing ? (hand as Seen) : null;
  const cards = seen !== null && place !== null ? game.cards(seen, place) : [];
  const total = seen !== null && place !== null ? game.total(seen, place) : null;
  const did = seen !== null && place !== null ? game.did(seen, place) : null;
  const moves = state === 'TURN' && turn === place && place !== null;
  const way: Record<string, string | number> = {
    '--x': spot.x,
    '--y': spot.y,
    '--from-x': DECK.x - spot.x,
    '--from-y': DECK.y - spot.y,
  };
  const count = Math.max(1, room.seats.filter((one) => one.place !== null).length);
  return (
    <li
      className={cx(styles.seat, own && styles.own)}
      style={way as CSSProperties}
      data-turn={moves || undefined}
      data-won={(net !== null && signOf(net) === 'won') || undefined}
      data-out={(state !== 'WAITING' && place === null) || undefined}
      data-holds={game.orders && true}
    >
      <div className={styles.hand} aria-hidden>
        {game.orders && !own && cards.length > 0 && <Held count={cards.length} />}
        {!game.orders &&
          cards.map((card, at) => (
            <FlipCard
              key={at}
              card={card}
              delay={at < 2 ? ((place ?? 0) + at * count) * DEAL_APART_MS : 0}
            />
          ))}
        {total !== null && (
          <span className={styles.total} key={total}>
            {total}
          </span>
        )}
      </div>
      <div className={styles.plateOfSeat}>
        <p className={styles.name}>
          {seat.banker && (
            <span className={styles.bank}>{game.bank?.() ?? t('card-room.banker')}</span>
          )}
          <b>{nameOf(seat)}</b>
          {seat.bot && <span className={styles.botMark}>{t('card-room.bot')}</span>}
        </p>
        {moves ? (
          <Clock key={room.stepNo} room={room} siteNow={siteNow} spoken={own} />
        ) : (
          <p className={styles.did} data-net={net === null ? undefined : signOf(net)} aria-hidden>
            {net !== null ? netText(net) : (did ?? ' ')}
          </p>
        )}
      </div>
      {seen !== null && place !== null && (
        <span className="sr-only">
          {[game.spoken(seen, place), did, net !== null && netWords(net)].filter(Boolean).join(' ')}
        </span>
      )}
    </li>
  );
}

/** A hand of many cards that nobody else sees: how many they are. */
const Held = ({ count }: { count: number }) => (
  <span className={styles.held}>
    {[-1, 0, 1].map((at) => (
      <svg key={at} viewBox="0 0 100 140" style={{ ['--at' as never]: at }}>
        <CardBack />
      </svg>
    ))}
    <b>{count}</b>
  </span>
);

const signOf = (net: string) => (net.startsWith('-') ? 'lost' : /[1-9]/.test(net) ? 'won' : 'even');

interface ClockProps {
  room: CardRoomSeen;
  siteNow(): number;
  /** Its last seconds are said. */
  spoken: boolean;
}

const LAST_SECONDS = 5;

/** The time of a turn as a bar that runs by itself, and in seconds; extra time stands out. */
function Clock({ room, siteNow, spoken }: ClockProps) {
  const { since, endsAt, bankFrom } = room;
  const [style] = useState((): CSSProperties => {
    const begun = Date.parse(since);
    const ms = Math.max(1, Date.parse(endsAt ?? since) - begun);
    return { animationDuration: `${ms}ms`, animationDelay: `${begun - siteNow()}ms` };
  });
  const seconds = useSeconds(endsAt, siteNow) ?? 0;
  const extra = bankFrom !== null && siteNow() >= Date.parse(bankFrom);
  return (
    <div className={styles.clock} data-extra={extra || undefined}>
      <span className={styles.bar} aria-hidden>
        <span style={style} />
      </span>
      <span className={styles.seconds}>
        {extra && <span className="sr-only">{`${t('card-room.bank')} `}</span>}
        <span>{seconds}</span>
      </span>
      {spoken && seconds === LAST_SECONDS && (
        <span className="sr-only" role="status">
          {t('card-room.seconds_left', { seconds })}
        </span>
      )}
    </div>
  );
}
