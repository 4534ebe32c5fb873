import { sql } from 'kysely';
import { gameNameOf, vendorNameOf } from '@palaro/catalogue/server';
import { Money, type Language } from '@palaro/kernel';
import type { App, Member } from '@palaro/server';
import { HOUSE_VENDOR, openPlay, type OpenPlay } from '@palaro/wallet/server';
import type { HeldKind } from '../open-money.api.ts';

/** A round that all players share ends by itself within this time; it waits for nobody. */
const WAITS_AFTER_MS = 60_000;

const KINDS = new Map<string, HeldKind>([
  ['withdraw', 'withdrawal'],
  ['buyIn', 'table'],
  ['transferOut', 'transfer'],
]);

interface HeldRow {
  kind: string;
  cause_kind: string;
  cause_id: string;
  amount: string;
  posted_at: Date;
  vendor: string | null;
  game: string | null;
  /** The round that holds, as its game names it. */
  ref: string | null;
}

interface RoundRow {
  ref: string;
  game: string;
  bets: string;
  opened_at: Date;
}

/**
 * Holds on the player's money now (docs/domain/ledger.md §2, HOLD), and our own games' rounds
 * that wait for his next move. When a seat's money comes back and what a round is worth is play's
 * own rule.
 */
export async function readOpenMoney(app: App, { id }: Pick<Member, 'id'>, language: Language) {
  const before = new Date(app.clock.now().getTime() - WAITS_AFTER_MS);
  const [play, held, rounds] = await Promise.all([
    openPlay.of(app)(id),
    sql<HeldRow>`
      select t.kind, t.cause_kind, t.cause_id, h.amount::text as amount, t.posted_at,
        coalesce(r.vendor, v.vendor) as vendor, r.game, r.ref
      from hold h join ledger.transfer t using (member_id, transfer_id)
        left join game_round r on r.member_id = h.member_id
          and r.round = case when t.cause_kind = 'round' then t.cause_id::uuid end
        left join vendor_transfer v
          on v.id = case when t.cause_kind = 'transfer' then t.cause_id::uuid end
      where h.member_id = ${id} and h.state = 'P' and h.amount > 0
      order by t.transfer_id desc`.execute(app.db),
    sql<RoundRow>`
      select r.ref, r.game, r.bets::text as bets, r.opened_at from game_round r
      where r.member_id = ${id} and r.vendor = ${HOUSE_VENDOR} and r.state = 'O'
        and not exists (
          select from hold h join ledger.transfer t using (member_id, transfer_id)
          where h.member_id = ${id} and h.state = 'P'
            and r.round = case when t.cause_kind = 'round' then t.cause_id::uuid end)
      order by r.opened_at desc`.execute(app.db),
  ]);
  return {
    held: held.rows.map((row) => heldOf(row, play, language)),
    rounds: rounds.rows
      .filter(({ ref, opened_at }) => play.worth.has(ref) || opened_at < before)
      .map((row) => roundOf(row, play, language)),
  };
}

function roundOf(
  { ref, game, bets, opened_at }: RoundRow,
  { worth }: OpenPlay,
  language: Language,
) {
  const pays = worth.get(ref) ?? null;
  return {
    gameId: game,
    gameName: gameNameOf(HOUSE_VENDOR, game, language),
    stake: Money.text(BigInt(bets)),
    since: opened_at.toISOString(),
    worth: pays === null ? null : Money.text(pays),
  };
}

function heldOf(row: HeldRow, { backAt }: OpenPlay, language: Language) {
  const kind: HeldKind = KINDS.get(row.kind) ?? 'other';
  const vendor = row.vendor ?? '';
  const game = row.game ?? '';
  return {
    kind,
    amount: Money.text(BigInt(row.amount)),
    since: row.posted_at.toISOString(),
    backAt: (row.ref !== null && backAt.get(row.ref)?.toISOString()) || null,
    orderId: kind === 'withdrawal' ? row.cause_id : '',
    gameId: kind === 'table' ? game : '',
    gameName: kind === 'table' ? gameNameOf(vendor, game, language) : '',
    vendorName: vendorNameOf(vendor),
  };
}
