import type { GameId } from '@palaro/games';
import { rangeStake } from '@palaro/games/stakes';
import { newId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { execute } from '@palaro/wallet/server';
import { activePair, forgetPair, type ActivePair } from '../active-pair.ts';
import { configHash } from '../config-hash.ts';
import { aboutRound, headRow } from '../decided-round.ts';
import { inTurn } from '../in-turn.ts';
import type { Player } from '../player.ts';
import { refusalOf } from '../refusals.ts';
import { rotateWhenSpent } from '../rotate-seeds.ts';
import { NONCE_TAKEN, ROUND_OPEN } from '../round-rows.ts';
import { requireRng } from '../self-test.ts';
import { roomRulesOf, type RoomName } from './room-name.ts';
import { SEAT_TAKEN, seatRows } from './session-rows.ts';
import { findSessionOf, type SessionRow } from './sessions.repository.ts';

export interface BuyIn {
  roundRef: string;
  /** A decimal string. */
  amount: string;
  seat: number;
}

export interface Shooter extends Player {
  /** Masked, for the others in the room. */
  name: string;
}

/** Other devices may take the nonce this many times before the member is asked to try again. */
const DRAWS_MAX = 5;

/**
 * Takes a seat: the buy-in is held, and the session takes one nonce of the player's own pair
 * (docs/domain/games.md §7). A repeated `roundRef` answers the session as it stands. Errors:
 * `play.seat_taken`, `play.open_round`, and those of every stake.
 */
export async function buyIn(
  app: App,
  player: Shooter,
  room: RoomName,
  asked: BuyIn,
): Promise<SessionRow> {
  requireRng(app);
  const { card } = room;
  const offered = card.stake.kind === 'range' ? rangeStake(card.stake, asked.amount) : null;
  if (offered === null || asked.seat >= card.room.seats) throw refuse('play.stake_not_offered');
  const roundRef = asked.roundRef.toLowerCase();
  return inTurn(app, player.id, async () => {
    for (let draws = 0; draws < DRAWS_MAX; draws++) {
      await rotateWhenSpent(app, player.id);
      const pair = await activePair(app, player.id);
      const command = stakeOf(app, { player, room, pair }, { ...asked, roundRef }, offered);
      const [answer] = await execute(app, [command]);
      if (!answer) throw new Error('the wallet gave no answer');
      const session = await findSessionOf(app.db, player.id, card.id);
      if (answer.status === 'OK' && !answer.duplicate && session) {
        pair.nonce += 1;
        return session;
      }
      forgetPair(app, player.id);
      if (session?.round_ref === roundRef) return repeated(session, room, asked.seat, offered);
      if (session ?? answer.guard === ROUND_OPEN) throw refuse('play.open_round');
      if (answer.guard === SEAT_TAKEN) throw refuse('play.seat_taken');
      // The session of this reference has ended meanwhile.
      if (answer.status === 'OK') throw refuse('play.no_open_round');
      if (answer.guard !== NONCE_TAKEN) throw await refusalOf(app, player, answer);
    }
    throw refuse('try_again');
  });
}

function repeated(session: SessionRow, room: RoomName, seat: number, stake: bigint): SessionRow {
  const same = session.room === room.name && session.seat === seat;
  if (!same || session.stake !== String(stake)) throw refuse('idempotency_mismatch');
  return session;
}

interface Who {
  player: Shooter;
  room: RoomName;
  pair: ActivePair;
}

/** The buy-in's command: held by the wallet, not staked. */
function stakeOf(app: App, who: Who, { roundRef, seat }: BuyIn, stake: bigint) {
  const { player, room, pair } = who;
  const gameId = room.card.id as GameId;
  const rules = roomRulesOf(gameId);
  const id = newId(app.clock.now());
  const head = headRow(player, {
    id,
    roundRef,
    gameId,
    input: {},
    stake,
    version: rules.config.version,
    configHash: configHash(rules),
    pairId: pair.pairId,
    nonce: pair.nonce,
  });
  const entry = seatRows.entry({
    ...head,
    session: player.freePlay ?? null,
    owner: player.owner ?? player.id,
    room: room.name,
    seat,
    name: player.name,
  });
  return {
    ...aboutRound(app, player, { id, gameId }),
    kind: 'bet' as const,
    category: 'buyIn',
    transaction: roundRef,
    amount: stake,
    subledger: [entry],
  };
}
