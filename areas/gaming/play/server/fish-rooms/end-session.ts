import { fairDraw } from '@palaro/fairness';
import { settle } from '@palaro/games';
import { Money, plusSeconds } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { execute, type MoneyCommand } from '@palaro/wallet/server';
import { aboutRound, endFields } from '../decided-round.ts';
import type { Player } from '../player.ts';
import { storedHead } from '../round-head.ts';
import { seedEnvelope } from '../seed-key.ts';
import { readRoomName, roomCard, roomRulesOf } from './room-name.ts';
import { leaveRows, MOVED_ON, tickRows } from './session-rows.ts';
import {
  changeSession,
  findSession,
  listHits,
  lockOpenSession,
  type SessionRow,
} from './sessions.repository.ts';
import { returnShots, valueOf } from './shoot.ts';

/** What the wallet is told of a session: after so many seconds, or so many shots. */
const TICK = { seconds: 10, shots: 50 } as const;

const playerOfSession = ({ member_id: id, session }: SessionRow): Player =>
  session === null ? { id } : { id, freePlay: session };

const about = (app: App, session: SessionRow) =>
  aboutRound(app, playerOfSession(session), { id: session.round_id, gameId: session.game_id });

/**
 * Moves what the shots staked and won since the last time between hold and house, if it is due
 * (docs/domain/games.md §7). Shots that still fly stay held. Repeating it moves nothing twice.
 */
export async function postShots(app: App, roundId: string): Promise<void> {
  const session = await findSession(app.db, roundId);
  if (!session || session.closed_at) return;
  const { settled, posted_settled, posted_at, round_ref, ticks } = session;
  const shots = settled - posted_settled;
  const due = shots >= TICK.shots || app.clock.now() >= plusSeconds(posted_at, TICK.seconds);
  const amount = BigInt(session.net) - BigInt(session.posted);
  if (!due || amount === 0n) return;
  const hits = await listHits(app.db, roundId);
  const won = wonBy(session, hits.slice(posted_settled, settled));
  await commit(app, {
    ...about(app, session),
    kind: 'adjust',
    reason: 'resettle',
    target: round_ref,
    amount,
    won,
    transaction: `${round_ref}/tick/${ticks + 1}`,
    subledger: [tickRows.entry({ roundId, ticks, amount: String(amount), settled })],
  });
}

/**
 * Ends a session: no more shots, those that fly are given back, the rest of the hold returns to the
 * player, and the session becomes a round. A session without a hit is void. Whatever a crash leaves
 * undone is done by the next call. Null if it has ended before.
 */
export async function endSession(app: App, roundId: string) {
  await closeSession(app, roundId);
  // What the wallet is told of the last shots may come between the look and the end.
  return (await payOut(app, roundId)) ?? payOut(app, roundId);
}

async function payOut(app: App, roundId: string) {
  // In this order: another node that ends it removes both at once, so where the session is still
  // there, all its shots were.
  const hits = await listHits(app.db, roundId);
  const session = await findSession(app.db, roundId);
  if (!session) return null;
  const end = endOf(app, session, hits);
  const subledger = [
    leaveRows.entry({ ...end.row, settled: session.settled, ticks: session.ticks }),
  ];
  const common = { ...about(app, session), transaction: `${session.round_ref}/end`, subledger };
  const answer = await commit(
    app,
    end.hits === 0
      ? { ...common, kind: 'rollback', target: session.round_ref }
      : {
          ...common,
          kind: 'win',
          amount: end.returned,
          bet: session.round_ref,
          final: true,
          won: wonBy(session, hits.slice(session.posted_settled)),
          validBet: end.stake,
        },
  );
  if (!answer) return null;
  return {
    room: session.room,
    seat: session.seat,
    member: session.member_id,
    returned: Money.text(end.returned),
    staked: Money.text(end.stake),
    won: Money.text(end.payout),
    hits: end.hits,
  };
}

/** Sums what shots won: each caught target pays its multiple of the bullet. */
function wonBy({ game_id }: SessionRow, hits: Awaited<ReturnType<typeof listHits>>): Money {
  const card = roomCard(game_id);
  if (!card) throw new Error(`${game_id} has no rooms`);
  return Money.sum(hits.map(({ bullet, times }) => valueOf({ card }, bullet) * BigInt(times ?? 0)));
}

async function closeSession(app: App, roundId: string) {
  await app.db.transaction().execute(async (tx) => {
    const session = await lockOpenSession(tx, roundId);
    const room = session && readRoomName(session.room);
    if (!session || !room) return;
    const now = app.clock.now();
    // A phone's clock may be a little ahead.
    await returnShots(tx, room, session, plusSeconds(now, 60));
    await changeSession(tx, roundId, { closed_at: now });
  });
}

/** What a closed session came to, drawn again from its shots; throws where its books differ. */
function endOf(app: App, session: SessionRow, hits: Awaited<ReturnType<typeof listHits>>) {
  const { round_id, sealed, pair_id, client_seed, nonce } = session;
  const rules = roomRulesOf(session.game_id, session.version);
  const input = rules.room.inputOf(
    hits.map(({ target, bullet }) => ({ target: target ?? 0, bullet })),
  );
  const bet = rules.readBet(input);
  if (!bet || !sealed) throw new Error(`the session ${round_id} cannot be drawn again`);
  const serverSeed = seedEnvelope(app).open(pair_id, sealed);
  const draw = fairDraw({ serverSeed, clientSeed: client_seed ?? '', nonce });
  const { outcome, payout } = settle(rules, bet, draw);
  const { words, rejections } = draw.used();
  const returned = BigInt(session.stake) - bet.stake + payout;
  const agrees = String(returned) === session.remains && words === session.words;
  if (!agrees) throw new Error(`the shots of session ${round_id} do not make what it has left`);
  const voided = hits.length === 0;
  const row = {
    ...storedHead({ ...session, input, stake: voided ? session.stake : String(bet.stake) }),
    ...endFields({ outcome, payout, words, rejections }),
    state: voided ? ('VOID' as const) : ('DONE' as const),
  };
  return { row, returned, payout, stake: bet.stake, hits: hits.length };
}

/** Null if the session went on or ended meanwhile. */
async function commit(app: App, command: MoneyCommand) {
  const [answer] = await execute(app, [command]);
  if (answer?.guard === MOVED_ON || answer?.duplicate) return null;
  if (answer?.status === 'TRY_AGAIN') throw refuse('try_again');
  if (answer?.status !== 'OK') {
    throw new Error(`the wallet answered ${answer?.status ?? 'nothing'} to a session's money`);
  }
  return answer;
}
