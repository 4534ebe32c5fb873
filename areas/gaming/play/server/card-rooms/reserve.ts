import { refusalToPlay } from '@palaro/accounts/server';
import { newId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { execute, type MoneyCommand, type WalletAnswer } from '@palaro/wallet/server';
import { aboutRound } from '../decided-round.ts';
import type { Player } from '../player.ts';
import type { RoomRow, SeatRow } from './card-rooms.repository.ts';
import { cardReserveRows, cardRiseRows, NOT_FREE } from './card-rows.ts';

/** Whose money a seat plays with. */
export const playerOfSeat = ({ member_id: id, session }: SeatRow): Player =>
  session === null ? { id } : { id, freePlay: session };

/** A hold for one hand: the wallet's buy-in, which its settlement ends. */
export const holdCommand = (
  app: App,
  player: Player,
  round: { id: string; ref: string; gameId: string; reserve: bigint },
): MoneyCommand => ({
  ...aboutRound(app, player, round),
  kind: 'bet',
  category: 'buyIn',
  transaction: round.ref,
  amount: round.reserve,
});

/**
 * Makes the seat hold exactly this reserve for the hand that begins; what it held before goes back
 * first. True also if another leader is about it, which the deal looks at. False where the player
 * may not play, or the wallet refuses: then the seat holds nothing.
 */
export async function reserveSeat(
  app: App,
  room: RoomRow,
  seat: SeatRow,
  reserve: bigint,
): Promise<boolean> {
  // A break or an exclusion may have begun since the seat was taken.
  const may = (await refusalToPlay(app, seat.owner_id)) === null;
  if (may && seat.round_id !== null && BigInt(seat.reserve) === reserve) return true;
  const id = newId(app.clock.now());
  const ref = newId(app.clock.now());
  const row = { memberId: seat.member_id, roundId: id, roundRef: ref, reserve: String(reserve) };
  if (seat.round_id !== null) await execute(app, [backCommand(app, room.game_id, seat, true)]);
  if (!may) return false;
  const hold = holdCommand(app, playerOfSeat(seat), { id, ref, gameId: room.game_id, reserve });
  const subledger = [cardReserveRows.entry(row)];
  const [answer] = await execute(app, [{ ...hold, subledger }]);
  if (answer?.status === 'OK' || answer?.guard === NOT_FREE) return true;
  if (answer?.status === 'TRY_AGAIN') throw refuse('try_again');
  return false;
}

/** Gives a seat's reserve back. False if the room no longer waits, so that nothing was given. */
export async function giveSeatBack(app: App, room: RoomRow, seat: SeatRow): Promise<boolean> {
  const [answer] = await execute(app, [backCommand(app, room.game_id, seat, false)]);
  if (answer?.guard === NOT_FREE) return false;
  expectDone(answer, 'a seat that was given up');
  return true;
}

function backCommand(app: App, gameId: string, seat: SeatRow, keeps: boolean): MoneyCommand {
  const { round_id: id, round_ref: ref } = seat;
  if (id === null || ref === null) throw new Error('the seat holds nothing');
  return {
    ...aboutRound(app, playerOfSeat(seat), { id, gameId }),
    kind: 'rollback',
    transaction: `${ref}/back`,
    target: ref,
    subledger: [cardRiseRows.entry({ roundId: id, keeps })],
  };
}

/** Throws where the wallet could not do now what it must. */
export function expectDone(answer: WalletAnswer | undefined, what: string): void {
  if (answer?.status === 'OK') return;
  if (answer?.status === 'TRY_AGAIN') throw refuse('try_again');
  throw new Error(`the wallet answered ${answer?.status ?? 'nothing'} to ${what}`);
}
