import { Money } from '@palaro/kernel';
import { spanOf, type NightlyCheck } from '@palaro/server';
import { sql } from 'kysely';
import { amountsOf, drawPlace, nonceOf, type LuckyRule } from '../lucky-rule.ts';

interface Row {
  promotion: string;
  member: string;
  draw: number;
  drawn: number;
  place: number;
  amount: string;
  server_seed: string;
  client_seed: string;
  rule: LuckyRule;
}

/** Checks that each draw of a day paid what its seeds and its promotion's rule say. */
export const checkDraws: NightlyCheck = {
  name: 'lucky-draw.draws',
  says: 'Prizes of lucky draws are what their seeds give',
  async run(app, day) {
    const { from, to } = await spanOf(app.db, day, app.site.settings['site.zone']);
    const { rows } = await sql<Row>`
      select d.promotion, d.member_id::text as member, d.draw, d.drawn, d.place,
        d.amount::text as amount, d.server_seed, d.client_seed, p.rule
      from lucky_draw d join promotion p on p.id = d.promotion
      where d.at >= ${from} and d.at < ${to}`.execute(app.db);
    return rows
      .filter((row) => !isRight(row))
      .map(({ promotion, member, draw, amount }) => ({
        subject: `lucky-draw:${promotion}/${member}/${draw}`,
        details: { amount },
      }));
  },
};

function isRight({ promotion, draw, drawn, place, amount, rule, ...of }: Row): boolean {
  const { server_seed: serverSeed, client_seed: clientSeed } = of;
  const given = drawPlace(rule, { serverSeed, clientSeed, nonce: nonceOf(promotion, draw) });
  const due = amountsOf(rule)[place];
  const isUsual = place === rule.prizes.length;
  return (
    given === drawn && (place === drawn || isUsual) && Money.of(due ?? '0.0000') === BigInt(amount)
  );
}

interface Stock {
  promotion: string;
  taken: number;
  draws: number;
  reserved: string;
  held: string;
  spent: string;
  paid: string;
}

/** Checks that stock and budget of each lucky draw say what its draws took. */
export const checkStock: NightlyCheck = {
  name: 'lucky-draw.stock',
  says: 'Stock and budget of a lucky draw are what its draws took',
  async run(app) {
    const { rows } = await sql<Stock>`
      select p.id as promotion, z.taken, d.stocked as draws, p.reserved::text as reserved,
        z.held::text as held, p.spent::text as spent, d.paid::text as paid
      from promotion p cross join lateral (
          select coalesce(sum(z.taken), 0)::int as taken, coalesce(sum((z.stock - z.taken)
            * ((p.rule->'prizes'->z.place::int->>'amount')::numeric * 10000)), 0)::bigint as held
          from lucky_prize z where z.promotion = p.id) z
        cross join lateral (
          select coalesce(sum(d.amount), 0)::bigint as paid, count(*) filter (where exists (
            select from lucky_prize z where z.promotion = p.id and z.place = d.place))::int
            as stocked
          from lucky_draw d where d.promotion = p.id) d
      where p.kind = 'LUCKY_DRAW' and p.state <> 'Draft'
        and (z.taken <> d.stocked or p.reserved <> z.held or p.spent <> d.paid)
      order by p.id limit 1000`.execute(app.db);
    return rows.map(({ promotion, ...details }) => ({
      subject: `promotion:${promotion}`,
      details: { ...details },
    }));
  },
};
