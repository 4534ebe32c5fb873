import { sql } from 'kysely';
import { Money, type MemberId } from '@palaro/kernel';
import { defineCursor, type App, type ListPage, type OwnData } from '@palaro/server';
import { balances, balancesOnWire } from './balances.ts';
import './wallet.tables.ts';

/** A count of 1/10,000 as a decimal text. */
const amount = (count: string) => Money.text(BigInt(count));

export const walletOwnData: OwnData = {
  tables: [
    'award',
    'game_message',
    'game_round',
    'game_session',
    'hold',
    'listed_round',
    'posting',
    'rg_counter',
    'rg_limit',
    'transfer',
    'transfer_key',
    'vendor_reading',
    'wallet',
  ],
  async read(app, member) {
    const { version: _version, ...balance } = balancesOnWire(await balances(app, member));
    const limits = await app.db
      .selectFrom('rg_limit')
      .select(['kind', 'period', 'amount', 'imposed_by', 'set_at'])
      .where('member_id', '=', member)
      .execute();
    const awards = await app.db
      .selectFrom('award')
      .select(['promotion', 'vendor', 'amount', 'state', 'issued_at', 'expires_at'])
      .where('member_id', '=', member)
      .orderBy('issued_at')
      .execute();
    return {
      balance,
      limits: limits.map((row) => ({ ...row, amount: amount(row.amount) })),
      awards: awards.map((row) => ({ ...row, amount: amount(row.amount) })),
    };
  },
  lists: { rounds: listRounds, movements: listMovements },
};

interface PlayedRow {
  vendor: string;
  game: string;
  round: string;
  state: 'O' | 'C' | 'V';
  bets: string;
  wins: string;
  refunds: string;
  opened_at: Date;
  closed_at: Date | null;
}

const roundsCursor = defineCursor('after', { at: 'instant', vendor: 'code', round: 'uuid' });
const movementsCursor = defineCursor('after', { id: 'number' });

async function listRounds({ db }: App, member: MemberId, { after, limit, until }: ListPage) {
  const place = after === null ? null : roundsCursor.read(after);
  // Rounds played here, and rounds at vendors that keep the balance.
  const played = sql<PlayedRow>`(
    select vendor, game, round, state, bets, wins, refunds, opened_at, closed_at
      from ledger.game_round where member_id = ${member}
    union all
    select vendor, game, round, 'C'::char(1), bets, wins, 0::bigint, opened_at, closed_at
      from ledger.listed_round where member_id = ${member})`;
  const rows = await db
    .selectFrom(played.as('played'))
    .selectAll()
    .where('opened_at', '<=', until)
    .$if(place !== null, (query) =>
      query.where(
        sql<boolean>`(opened_at, round, vendor)
          > (${place?.at}::timestamptz, ${place?.round}::uuid, ${place?.vendor}::text)`,
      ),
    )
    .orderBy('opened_at')
    .orderBy('round')
    .orderBy('vendor')
    .limit(limit)
    .execute();
  const last = rows.length === limit ? rows[limit - 1] : undefined;
  return {
    rows: rows.map(({ bets, wins, refunds, ...row }) => ({
      ...row,
      stake: amount(bets),
      payout: amount(wins),
      refund: amount(refunds),
    })),
    next: last ? roundsCursor.write({ at: last.opened_at, ...last }) : null,
  };
}

interface Movement {
  id: string;
  at: Date;
  kind: string;
  cause: string;
  legs: { from: string; to: string; amount: string }[];
}

/** Lists every transfer with its postings. What is not a member's account is the house's. */
async function listMovements({ db }: App, member: MemberId, { after, limit, until }: ListPage) {
  const { id } = after === null ? { id: '0' } : movementsCursor.read(after);
  const { rows } = await sql<Movement>`
    select t.transfer_id::text as id, t.posted_at as at, t.kind,
      t.cause_kind || '/' || t.cause_id as cause,
      (select json_agg(json_build_object('from', coalesce(f.kind, 'HOUSE'),
          'to', coalesce(g.kind, 'HOUSE'), 'amount', p.amount::text) order by p.leg)
        from ledger.posting p
          left join wallet f on f.member_id = ${member} and f.account_id = p.from_account
          left join wallet g on g.member_id = ${member} and g.account_id = p.to_account
        where p.member_id = ${member} and p.transfer_id = t.transfer_id) as legs
    from ledger.transfer t
    where t.member_id = ${member} and t.transfer_id > ${id}::bigint
      and t.posted_at <= ${until}
    order by t.transfer_id limit ${limit}`.execute(db);
  const last = rows.length === limit ? rows[limit - 1] : undefined;
  return {
    rows: rows.map(({ legs, ...row }) => ({
      ...row,
      legs: legs.map((leg) => ({ ...leg, amount: amount(leg.amount) })),
    })),
    next: last ? movementsCursor.write(last) : null,
  };
}
