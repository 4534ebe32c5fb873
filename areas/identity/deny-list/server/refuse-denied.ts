import type { MemberId } from '@palaro/kernel';
import { refuse, type App, type Db, type Tx } from '@palaro/server';
import { countStops, insertMatches, lockToJudge, type DenyVia } from './deny-matches.repository.ts';
import { findDenials, type DenyTraces } from './find-denials.ts';

type MemberTraces = DenyTraces & { member: MemberId };

/**
 * Refuses `support.needed` to a member whom an entry fits, which says nothing of the list. The
 * match is kept, so that operators see it and nothing is paid to him meanwhile. Call it before the
 * transaction, and `refuseDeniedIn` inside of it.
 */
export async function refuseDenied(app: App, traces: MemberTraces, via: DenyVia): Promise<void> {
  const denials = await findDenials(app, app.db, traces);
  if (denials.length === 0) return;
  const at = app.clock.now();
  await insertMatches(app.db, traces.member, denials, { via, at });
  await countStops(app.db, denials, at);
  throw refuse('support.needed');
}

/**
 * The same in the transaction of what he wants, so that an entry which was added meanwhile counts:
 * additions wait for this transaction, or it sees theirs.
 */
export async function refuseDeniedIn(app: App, tx: Tx, traces: DenyTraces): Promise<void> {
  await lockToJudge(tx);
  if ((await findDenials(app, tx, traces)).length > 0) throw refuse('support.needed');
}

/** Keeps what fits a member who asks for money; his request is taken, and nothing is paid. */
export async function noteDenials(
  app: App,
  db: Db,
  traces: MemberTraces,
  via: DenyVia,
): Promise<void> {
  const denials = await findDenials(app, db, traces);
  await insertMatches(db, traces.member, denials, { via, at: app.clock.now() });
}

/** Refuses `support.needed` to a visitor at a denied browser, address or number. */
export async function refuseNewcomer(app: App, traces: DenyTraces): Promise<void> {
  const denials = hardOf(await findDenials(app, app.db, traces));
  if (denials.length === 0) return;
  await countStops(app.db, denials, app.clock.now());
  throw refuse('support.needed');
}

/**
 * The same in the transaction that has inserted the account. Many people share a name, so one that
 * fits refuses nobody: it becomes a match that a person looks at.
 */
export async function admitNewcomer(app: App, tx: Tx, traces: MemberTraces): Promise<void> {
  await lockToJudge(tx);
  const denials = await findDenials(app, tx, traces);
  if (hardOf(denials).length > 0) throw refuse('support.needed');
  await insertMatches(tx, traces.member, denials, { via: 'registration', at: app.clock.now() });
}

const hardOf = (denials: Awaited<ReturnType<typeof findDenials>>) =>
  denials.filter(({ kind }) => kind !== 'name');
