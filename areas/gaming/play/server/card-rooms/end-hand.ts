import { Money } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import type { OpenHand } from '../play.tables.ts';
import { seedEnvelope } from '../seed-key.ts';
import { revealSeed } from '../seeds.repository.ts';
import { handOf } from './card-game.ts';
import { changeRoom, dropIdleSeat, listSeats, type RoomRow } from './card-rooms.repository.ts';
import { payHand, resultsOf } from './settle-hand.ts';
import { tellLeft, tellRoom } from './tell-room.ts';
import { watchChips } from './watch-chips.ts';

/** After so many moves in a row that the clock made, a player sits out. */
const IDLE_MOST = 2;

/**
 * Pays a hand that was shown, keeps its history, shows its secret and lets the room wait for the
 * next one, whose secret is `nextPair`. Whatever a crash left is done by the next call, once.
 */
export async function endHand(
  app: App,
  room: RoomRow,
  hand: OpenHand,
  nextPair: string,
): Promise<void> {
  await payHand(app, room, hand);
  const seats = await listSeats(app.db, room.room_id);
  const gone = seats.filter(
    ({ round_id, leaving, idle }) => round_id === null && (leaving || idle >= IDLE_MOST),
  );
  const ended = await app.db.transaction().execute(async (tx) => {
    const waits = { state: 'WAITING' as const, hand: null, due_at: null, since: app.clock.now() };
    const next = { ...waits, hand_no: room.hand_no + 1, pair_id: nextPair };
    if (!(await changeRoom(tx, room, next))) return false;
    const { sealed } = room;
    if (!sealed) throw new Error(`the draw ${room.pair_id} has no secret`);
    const secret = seedEnvelope(app).open(room.pair_id, sealed);
    await revealSeed(tx, room.pair_id, secret, app.clock.now());
    await keepHand(app, tx, room, hand);
    for (const { member_id } of gone) await dropIdleSeat(tx, member_id);
    return true;
  });
  if (!ended) return;
  for (const seat of gone) tellLeft(app, room.game_id, seat, seat.leaving ? 'left' : 'idle');
  await tellRoom(app, room.room_id);
}

/** The hand's history, and who lost what to whom. */
async function keepHand(app: App, tx: Tx, room: RoomRow, hand: OpenHand): Promise<void> {
  const at = app.clock.now();
  const results = resultsOf(app, room, hand).map(({ paid, won, rake, net }) => ({
    paid: Money.text(paid),
    won: Money.text(won),
    rake: Money.text(rake),
    net: Money.text(net),
  }));
  const { pair_id, room_id, game_id, hand_no, stake, free } = room;
  // Names change; the history knows members by their number.
  const seats = hand.seats.map(({ seatNo, memberId, clientSeed }) => ({
    seatNo,
    memberId,
    clientSeed,
  }));
  await tx
    .insertInto('play_hand')
    .values({
      pair_id,
      room_id,
      game_id,
      hand_no,
      stake,
      free,
      ended_at: at,
      hand: JSON.stringify({ ...hand, seats }),
      results: JSON.stringify(results),
    })
    .execute();
  if (free) return;
  const { rules, at: stands } = handOf(app, room, hand);
  const pays = rules.cardRoom.pays(stands).map(({ from, to, units }) => ({
    pair_id,
    game_id,
    at,
    payer_id: hand.seats[from]?.memberId ?? '0',
    payee_id: hand.seats[to]?.memberId ?? '0',
    amount: String(BigInt(stake) * BigInt(units)),
  }));
  if (pays.length === 0) return;
  await tx.insertInto('play_hand_pay').values(pays).execute();
  await watchChips(app, tx, pays);
}
