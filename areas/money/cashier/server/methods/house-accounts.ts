import { bankOf } from '@palaro/bank-cards/api';
import { plusSeconds } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import type { HouseAccount } from '../../cashier.api.ts';
import { listHouseAccounts, type HouseAccountRow } from './methods.repository.ts';

const DAY = 86_400;

/**
 * The account that the next transfer by hand goes to: the one with the fewest orders of the last
 * day, so that they take turns and nobody sees them all (docs/domain/payments.md §2). Null where
 * none is on.
 */
export async function nextHouseAccount(db: Db, now: Date): Promise<HouseAccount | null> {
  const { rows } = await sql<HouseAccountRow>`
    select a.* from house_bank_account a
    left join deposit_order d on d.house_account = a.id and d.created_at > ${plusSeconds(now, -DAY)}
    where a.enabled group by a.id order by count(d.id), a.sort, a.id limit 1`.execute(db);
  return rows[0] ? accountOnWire(rows[0]) : null;
}

/** The account a member was shown, while it is on; it may no longer be the next one. */
export async function findHouseAccount(db: Db, id: string): Promise<HouseAccount | null> {
  const found = (await listHouseAccounts(db)).find((one) => one.id === id && one.enabled);
  return found ? accountOnWire(found) : null;
}

const accountOnWire = (row: HouseAccountRow): HouseAccount => ({
  id: row.id,
  bank: bankOf(row.bank_code)?.name ?? row.bank_code,
  holder: row.holder,
  number: row.account_number,
  branch: row.branch,
  qr: row.qr,
});
