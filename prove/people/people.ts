import type { MemberId } from '@palaro/kernel';
import { createPool } from '@palaro/server-app/db';
import { given } from '@palaro/testkit';
import { ledgerOf } from '@palaro/wallet/server';
import { bareApp } from '../bare-app.ts';

/** What the names of these members begin with. */
export const ACCOUNT = 'crash';
export const PASSWORD = 'Demo-pass-1';
export const PIN = '246810';
export const HOLDER = 'Juan Dela Cruz';
export const OPENING = '1000.0000';

export interface Person {
  id: MemberId;
  account: string;
}

/** Members who can log in, pay in and take out, with money from before the first kill. */
export async function openPeople(databaseUrl: string, count: number): Promise<Person[]> {
  const pool = createPool(databaseUrl, 4);
  const app = bareApp(pool);
  const people: Person[] = [];
  for (let at = 1; at <= count; at++) {
    const account = `${ACCOUNT}${at}`;
    people.push({ id: await given(app).member({ account, balance: OPENING }), account });
  }
  // The demo's passwords, hashed as they are.
  await pool.query(
    `update member m set password_hash = d.password_hash, payee_name = $1,
        payment_password_hash = d.payment_password_hash, registered_at = d.registered_at
      from member d where d.account = 'member1' and m.account like $2`,
    [HOLDER, `${ACCOUNT}%`],
  );
  await ledgerOf(app).stop();
  await pool.end();
  return people;
}
