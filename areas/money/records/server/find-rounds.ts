import type { Query, Reply } from '@palaro/api';
import type { Language, MemberId } from '@palaro/kernel';
import { listPage, recordLooks, refuse, type App, type Operator } from '@palaro/server';
import type { recordsConsoleApi } from '../console.api.ts';
import { RECORDS_PER_PAGE } from '../records.api.ts';
import {
  findRound,
  listOpenRounds,
  listRoundsNamed,
  ownerOfHouseRound,
  transfersOfRound,
  voidAskedFor,
  type WholeRound,
} from './found-rounds.repository.ts';
import { recordOf } from './read-rounds.ts';

type Calls = typeof recordsConsoleApi;
const A_ROUND_OF_OURS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Open rounds of everybody, oldest first; or rounds by the number that their vendor gave them. A
 * round of our own games is found by its number alone, another vendor's settled one needs its
 * member, since rounds are kept by member. A look by number is recorded, as one at a single round.
 */
export async function findRounds(
  app: App,
  operator: Operator,
  { vendor, member, round, pageNum = 1 }: Query<Calls['foundRounds']>,
  language: Language,
): Promise<Reply<Calls['foundRounds']>> {
  const place = { size: RECORDS_PER_PAGE, skip: (pageNum - 1) * RECORDS_PER_PAGE };
  const owner = member ?? (round && (await ownerOf(app, round)));
  const { rows, total } =
    round && owner
      ? await listRoundsNamed(app.db, { member: owner as MemberId, ref: round, vendor })
      : await listOpenRounds(app.db, { vendor, member, ref: round }, place);
  if (round) await recordLooks(app.db, operator, app.clock.now(), roundLooks(rows));
  const list = rows.map((row) => foundOf(row, language));
  return listPage(list, { pageNum, size: RECORDS_PER_PAGE, total });
}

const ownerOf = async (app: App, round: string) =>
  A_ROUND_OF_OURS.test(round) ? ownerOfHouseRound(app.db, round) : undefined;

/** One round and its transfers. The look is recorded. Refuses `not_found`. */
export async function readFoundRound(
  app: App,
  operator: Operator,
  at: { member: MemberId; vendor: string; round: string },
  language: Language,
): Promise<Reply<Calls['foundRound']>> {
  const row = await findRound(app.db, at);
  if (!row) throw refuse('not_found');
  const [transfers, voidAsked] = await Promise.all([
    transfersOfRound(app.db, at),
    voidAskedFor(app.db, at),
  ]);
  await recordLooks(app.db, operator, app.clock.now(), roundLooks([row]));
  return {
    ...foundOf(row, language),
    flags: row.flags,
    voidAsked,
    transfers: transfers.map(({ id, kind, posted_at, actor }) => ({
      id,
      kind,
      actor,
      at: posted_at.toISOString(),
    })),
  };
}

const foundOf = (row: WholeRound, language: Language) => ({
  member: row.member_id,
  id: row.round,
  ...recordOf(row, language),
});

const roundLooks = (rounds: readonly WholeRound[]) =>
  rounds.map(({ member_id: member, vendor, round }) => ({
    action: 'round.read',
    subject: `round:${vendor}/${round}`,
    member,
  }));
