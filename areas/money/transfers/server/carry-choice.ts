import type { App, Member } from '@palaro/server';
import type { Carry } from '../transfers.api.ts';

/** What the member chose for games of vendors that keep the balance; `ask` until he chooses. */
export async function readCarry({ db }: App, { id }: Member): Promise<Carry> {
  const row = await db
    .selectFrom('carry_choice')
    .select('carry')
    .where('member_id', '=', id)
    .executeTakeFirst();
  return row?.carry ?? 'ask';
}

/** Keeps the choice for every device of the member. */
export async function chooseCarry({ db, clock }: App, { id }: Member, carry: Carry): Promise<void> {
  const chosen = { carry, changed_at: clock.now() };
  await db
    .insertInto('carry_choice')
    .values({ member_id: id, ...chosen })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(chosen))
    .execute();
}
