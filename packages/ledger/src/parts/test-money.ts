import type { Pool } from 'pg';
import { accountId, cash, FIRST_ACCOUNTS, house } from '../accounts.ts';
import type { PostItem } from '../items.ts';
import type { Ledger } from '../ledger.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const game = house('GAME', 'DEMO', 'slot');

/** Opens a member with the first accounts and this amount in cash. */
export async function openMember(pool: Pool, ledger: Ledger, amount: bigint): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select coalesce(max(member_id), 0) + 1 id from wallet',
  );
  const member = String(rows[0]?.id);
  for (const kind of Object.keys(FIRST_ACCOUNTS) as (keyof typeof FIRST_ACCOUNTS)[]) {
    await pool.query(
      'insert into wallet (member_id, account_id, book, kind) values ($1, $2, 1, $3)',
      [member, accountId(1, kind), kind],
    );
  }
  await ledger.commit([itemOf(member, 'opening', [{ from: house('OPENING'), to: cash, amount }])]);
  return member;
}

export function itemOf(member: string, key: string, legs: PostItem['legs'], at = AT): PostItem {
  const cause = { kind: 'test', id: key };
  const input = legs.map((leg) => leg.amount).join();
  return { does: 'post', member, book: 1, key, input, kind: 'test', cause, at, legs };
}

export const stakeOf = (member: string, key: string, amount: bigint, at = AT): PostItem =>
  itemOf(member, key, [{ from: cash, to: game, amount }], at);
