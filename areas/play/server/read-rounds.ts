import { isGameId } from '@palaro/games';
import type { MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { roundDetail, roundView } from './round-view.ts';
import { findLatestRound, findRound, findRounds, markShown } from './rounds.repository.ts';

/** What the member's client should resume on opening a game: the latest round not yet shown. */
export async function listOpenRounds(app: App, memberId: MemberId, gameId: string) {
  if (!isGameId(gameId)) throw refuse('not_found');
  const latest = await findLatestRound(app.db, memberId, gameId);
  return { list: latest && !latest.shown ? [roundView(latest)] : [] };
}

/** A stranger's round is as unknown as one that never was. */
export async function readRound(app: App, memberId: MemberId, roundId: string) {
  const row = isUuid(roundId) ? await findRound(app.db, memberId, roundId) : undefined;
  if (!row) throw refuse('not_found');
  return roundDetail(row);
}

/** Details of the member's in-house rounds, for the betting record; unknown ids are left out. */
export async function readRoundDetails(app: App, memberId: MemberId, roundIds: readonly string[]) {
  const rows = await findRounds(app.db, memberId, roundIds.filter(isUuid));
  return rows.map(roundDetail);
}

export async function tellShown(app: App, memberId: MemberId, roundId: string) {
  const row = isUuid(roundId) ? await findRound(app.db, memberId, roundId) : undefined;
  if (!row) throw refuse('not_found');
  await markShown(app.db, memberId, row.game_id, row.round_id);
  return {};
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
