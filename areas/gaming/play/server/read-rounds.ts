import { isGameId } from '@palaro/games';
import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { endRound, findRunningRound } from './end-round.ts';
import { findOpenRoundById } from './open-rounds.repository.ts';
import { openDetail, openView, redrawRound } from './open-round.ts';
import { roundDetail, roundView } from './round-view.ts';
import {
  findLastRounds,
  findLatestRound,
  findRound,
  markShown,
  type RoundRow,
} from './rounds.repository.ts';
import { chainView, findChainOfRound } from './shared/published-chain.ts';
import { roundKey } from './shared/table-rounds.repository.ts';

/**
 * The round that the client resumes when the game opens: the one that is open, else the latest one
 * not yet shown.
 */
export async function listOpenRounds(app: App, memberId: MemberId, gameId: string) {
  if (!isGameId(gameId)) throw refuse('not_found');
  const open = await findRunningRound(app, memberId, gameId);
  if (open) return { list: [openView(open, redrawRound(app, open))] };
  const latest = await findLatestRound(app.db, memberId, gameId);
  return { list: latest && !latest.shown ? [roundView(latest)] : [] };
}

/** Rounds shown inside a game; the betting record has all of them. */
const LAST_ROUNDS = 20;

export async function listLastRounds(app: App, memberId: MemberId, gameId: string) {
  if (!isGameId(gameId)) throw refuse('not_found');
  const rows = await findLastRounds(app.db, memberId, gameId, LAST_ROUNDS);
  return { list: rows.map(roundView) };
}

/** Reads a round with its proof; one of somebody else is answered like one that does not exist. */
export async function readRound(
  app: App,
  memberId: MemberId,
  roundId: string,
): Promise<ReturnType<typeof roundDetail> | ReturnType<typeof openDetail>> {
  const row = isUuid(roundId) ? await findRound(app.db, memberId, roundId) : undefined;
  if (row) return roundDetail(row, chainView(await chainOf(app, row)));
  const open = isUuid(roundId) ? await findOpenRoundById(app.db, memberId, roundId) : undefined;
  if (!open) throw refuse('not_found');
  if (!open.over) return openDetail(open, redrawRound(app, open));
  await endRound(app, open);
  return readRound(app, memberId, roundId);
}

export async function markRoundShown(app: App, memberId: MemberId, roundId: string) {
  const row = isUuid(roundId) ? await findRound(app.db, memberId, roundId) : undefined;
  if (!row) throw refuse('not_found');
  await markShown(app.db, memberId, row.game_id, row.round_id);
  return {};
}

/** The chain of a shared draw; undefined for a round that the member played alone. */
const chainOf = async ({ db }: App, { game_id, input: { tableRoundNo } }: RoundRow) =>
  typeof tableRoundNo === 'number'
    ? findChainOfRound(db, roundKey(game_id, tableRoundNo))
    : undefined;

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
