import { sql } from 'kysely';
import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { forgetFreePlay } from './game-sessions.repository.ts';
import { creditOpening, openWallet } from './open-wallet.ts';

/** What free play begins with (wallet-protocol.md §9). */
const FREE_PLAY_AMOUNT = Money.of('2000.0000');
/** Longer than any session lives. */
const KEPT_SECONDS = 2 * 86_400;

/** A wallet of play money in book T, of no account; answers its number. */
export async function openShadow(app: App): Promise<MemberId> {
  const { rows } = await sql<{ id: MemberId }>`select nextval('shadow_member_id') id`.execute(
    app.db,
  );
  const [{ id } = { id: '' }] = rows;
  await openWallet(app, id, 'T');
  await creditOpening(app, { member: id, amount: FREE_PLAY_AMOUNT, key: `free/${id}` });
  return id;
}

/** Takes the owners' numbers off old free play: its postings stay, and are nobody's. */
export const forgetOldFreePlay = (app: App, now: Date, batch: number) =>
  forgetFreePlay(app.db, plusSeconds(now, -KEPT_SECONDS), batch);
