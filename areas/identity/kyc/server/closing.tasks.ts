import { instant, object, text, uuid } from '@palaro/api';
import { endCase } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import { defineTask, type App, type Tx } from '@palaro/server';
import { depositsOf } from '@palaro/wallet/server';
import { UNDO_SECONDS } from '../kyc.limits.ts';
import { lastReopening } from './applications.repository.ts';
import { withKyc } from './change-level.ts';
import { endClosing, lockClosing } from './closings.repository.ts';
import './kyc.events.ts';
import { readStanding } from './standing.ts';

const memberText = () => text({ max: 18 });

/** Makes a closing final once its day for an undo is over, and orders the balance back. */
export const endUndo = defineTask({
  name: 'kyc.end-undo',
  payload: object({ member: memberText(), closing: uuid() }),
  timeoutSeconds: 60,
  run: ({ app, payload: { member, closing } }) =>
    withKyc(app, member, (tx) => makeFinal(app, tx, closing)),
});

/**
 * Ends the day of a closing that nobody undid, under its lock: an undo of the same moment comes
 * before it, and then nothing happens here, or is refused. Runs again where the queue's clock is
 * ahead of the site's.
 */
async function makeFinal(app: App, tx: Tx, id: string): Promise<void> {
  const row = await lockClosing(tx, id);
  if (row?.state !== 'Closed' || !row.undo_until) return;
  const { member_id: member, reason, case_id: caseId } = row;
  const at = app.clock.now();
  const left = secondsUntil(row.undo_until, at);
  if (left > 0) {
    await app.queue.add(tx, endUndo, { member, closing: id }, { afterSeconds: left });
    return;
  }
  await endClosing(tx, id, { from: 'Closed', to: 'Final', at });
  if (caseId) await endCase(tx, caseId, at);
  if (await hasDeposited(tx, member)) await orderReturn(app, tx, { member, reason, at });
}

/**
 * Orders the balance of a member back whose last try failed a day ago, unless an operator has
 * opened verification again since (docs/domain/accounts.md §9).
 */
export const returnUnverified = defineTask({
  name: 'kyc.return-unverified',
  payload: object({ member: memberText(), rejectedAt: instant() }),
  timeoutSeconds: 60,
  run: ({ app, payload: { member, rejectedAt } }) =>
    withKyc(app, member, async (tx) => {
      const at = app.clock.now();
      const since = new Date(rejectedAt);
      const left = secondsUntil(new Date(since.getTime() + UNDO_SECONDS * 1_000), at);
      if (left > 0) {
        const again = { afterSeconds: left };
        await app.queue.add(tx, returnUnverified, { member, rejectedAt }, again);
        return;
      }
      const { triesLeft, level } = await readStanding(app, member, tx);
      const isOpen = triesLeft > 0 || level >= 2 || (await lastReopening(tx, member)) >= since;
      if (isOpen || !(await hasDeposited(tx, member))) return;
      await orderReturn(app, tx, { member, reason: 'unverified', at });
    }),
});

const secondsUntil = (until: Date, now: Date) =>
  Math.ceil((until.getTime() - now.getTime()) / 1_000);

/** True where the refused person deposited real money, which must go back. */
const hasDeposited = async (tx: Tx, member: MemberId) => (await depositsOf(tx, member)) > 0n;

interface Order {
  member: MemberId;
  reason: 'under_age' | 'excluded' | 'unverified';
  at: Date;
}

/** Orders the money returned to where it came from, which the cashier does after the commit. */
const orderReturn = (app: App, tx: Tx, { member, reason, at }: Order) =>
  app.queue.emit(tx, 'kyc.return-ordered', { memberId: member, reason, at: at.toISOString() });
