import { settleHand, type SeatResult } from '@palaro/games/card-room';
import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { execute, type MoneyCommand } from '@palaro/wallet/server';
import { aboutRound, endFields, headRow } from '../decided-round.ts';
import type { OpenHand } from '../play.tables.ts';
import { expectDone, playerOfSeat } from './reserve.ts';
import { drawOfRoom, handOf } from './card-game.ts';
import { cardPaidRows, NOT_FREE } from './card-rows.ts';
import { listSeats, type RoomRow, type SeatRow } from './card-rooms.repository.ts';

/** What each seat of a hand pays, gets and leaves to the house, in the hand's order. */
export function resultsOf(app: App, room: RoomRow, hand: OpenHand): SeatResult[] {
  const { rules, at } = handOf(app, room, hand);
  return settleHand(BigInt(room.stake), rules.cardRoom.pays(at), hand.seats.length);
}

/**
 * Pays every seat of a hand, each in a step of its own against the game's account, so that no
 * commit concerns two members (docs/domain/ledger.md §3, buy-in). What a crash left is paid by the
 * next call; nothing is paid twice.
 */
export async function payHand(app: App, room: RoomRow, hand: OpenHand): Promise<void> {
  for (const seat of await listSeats(app.db, room.room_id)) {
    if (seat.round_id !== null) await paySeat(app, room, hand, seat);
  }
}

/** Takes what the seat staked from its reserve, and gives back the rest with what it won. */
export async function paySeat(app: App, room: RoomRow, hand: OpenHand, seat: SeatRow) {
  const place = hand.seats.findIndex(({ memberId }) => memberId === seat.member_id);
  const { round_id: id, round_ref: ref } = seat;
  // A seat that was taken while the hand was played holds its reserve for the next one.
  if (place === -1 || id === null || ref === null) return;
  const { stake, payout, decided, head, end } = roundOf(app, room, hand, place);
  const row = {
    ...headRow({ id: seat.member_id }, { ...head, id, roundRef: ref }),
    ...endFields(end),
    state: 'DONE' as const,
  };
  const about = aboutRound(app, playerOfSeat(seat), { id, gameId: room.game_id });
  const commands: MoneyCommand[] = [
    {
      ...about,
      kind: 'adjust',
      transaction: `${ref}/stake`,
      target: ref,
      amount: -stake,
      reason: 'resettle',
    },
    {
      ...about,
      kind: 'win',
      transaction: `${ref}/end`,
      bet: ref,
      final: true,
      amount: BigInt(seat.reserve) - stake + payout,
      validBet: decided,
      subledger: [cardPaidRows.entry(row)],
    },
  ];
  const [staked, ended] = await execute(app, commands);
  if (ended?.guard === NOT_FREE) return;
  expectDone(staked, 'the stake of a hand');
  expectDone(ended, 'the end of a hand');
}

/** The seat's part of the hand, as a round like every other. */
function roundOf(app: App, room: RoomRow, hand: OpenHand, place: number) {
  const { rules, at } = handOf(app, room, hand);
  const unit = BigInt(room.stake);
  const input = {
    stake: Money.text(unit),
    seats: hand.seats.length,
    seat: place,
    // The number of the hand also tells that several rounds have one draw.
    moves: hand.moves,
    tableRoundNo: room.hand_no,
  };
  const bet = rules.readBet(input);
  if (!bet) throw new Error(`the hand ${room.pair_id} cannot be read`);
  const draw = drawOfRoom(app, room);
  const outcome = rules.play(bet.params, draw);
  const { words, rejections } = draw.used();
  const payout = rules.payout(unit, outcome);
  const { units, decided } = rules.cardRoom.staked(at)[place] ?? { units: 0, decided: 0 };
  const stake = unit * BigInt(units);
  const head = {
    gameId: room.game_id,
    version: hand.version,
    configHash: hand.configHash,
    pairId: room.pair_id,
    nonce: room.hand_no,
    stake,
    input,
  };
  const end = { outcome, payout, words, rejections };
  return { stake, payout, decided: unit * BigInt(decided), head, end };
}
