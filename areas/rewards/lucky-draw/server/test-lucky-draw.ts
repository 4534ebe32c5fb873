import { Money, newId, plusSeconds, randomHex, type MemberId } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import type { LuckyRule } from '../lucky-rule.ts';
import { drawPrize } from './draw-prize.ts';
import { openLuckyDraw } from './lucky-draw-kind.ts';
import { readChances } from './read-chances.ts';

export const USUAL_RULE: LuckyRule = {
  prizes: [
    { amount: '500.0000', odds: '1.0000', stock: 3 },
    { amount: '20.0000', odds: '19.0000', stock: 1_000 },
  ],
  usual: '2.0000',
  free: 1,
  betFor: '100.0000',
  most: 3,
  turnoverTimes: 2,
};

interface Given {
  rule?: Partial<LuckyRule>;
  budget?: string;
  /** Seconds from now until it ends; never unless given. */
  endsIn?: number;
}

/** A lucky draw as publishing leaves it. */
export async function givenLuckyDraw(app: App, of: Given = {}) {
  const now = app.clock.now();
  const id = newId(now);
  const rule = { ...USUAL_RULE, ...of.rule };
  await app.db.transaction().execute(async (tx) => {
    await insertPromotion(tx, {
      id,
      kind: 'LUCKY_DRAW',
      state: 'Running',
      title: { EN: 'Draw', TY: 'Bunot' },
      summary: { EN: 'Draw one', TY: 'Bumunot ng isa' },
      rule,
      startsAt: now,
      endsAt: of.endsIn === undefined ? null : plusSeconds(now, of.endsIn),
      budget: Money.of(of.budget ?? '100000.0000'),
      madeAt: now,
      madeBy: 'test',
    });
    await openLuckyDraw(tx, { id, rule });
  });
  return { id, rule };
}

type LuckyDrawOf = Awaited<ReturnType<typeof givenLuckyDraw>>;

/** The request of the draw that comes next, as the page makes it. */
export async function nextRequest(app: App, of: LuckyDrawOf, member: MemberId) {
  const { next } = await readChances(app, of, member);
  return { promotionId: of.id, ...next, clientSeed: randomHex(8) };
}

type DrawRequest = Awaited<ReturnType<typeof nextRequest>>;

/** Draws as this member, from a browser of his own unless another is named, or tells the code. */
export const drawAs = (app: App, member: MemberId, request: DrawRequest, deviceId?: string) =>
  drawPrize(app, { id: member, type: 0 }, request, {
    deviceId: deviceId ?? `device-of-${member}`,
    language: 'EN',
  }).then(
    (prize) => ({ prize, code: null }),
    (error: { code?: string }) => ({ prize: null, code: error.code ?? String(error) }),
  );

/** Sums of a lucky draw in draws, awards, postings, requirements, stock and budget. */
export async function booksOfDraw(app: App, id: string) {
  const { rows } = await app.pool.query<Record<string, string | number>>(
    `select (select count(*)::int from lucky_draw where promotion = $1) as draws,
        (select coalesce(sum(amount), 0)::text from lucky_draw where promotion = $1) as drawn,
        (select coalesce(sum(amount), 0)::text from award
          where budget = $1 and state = 'Claimed') as awarded,
        (select coalesce(sum(p.amount), 0)::text from ledger.transfer t join ledger.posting p
            on p.member_id = t.member_id and p.transfer_id = t.transfer_id
          where t.kind = 'award'
            and t.cause_id like 'PALARO/lucky-draw/' || $1::text || '/%') as posted,
        (select coalesce(sum(required), 0)::text from turnover_requirement
          where cause_id like 'PALARO/lucky-draw/' || $1::text || '/%') as required,
        (select coalesce(sum(taken), 0)::int from lucky_prize where promotion = $1) as taken,
        (select spent::text from promotion where id = $1) as spent,
        (select reserved::text from promotion where id = $1) as reserved`,
    [id],
  );
  return rows[0] ?? {};
}
