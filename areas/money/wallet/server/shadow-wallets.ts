import { sql } from 'kysely';
import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { forgetFreePlay } from './game-sessions.repository.ts';
import { creditOpening, openWallet } from './open-wallet.ts';

/** The amount that free play begins with (docs/domain/wallet-protocol.md §9). */
const FREE_PLAY_AMOUNT = Money.of('2000.0000');
/** How long the owner is kept: longer than any session lives. */
const KEPT_SECONDS = 2 * 86_400;

/** Opens a wallet of play money in book T that belongs to no account. Returns its number. */
export async function openShadow(app: App): Promise<MemberId> {
  const { rows } = await sql<{ id: MemberId }>`select nextval('shadow_member_id') id`.execute(
    app.db,
  );
  const [{ id } = { id: '' }] = rows;
  await openWallet(app, id, 'T');
  await creditOpening(app, { member: id, amount: FREE_PLAY_AMOUNT, key: `free/${id}` });
  return id;
}

/**
 * Removes the owners from old free play. The postings stay, but nobody can tell whose they were.
 */
export const forgetOldFreePlay = (app: App, now: Date, batch: number) =>
  forgetFreePlay(app.db, plusSeconds(now, -KEPT_SECONDS), batch);
