import { inLanguage, Money, type Language, type MemberId } from '@palaro/kernel';
import { listPage, refuse, type App, type Db } from '@palaro/server';
import { gameRules } from '@palaro/wallet/server';
import { sql } from 'kysely';
import { percentOf } from './contribution.ts';
import { foldOwnRounds } from './count-due.ts';
import { requirementView } from './requirement-view.ts';

const PAGE_SIZE = 20;

interface UseRow {
  vendor: string;
  amount: string;
  at: Date;
  ref: string | null;
  game: string | null;
  bets: string | null;
}

const ROUND_IN = (table: string) => sql`select g.ref, g.game, g.bets, g.closed_at
  from ${sql.table(table)} g
  where g.member_id = u.member_id and g.vendor = u.vendor and g.round = u.round`;

/** Rounds that filled a requirement, those that were counted last first. */
async function readUses(db: Db, member: MemberId, requirement: string, pageNum: number) {
  const { rows } = await sql<UseRow>`
    select u.vendor, u.amount, coalesce(g.closed_at, u.counted_at) as at, g.ref, g.game, g.bets
    from (select * from turnover_use where member_id = ${member} and amount > 0
        and requirement_id = ${requirement}::bigint
      order by counted_at desc, vendor, round
      limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}) u
    left join lateral (${ROUND_IN('game_round')} union all ${ROUND_IN('archive.game_round')}
      union all ${ROUND_IN('listed_round')} union all ${ROUND_IN('archive.listed_round')}
      limit 1) g on true
    order by u.counted_at desc, u.vendor, u.round`.execute(db);
  return rows;
}

/**
 * Lists the rounds that filled a requirement of the member, which add up to what is done of it
 * (docs/domain/ledger.md §8). Refuses `not_found`, also for another member's.
 */
export async function listRequirementRounds(
  app: App,
  member: MemberId,
  of: { requirement: string; pageNum?: number },
  language: Language,
) {
  await foldOwnRounds(app, member);
  const { requirement, pageNum = 1 } = of;
  const [row, uses, { total, counted }] = await Promise.all([
    app.db
      .selectFrom('turnover_requirement')
      .selectAll()
      .where('member_id', '=', member)
      .where('requirement_id', '=', requirement)
      .executeTakeFirst(),
    readUses(app.db, member, requirement, pageNum),
    app.db
      .selectFrom('turnover_use')
      .select(({ fn }) => [
        fn.countAll<string>().as('total'),
        fn.sum<string>('amount').as('counted'),
      ])
      .where('member_id', '=', member)
      .where('requirement_id', '=', requirement)
      .where('amount', '>', '0')
      .executeTakeFirstOrThrow(),
  ]);
  if (!row) throw refuse('not_found');
  const place = { pageNum, size: PAGE_SIZE, total: Number(total) };
  return {
    requirement: requirementView(row),
    ...listPage(
      uses.map((use) => roundOf(app, use, language)),
      place,
    ),
    totals: { counted: Money.text(BigInt(counted ?? 0)) },
  };
}

function roundOf(app: App, use: UseRow, language: Language) {
  const kind = use.game === null ? null : gameRules.of(app).gameKind(use.vendor, use.game);
  return {
    roundId: use.ref,
    gameName: kind ? inLanguage(kind.name, language) : (use.game ?? use.vendor),
    stake: use.bets === null ? null : Money.text(BigInt(use.bets)),
    percent: Number(percentOf(kind)),
    counted: Money.text(BigInt(use.amount)),
    at: use.at.toISOString(),
  };
}
