import type { MemberId, Money } from '@palaro/kernel';
import { cash, house } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { randomUUID } from 'node:crypto';

/** A deposit paid in by a provider, as the ledger records it. */
export async function depositForTest(app: App, member: MemberId, amount: Money): Promise<void> {
  const id = randomUUID();
  const { rows } = await app.pool.query<{ book: number }>(
    'select distinct book from wallet where member_id = $1',
    [member],
  );
  const [answer] = await ledgerOf(app).commit([
    {
      does: 'post',
      member,
      book: rows[0]?.book ?? 0,
      key: `deposit/${id}/paid`,
      input: `deposit ${amount}`,
      kind: 'deposit',
      cause: { kind: 'deposit', id },
      at: app.clock.now(),
      legs: [{ from: house('PAY_IN'), to: cash, amount }],
    },
  ]);
  if (answer?.is === 'refused') throw new Error(`deposit refused: ${answer.code}`);
}
