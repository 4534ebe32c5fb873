import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, type App, type Member, type RequestInfo, type Tx } from '@palaro/server';
import { requireOwnProof, type OwnProof } from '@palaro/step-up/server';
import {
  findLimit,
  removeOwnLimit,
  setPlayLimit,
  underLimitLock,
  writeLimit,
  type PlayLimit,
} from '@palaro/wallet/server';
import { CONFIRM_DAYS, isLooser, LIMITS, phaseOf } from '../limit-changes.ts';
import {
  addChange,
  endWaiting,
  endWaitingOf,
  listWaiting,
  type LimitOf,
} from './limit-changes.repository.ts';
import './limits.events.ts';

const DAY = 86_400;

interface Wish extends LimitOf {
  /** A decimal; null: no limit. */
  amount: string | null;
}

/**
 * Sets a member's own limit. Lower counts at once and drops a higher one that waits; higher or none
 * waits `rg.loosenDays`, needs a step-up, and replaces what waited before, with the clock anew
 * (docs/domain/responsible-gaming.md §2). Refuses what `requireOwnProof` does.
 */
export async function setOwnLimit(
  app: App,
  member: Member,
  { kind, period, amount, ...proof }: Wish & OwnProof,
  request: RequestInfo,
) {
  const limit = knownLimit({ kind, period });
  const wanted = amount === null ? null : Money.of(amount);
  const proven = isLooser(await ownAmount(app.db, member.id, limit), wanted);
  if (proven) await requireOwnProof(app, member, proof, request);
  return underLimitLock(app, member.id, kind, async (tx) => {
    const before = await ownAmount(tx, member.id, limit);
    // It became looser meanwhile, by another tab, and nobody has proven himself.
    if (isLooser(before, wanted) && !proven) throw refuse('try_again');
    return isLooser(before, wanted)
      ? wait(app, tx, member.id, { ...limit, before, wanted })
      : tighten(app, tx, member.id, { ...limit, before, wanted });
  });
}

interface Change extends LimitOf {
  before: Money | null;
  wanted: Money | null;
}

async function tighten(app: App, tx: Tx, member: MemberId, { before, wanted, ...limit }: Change) {
  const at = app.clock.now();
  await endWaitingOf(tx, member, limit, 'lower', at);
  // The same amount again only drops what waited.
  if (wanted !== null && wanted !== before) {
    await writeLimit(app, tx, member, { ...limit, amount: wanted } as PlayLimit, before === null);
    await addChange(tx, member, { ...limit, before, amount: wanted, at });
  }
  return { state: 'Active' as const, effectiveAt: at.toISOString() };
}

async function wait(app: App, tx: Tx, member: MemberId, { before, wanted, ...limit }: Change) {
  const at = app.clock.now();
  const readyAt = plusSeconds(at, app.site.settings['rg.loosenDays'] * DAY);
  const waits = { readyAt, expiresAt: plusSeconds(readyAt, CONFIRM_DAYS * DAY) };
  await endWaitingOf(tx, member, limit, 'replace', at);
  const change = await addChange(tx, member, { ...limit, before, amount: wanted, at, waits });
  await tell(app, tx, member, { change, ...limit, amount: wanted, step: 'asked', at: readyAt });
  return { state: 'Waiting' as const, effectiveAt: readyAt.toISOString() };
}

/**
 * Makes a waiting change count. Refuses `not_found`, `rg.too_early` before its time and
 * `rg.lapsed` after it.
 */
export async function confirmLimit(app: App, { id: member }: Member, change: string) {
  const { kind } = await waitingChange(app, member, change);
  const phase = await underLimitLock(app, member, kind, async (tx) => {
    const { period, amount, ready_at, expires_at } = await waitingChange(app, member, change, tx);
    const at = app.clock.now();
    const times = { readyAt: Number(ready_at), expiresAt: Number(expires_at) };
    const now = phaseOf(times, at.getTime());
    if (now === 'early') return now;
    await endWaiting(tx, member, change, now === 'lapsed' ? 'lapse' : 'confirm', at);
    if (now === 'lapsed') return now;
    const limit = { kind, period };
    if (amount === null) {
      await removeOwnLimit(tx, member, limit);
      await tell(app, tx, member, { change, ...limit, amount: null, step: 'removed', at });
    } else {
      const own = { ...limit, amount: BigInt(amount) } as PlayLimit;
      await writeLimit(app, tx, member, own, false);
    }
    return now;
  });
  if (phase === 'early') throw refuse('rg.too_early');
  if (phase === 'lapsed') throw refuse('rg.lapsed');
}

/** Takes back a waiting change. Refuses `not_found`. */
export async function cancelLimit(app: App, { id: member }: Member, change: string) {
  const { kind } = await waitingChange(app, member, change);
  await underLimitLock(app, member, kind, async (tx) => {
    const { period, amount: asked } = await waitingChange(app, member, change, tx);
    const at = app.clock.now();
    const amount = asked === null ? null : BigInt(asked);
    await endWaiting(tx, member, change, 'cancel', at);
    await tell(app, tx, member, { change, kind, period, amount, step: 'cancelled', at });
  });
}

/**
 * Imposes a limit in an operator's name, or lowers the one he imposed. It stands beside the
 * member's own, which stays as he set it; the tighter one counts. Refuses `rg.too_early` for a
 * higher amount. `also` runs in the same transaction.
 */
export const imposeLimit = (
  app: App,
  member: MemberId,
  limit: PlayLimit & { imposedBy: string },
  also: (tx: Tx) => Promise<void>,
): Promise<void> =>
  setPlayLimit(app, member, limit, async (tx, before) => {
    const { kind, period, amount, imposedBy } = limit;
    const at = app.clock.now();
    await addChange(tx, member, { kind, period, before, amount, imposedBy, at });
    await also(tx);
  });

function knownLimit(of: LimitOf): LimitOf {
  if (LIMITS.some(({ kind, period }) => kind === of.kind && period === of.period)) return of;
  throw refuse('malformed', { fields: { period: 'limits.no_such_period' } });
}

async function ownAmount(db: App['db'] | Tx, member: MemberId, limit: LimitOf) {
  const row = await findLimit(db, member, { ...limit, imposedBy: '' });
  return row ? (BigInt(row.amount) as Money) : null;
}

async function waitingChange(app: App, member: MemberId, id: string, tx?: Tx) {
  const found = (await listWaiting(tx ?? app.db, member)).find((change) => change.id === id);
  if (!found) throw refuse('not_found');
  return found;
}

interface Told extends LimitOf {
  change: string;
  amount: Money | null;
  step: 'asked' | 'cancelled' | 'removed';
  at: Date;
}

const tell = (app: App, tx: Tx, memberId: MemberId, { amount, at, ...told }: Told) =>
  app.queue.emit(tx, 'limit.loosened', {
    memberId,
    ...told,
    amount: amount === null ? '' : Money.text(amount),
    at: at.toISOString(),
  });
