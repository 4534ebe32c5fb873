import { sql } from 'kysely';
import { Money, plusSeconds } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';

/** Within a day one member loses so much more to another than he wins from him: people look. */
const MOVED_MOST = Money.of('10000.0000');
const DAY_SECONDS = 86_400;

/**
 * The alarm on moved chips (docs/domain/games.md §6): in the commit that ends a hand, for each pair
 * of members of which one has now lost unusually much to the other within 24 hours.
 */
export async function watchChips(
  app: App,
  tx: Tx,
  pays: readonly { payer_id: string; payee_id: string; game_id: string }[],
): Promise<void> {
  const now = app.clock.now();
  const since = plusSeconds(now, -DAY_SECONDS);
  for (const { payer_id, payee_id, game_id } of pays) {
    const { rows } = await sql<{ net: string; hands: string }>`
      select coalesce(sum(case when payer_id = ${payer_id} then amount else -amount end), 0) net,
        count(*) hands
      from play_hand_pay
      where at > ${since} and ((payer_id = ${payer_id} and payee_id = ${payee_id})
        or (payer_id = ${payee_id} and payee_id = ${payer_id}))`.execute(tx);
    const [sum] = rows;
    if (!sum || BigInt(sum.net) < MOVED_MOST) continue;
    const told = { payerId: payer_id, payeeId: payee_id, gameId: game_id };
    await app.queue.emit(tx, 'chips.moved', {
      ...told,
      hands: Number(sum.hands),
      amount: Money.text(BigInt(sum.net)),
      at: now.toISOString(),
    });
  }
}
