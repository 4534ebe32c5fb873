import type { Pool } from 'pg';
import { houseName, type HouseRef } from './accounts.ts';

export interface Houses {
  /** Creates missing accounts and learns their ids. Usually it reads memory only. */
  ensure(refs: ReadonlyMap<string, [book: number, ref: HouseRef]>): Promise<void>;
  ids: ReadonlyMap<string, string>;
}

const CREATE = `insert into house_account (account_id, book, kind, vendor, detail)
  values (-nextval('house_account_id'), $1, $2, $3, $4) on conflict do nothing`;
const FIND = `select account_id from house_account
  where book = $1 and kind = $2 and vendor = $3 and detail = $4`;

/** House accounts by name. They are made on first use, outside of any batch, and never removed. */
export function createHouses(pool: Pool): Houses {
  const ids = new Map<string, string>();
  return {
    ids,
    async ensure(refs) {
      for (const [name, [book, ref]] of refs) {
        if (ids.has(name)) continue;
        const values = [book, ref.kind, ref.vendor, ref.detail];
        await pool.query(CREATE, values);
        const { rows } = await pool.query<{ account_id: string }>(FIND, values);
        const id = rows[0]?.account_id;
        if (!id) throw new Error(`the house account was not made: ${houseName(book, ref)}`);
        ids.set(name, id);
      }
    },
  };
}
