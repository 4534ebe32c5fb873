import type { App } from '@palaro/server';
import { nextRefund } from './next-refund.ts';
import { postPart } from './return-postings.ts';
import {
  findReturn,
  listParts,
  lockReturn,
  readStanding,
  type ReturnKey,
  type ReturnRecord,
} from './returns.repository.ts';
import { sendPart } from './send-part.ts';

/**
 * Takes an open return as far as it goes by itself: sends what is posted, then cash back to the
 * newest deposits first (docs/domain/accounts.md §9). It waits while bets or a withdrawal are open
 * and while payouts are barred. Runs beside each other do each step once; what is left waits for a
 * person, and the return ends with the last of the money.
 */
export async function workReturn(app: App, of: ReturnKey): Promise<void> {
  const found = await findReturn(app.db, of);
  if (found?.state !== 'Open') return;
  // These may have been sent already, so nothing stops the question.
  await sendAll(app, of, 'Asked');
  const { waits } = await readStanding(app.db, found);
  if (waits === null) {
    await sendAll(app, of, 'Posted');
    await returnToSources(app, found);
  }
  await endReturn(app, of);
}

async function sendAll(app: App, of: ReturnKey, state: 'Asked' | 'Posted'): Promise<void> {
  for (const part of await listParts(app.db, of)) {
    if (part.state === state) await sendPart(app, part);
  }
}

async function returnToSources(app: App, found: ReturnRecord): Promise<void> {
  const of = { member: found.member_id, id: found.id };
  for (;;) {
    const next = await nextRefund(app, found, await readStanding(app.db, found));
    if (!next) return;
    const parts = await listParts(app.db, of);
    const no = parts.length + 1;
    if (!(await postPart(app, of, { ...next, no, by: 'system' }))) return;
    const posted = (await listParts(app.db, of)).find((part) => part.no === no);
    if (posted?.state === 'Posted') await sendPart(app, posted);
  }
}

/** Ends a return of which nothing is left, here or on its way. */
export async function endReturn(app: App, of: ReturnKey): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const found = await lockReturn(tx, of);
    if (found?.state !== 'Open') return;
    const { payable, winnings, away, waits, unsettled } = await readStanding(tx, found);
    if (payable > 0n || winnings > 0n || away > 0n || waits !== null || unsettled) return;
    await tx
      .updateTable('balance_return')
      .set({ state: 'Done', next_at: null, ended_at: app.clock.now() })
      .where('member_id', '=', of.member)
      .where('id', '=', of.id)
      .execute();
  });
}
