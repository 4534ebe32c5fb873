import { Money, type MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { gameRules } from '@palaro/wallet/server';
import { closeOnLowBalance, membersWithout } from './close-on-low-balance.ts';
import { countedBet } from './contribution.ts';
import {
  foldMark,
  loadRequirements,
  loadRounds,
  loadUses,
  lockWallets,
  membersDue,
  roundsFrom,
  takeDue,
  writeFilled,
  type RoundKey,
} from './due-rounds.repository.ts';
import { fillRequirements, type DueRound } from './fill-requirements.ts';
import { hasUncounted } from './standing.repository.ts';

/** Commits of one call, so that a backlog does not hold up the folds; the next call goes on. */
const COMMITS_AT_ONCE = 20;

/** Counts the rounds that wait, in small commits. Any number of nodes may do it at once. */
export async function countDue(app: App): Promise<void> {
  for (let commit = 0; commit < COMMITS_AT_ONCE; commit++) {
    const members = await membersDue(app.db);
    if (members.length === 0) return;
    await countFor(app, members, false);
  }
}

/**
 * Counts the member's own rounds that are not counted yet, also those that the fold has not seen,
 * before a withdrawal is judged (docs/domain/payments.md §11 case 31). One short read where there
 * are none.
 */
export async function foldOwnRounds(app: App, member: MemberId): Promise<void> {
  for (let more = await hasUncounted(app, member); more;) {
    await countFor(app, [member], true);
    more = await hasMarks(app, member);
  }
}

/**
 * Judges members who have an open requirement and nothing left; `most` of them. Some never play
 * again, so no round leads to them.
 */
export async function judgeBalances(app: App, most: number): Promise<void> {
  const low = await membersWithout(app.db, most);
  if (low.length > 0) await countFor(app, low, false);
}

/** More marks than one commit takes. */
async function hasMarks({ db }: App, member: MemberId): Promise<boolean> {
  const [due, listed] = await Promise.all(
    (['turnover_due', 'turnover_listed_due'] as const).map((table) =>
      db
        .selectFrom(table)
        .select('member_id')
        .where('member_id', '=', member)
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return due !== undefined || listed !== undefined;
}

/**
 * Counts under the members' locks: nothing of theirs is posted meanwhile, so rounds, requirements
 * and balances are of one moment.
 */
async function countFor(app: App, members: readonly MemberId[], unfolded: boolean) {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await lockWallets(tx, members);
    const due = await takeDue(tx, members);
    const fresh = unfolded ? await roundsFrom(tx, members, await foldMark(tx)) : [];
    const keys = [...new Map([...due, ...fresh].map((key) => [nameOf(key), key])).values()];
    if (keys.length > 0) await countRounds(app, tx, keys, now);
    await closeOnLowBalance(app, tx, members, now);
  });
}

async function countRounds(app: App, tx: Tx, keys: readonly RoundKey[], now: Date) {
  const rounds = await loadDue(app, tx, keys);
  // What is taken back may open a requirement again. The fold could not know this when it looked at
  // the rounds that were played since.
  const less = rounds.flatMap((round) =>
    round.tx !== null && round.worth < Money.sum([...round.uses.values()])
      ? [{ member: round.member, tx: round.tx }]
      : [],
  );
  const more = await playedSince(tx, less, new Set(keys.map(nameOf)));
  if (more.length > 0) rounds.push(...(await loadDue(app, tx, more)));
  const members = [...new Set(rounds.map(({ member }) => member))];
  const used = new Set(rounds.flatMap(({ uses }) => [...uses.keys()]));
  const requirements = await loadRequirements(tx, members, [...used]);
  const filled = members.map((member) => ({
    member,
    ...fillRequirements(
      requirements.filter((one) => one.member === member),
      rounds.filter((one) => one.member === member),
    ),
  }));
  await writeFilled(tx, filled, now);
}

/** Rounds that changed after one of their member's, without those that are known. */
async function playedSince(
  tx: Tx,
  taken: readonly { member: MemberId; tx: bigint }[],
  known: ReadonlySet<string>,
) {
  const since = new Map<MemberId, bigint>();
  for (const one of taken) {
    const first = since.get(one.member);
    if (first === undefined || one.tx < first) since.set(one.member, one.tx);
  }
  const least = [...since.values()].reduce<bigint | null>(
    (a, b) => (a !== null && a < b ? a : b),
    null,
  );
  if (least === null) return [];
  const changed = await roundsFrom(tx, [...since.keys()], String(least));
  return changed.filter(
    (key) => BigInt(key.tx) > (since.get(key.member_id) ?? 0n) && !known.has(nameOf(key)),
  );
}

type MembersRound = DueRound & { member: MemberId };

async function loadDue(app: App, tx: Tx, keys: readonly RoundKey[]): Promise<MembersRound[]> {
  const usesOf = new Map<string, Map<string, Money>>();
  for (const use of await loadUses(tx, keys)) {
    const of = usesOf.get(nameOf(use)) ?? new Map<string, Money>();
    usesOf.set(nameOf(use), of.set(use.requirement_id, BigInt(use.amount)));
  }
  const rules = gameRules.of(app);
  return (await loadRounds(tx, keys)).map((round) => ({
    member: round.member_id,
    vendor: round.vendor,
    round: round.round,
    worth: countedBet(round, rules.gameKind(round.vendor, round.game)),
    closedAt: round.closedAt,
    tx: round.tx,
    uses: usesOf.get(nameOf(round)) ?? new Map<string, Money>(),
  }));
}

const nameOf = (key: RoundKey) => `${key.member_id}/${key.vendor}/${key.round}`;
