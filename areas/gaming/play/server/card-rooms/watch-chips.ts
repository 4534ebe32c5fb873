import { sql } from 'kysely';
import { Money, plusSeconds } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';

/** Within a week one member loses so much more to another than he wins from him: people look. */
const MOVED_MOST = Money.of('10000.0000');
const WEEK_SECONDS = 7 * 86_400;

/** Accounts that share a browser or a card with a member; an address, whole networks share. */
const linkedTo = (member: string) => sql`
  select o.member_id as id from member_device d join member_device o using (device)
    where d.member_id = ${member}
  union select o.member_id from bank_card c join bank_card o using (number_digest)
    where c.member_id = ${member}`;

/** A member and the accounts linked to him, but none that is linked to `other`. */
const groupOf = (member: string, other: string) => sql`
  select ${member}::bigint as id union
  (${linkedTo(member)} except (${linkedTo(other)} union select ${other}::bigint))`;

/**
 * The alarm on moved chips (docs/domain/games.md §6): in the commit that ends a hand, for each pair
 * of members of which one has now lost unusually much to the other within seven days. Accounts
 * linked to either count with him, so that a sum split over days or accounts is one sum.
 */
export async function watchChips(
  app: App,
  tx: Tx,
  pays: readonly { payer_id: string; payee_id: string; game_id: string }[],
): Promise<void> {
  const now = app.clock.now();
  const since = plusSeconds(now, -WEEK_SECONDS);
  for (const { payer_id, payee_id, game_id } of pays) {
    const { rows } = await sql<{ net: string; hands: string }>`
      with loser as materialized (${groupOf(payer_id, payee_id)}),
        winner as materialized (${groupOf(payee_id, payer_id)}),
        moved as (
          select pair_id, amount from loser l join winner w on true
            join play_hand_pay on payer_id = l.id and payee_id = w.id where at > ${since}
          union all select pair_id, -amount from loser l join winner w on true
            join play_hand_pay on payer_id = w.id and payee_id = l.id where at > ${since}
        )
      select coalesce(sum(amount), 0) net, count(distinct pair_id) hands from moved`.execute(tx);
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
