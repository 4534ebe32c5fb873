import { t } from '@palaro/client';
import { CardBack } from '../../playing-cards/view/CardArt.tsx';
import { Stars } from '../../playing-cards/view/Stars.tsx';
import { shortPesos } from '../../stage/view/money-text.ts';
import type { CardSeat, CardRoomSeen } from '../../stage/view/view-contract.ts';
import styles from './card-room.module.css';
import type { CardRoomGame, MovesProps } from './card-room-contract.ts';
import { OwnHand } from './OwnHand.tsx';
import { Seat, type SeatSpot } from './Seat.tsx';
import { hasWon } from './seat-words.ts';
import { useSeconds } from './use-seconds.ts';

/** Where the others sit, from the player's left round the table, in percent of the felt. */
const SPOTS: readonly (readonly SeatSpot[])[] = [
  [],
  [{ x: 50, y: 15 }],
  [
    { x: 21, y: 20 },
    { x: 79, y: 20 },
  ],
  [
    { x: 19, y: 37 },
    { x: 50, y: 14 },
    { x: 81, y: 37 },
  ],
  [
    { x: 19, y: 46 },
    { x: 25, y: 15 },
    { x: 75, y: 15 },
    { x: 81, y: 46 },
  ],
  [
    { x: 19, y: 52 },
    { x: 19, y: 26 },
    { x: 50, y: 13 },
    { x: 81, y: 26 },
    { x: 81, y: 52 },
  ],
];
const OWN: SeatSpot = { x: 50, y: 80 };
const STARS_MOST = 27;

interface FeltProps<Seen> {
  game: CardRoomGame<Seen>;
  room: CardRoomSeen;
  live: boolean;
  siteNow(): number;
  /** What the player may do; null while he has no part in a hand. */
  moves: MovesProps<Seen> | null;
}

/** The table from above: the player below, the others round it, the deck in the middle. */
export function Felt<Seen>({ game, room, live, siteNow, moves }: FeltProps<Seen>) {
  const me = room.seats.find(({ you }) => you);
  const others = inOrder(room.seats, me?.seatNo ?? 0);
  const spots = SPOTS[others.length] ?? [];
  const over = room.state === 'SHOWDOWN' || room.state === 'SETTLE';
  const seats = [
    ...others.map((seat, at) => ({ seat, spot: spots[at] ?? OWN })),
    ...(me && !(game.Board && over) ? [{ seat: me, spot: OWN }] : []),
  ];
  const won = hasWon(me);
  return (
    <div className={styles.ground} data-state={room.state}>
      <div className={styles.felt} aria-hidden />
      {game.Board && moves && room.hand !== null ? (
        <game.Board {...moves} seats={room.seats} stake={room.stake} over={over} />
      ) : (
        <Middle game={game} room={room} live={live} siteNow={siteNow} />
      )}
      <ul className={styles.seats}>
        {seats.map(({ seat, spot }) => (
          <Seat
            key={`${room.handNo}/${seat.seatNo}`}
            game={game}
            room={room}
            seat={seat}
            spot={spot}
            siteNow={siteNow}
            own={seat.you}
          />
        ))}
      </ul>
      {game.orders && moves && !(game.Board && over) && (
        <OwnHand
          cards={game.cards(moves.seen, moves.place).filter((card) => card !== null)}
          orders={game.orders}
          groups={game.groups?.(moves.seen, moves.place)}
          raised={moves.raised}
          onRaise={moves.raise}
        >
          {game.Tools && <game.Tools {...moves} />}
        </OwnHand>
      )}
      {won && (
        <svg viewBox="0 0 360 480" className={styles.stars} aria-hidden>
          <Stars count={STARS_MOST} x={180} y={384} />
        </svg>
      )}
    </div>
  );
}

/** The other seats from the player's left on. */
function inOrder(seats: readonly CardSeat[], own: number): readonly CardSeat[] {
  const far = ({ seatNo }: CardSeat) => (seatNo > own ? seatNo : seatNo + 1_000);
  return seats.filter(({ you }) => !you).sort((a, b) => far(a) - far(b));
}

/** The deck, what is played for, and how the room stands. */
function Middle<Seen>({ game, room, live, siteNow }: Omit<FeltProps<Seen>, 'moves'>) {
  const { state, stake, handNo, seats, endsAt } = room;
  const seconds = useSeconds(state === 'WAITING' ? endsAt : null, siteNow);
  const waits = state === 'WAITING';
  return (
    <div className={styles.middle}>
      <svg viewBox="-6 -6 120 156" className={styles.deck} aria-hidden>
        {[8, 4, 0].map((at) => (
          <g key={at} transform={`translate(${at} ${-at})`}>
            <CardBack />
          </g>
        ))}
      </svg>
      <p className={styles.plate}>
        <b>{game.stake(shortPesos(stake))}</b>
        <span>{t('card-room.hand', { number: handNo })}</span>
      </p>
      <p className={styles.wait} data-shown={waits || undefined}>
        {waits && seconds === null && (
          <span>{t('card-room.waiting', { count: seats.length, most: game.most })}</span>
        )}
        {waits && seconds !== null && live && <span>{t('card-room.next_in', { seconds })}</span>}
      </p>
    </div>
  );
}
