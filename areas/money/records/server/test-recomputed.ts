import { dayIn } from '@palaro/kernel';
import type { App } from '@palaro/server';

interface Posted {
  member_id: string;
  transfer_id: string;
  book: number;
  from_account: string;
  to_account: string;
  amount: string;
  kind: string;
  cause_kind: string;
  cause_id: string;
  actor: string;
  reverses: string | null;
  posted_at: Date;
  house: string | null;
  vendor: string | null;
  detail: string | null;
  realm: string;
  uplines: string[];
}

const POSTED = `select p.*, t.kind, t.cause_kind, t.cause_id, t.actor, t.reverses, t.posted_at,
    h.kind as house, h.vendor, h.detail, b.realm, coalesce(m.uplines, '{}')::text[] as uplines
  from posting p join transfer t using (member_id, transfer_id) join book b using (book)
    left join house_account h on h.account_id in (p.from_account, p.to_account)
    left join member m on m.id = p.member_id
  order by p.member_id, p.transfer_id, p.leg`;

const PLAY = ['bet', 'betWin', 'win', 'buyIn', 'tick', 'leave'];
const BETS = ['bet', 'betWin'];

type Sums = Record<string, Record<string, bigint>>;

/** Computes every read model again from all postings, one by one. */
export async function recomputed(app: App) {
  const { rows } = await app.pool.query<Posted>(POSTED);
  const zone = app.site.settings['site.zone'];
  const transfers = new Map<string, Posted[]>();
  for (const row of rows) {
    const legs = transfers.get(row.transfer_id) ?? [];
    transfers.set(row.transfer_id, [...legs, row]);
  }
  const models = { house: {} as Sums, member: {} as Sums, team: {} as Sums, days: {} as Sums };
  const seenRounds = new Set<string>();
  const rounds: Record<string, bigint> = {};
  for (const legs of transfers.values()) {
    const [first] = legs as [Posted];
    const day = dayIn(zone, first.posted_at);
    addHouse(models.house, legs, day);
    addDay(models.days, legs, day);
    const origin = transfers.get(first.reverses ?? '')?.[0]?.kind;
    const play = playOf(legs, origin ?? first.kind, first.kind === 'rollback');
    const table = legs.find((leg) => leg.house === 'GAME');
    if (!play || !table) continue;
    const game = `${day}/${table.vendor}/${table.detail}`;
    add(models.member, `${first.member_id}/${first.book}/${game}`, play);
    if (first.realm !== 'R') continue;
    for (const upline of first.uplines) add(models.team, `${upline}/${game}`, play);
    const round = `${first.member_id}/${first.cause_id}`;
    const counts = first.kind === 'betWin' || (first.kind === 'bet' && !seenRounds.has(round));
    if (BETS.includes(first.kind)) seenRounds.add(round);
    if (counts) rounds[game] = (rounds[game] ?? 0n) + 1n;
  }
  return { ...models, rounds };
}

function add(sums: Sums, key: string, parts: Record<string, bigint>) {
  const old = (sums[key] ??= {});
  for (const [name, value] of Object.entries(parts)) old[name] = (old[name] ?? 0n) + value;
}

function addHouse(house: Sums, legs: readonly Posted[], day: string) {
  for (const { from_account: from, to_account: to, amount } of legs) {
    const debits = from < '0' ? BigInt(amount) : 0n;
    const credits = to < '0' ? BigInt(amount) : 0n;
    if (debits + credits > 0n) add(house, `${from < '0' ? from : to}/${day}`, { debits, credits });
  }
}

function addDay(days: Sums, legs: readonly Posted[], day: string) {
  const [first] = legs as [Posted];
  const vendor =
    legs.find((leg) => leg.vendor)?.vendor ??
    (first.cause_kind === 'round' && !first.actor.startsWith('operator/') ? first.actor : '');
  const main = String(first.book * 100 + 1);
  const sum = (side: 'from_account' | 'to_account') =>
    legs.reduce((total, leg) => total + (leg[side] === main ? BigInt(leg.amount) : 0n), 0n);
  const parts = { transfers: 1n, paid_in: sum('to_account'), paid_out: sum('from_account') };
  add(days, `${first.member_id}/${day}/${first.kind}/${vendor}`, parts);
}

function playOf(legs: readonly Posted[], kind: string, back: boolean) {
  const atTable = legs.filter((leg) => leg.house === 'GAME');
  if (atTable.length === 0) return null;
  const sum = (given: boolean) =>
    atTable
      .filter((leg) => leg.from_account < '0' === given)
      .reduce((total, leg) => total + BigInt(leg.amount), 0n);
  const taken = sum(false);
  const given = sum(true);
  const none = { bets: 0n, wins: 0n, refunds: 0n, adjusts: 0n, bet_count: 0n };
  if (!PLAY.includes(kind)) return { ...none, adjusts: given - taken };
  const bets = BETS.includes(kind);
  if (back) {
    return { ...none, wins: -taken, refunds: given, bet_count: bets && given > 0n ? -1n : 0n };
  }
  return { ...none, bets: taken, wins: given, bet_count: bets && taken > 0n ? 1n : 0n };
}

const TABLES = {
  house: `select account_id || '/' || day as key, debits, credits from house_fold`,
  member: `select concat_ws('/', member_id, book, day, vendor, game) as key, bets, wins, refunds,
    adjusts, bet_count from member_day`,
  team: `select concat_ws('/', upline_id, day, vendor, game) as key, bets, wins, refunds, adjusts,
    bet_count from team_day`,
  days: `select concat_ws('/', member_id, day, kind, vendor) as key, transfers, paid_in, paid_out
    from statement_day`,
};

/** The same read models as the folds wrote them. */
export async function folded(app: App) {
  const read = async (sql: string) => {
    const { rows } = await app.pool.query<Record<string, string>>(sql);
    return Object.fromEntries(
      rows.map(({ key = '', ...parts }) => [
        key,
        Object.fromEntries(Object.entries(parts).map(([name, n]) => [name, BigInt(n)])),
      ]),
    );
  };
  const rounds = await read(
    `select concat_ws('/', day, vendor, game) as key, rounds from game_day`,
  );
  return {
    house: await read(TABLES.house),
    member: await read(TABLES.member),
    team: await read(TABLES.team),
    days: await read(TABLES.days),
    rounds: Object.fromEntries(Object.entries(rounds).map(([key, { rounds: n }]) => [key, n])),
  };
}
