import { Money, newId, plusSeconds, type MemberId } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { App, Member } from '@palaro/server';
import { claimRain } from './claim-rain.ts';
import { joinRain } from './join-rain.ts';
import { openRain } from './open-rain.ts';

interface Given {
  /** Seconds from now until it starts; it falls already unless given. */
  startsIn?: number;
  seconds?: number;
  pieces?: number;
  budget?: string;
  least?: string;
  most?: string;
}

/** A rain as publishing leaves it, without the ten minutes before its start. Answers its id. */
export async function givenRain(app: App, of: Given = {}): Promise<string> {
  const { startsIn = 0, seconds = 60, pieces = 10, budget = '100.0000' } = of;
  const now = app.clock.now();
  const id = newId(now);
  const startsAt = plusSeconds(now, startsIn);
  const rule = {
    seconds,
    pieces,
    least: of.least ?? '1.0000',
    most: of.most ?? '50.0000',
    turnoverTimes: 1,
  };
  await app.db.transaction().execute(async (tx) => {
    await insertPromotion(tx, {
      id,
      kind: 'RED_RAIN',
      state: 'Running',
      title: { EN: 'Rain', TY: 'Ulan' },
      summary: { EN: 'It rains', TY: 'Umuulan' },
      rule,
      startsAt,
      endsAt: plusSeconds(startsAt, seconds),
      budget: Money.of(budget),
      madeAt: now,
      madeBy: 'test',
    });
    await openRain(tx, { id, rule, budget: Money.of(budget), startsAt });
  });
  return id;
}

type Answer = { amount: string; turnover: string; code: null } | { code: string };
const codeOf = (error: { code?: string }) => ({ code: error.code ?? String(error) });

/** The ticket of a member who joins from a browser of his own unless another is named. */
export const ticketOf = async (app: App, rain: string, member: MemberId, device?: string) =>
  (
    await joinRain(
      app,
      { id: member, type: 0 },
      { id: rain },
      { deviceId: device ?? `device-of-${member}` },
    )
  ).ticket;

/** Claims as this member, or tells the code that refused him. */
export const claimAs = (app: App, member: MemberId, of: { id: string; ticket: string }) =>
  claimRain(app, { id: member }, of).then(
    (answer): Answer => ({ ...answer, code: null }),
    (error: { code?: string }): Answer => codeOf(error),
  );

/** Joins, or tells the code that refused him. */
export const joinAs = (app: App, member: Pick<Member, 'id' | 'type'>, id: string, deviceId = 'd') =>
  joinRain(app, member, { id }, { deviceId }).then(
    () => ({ code: null }),
    (error: { code?: string }) => codeOf(error),
  );

/** Sums of the rain's claims, awards, postings and budget, in counts of 1/10,000. */
export async function booksOfRain(app: App, rain: string) {
  const { rows } = await app.pool.query<Record<string, string | number>>(
    `select (select count(*)::int from rain_claim where rain = $1) as claims,
        (select count(distinct piece)::int from rain_claim where rain = $1) as pieces,
        (select coalesce(sum(amount), 0)::text from rain_claim where rain = $1) as claimed,
        (select coalesce(sum(amount), 0)::text from award
          where budget = $1 and state = 'Claimed') as awarded,
        (select coalesce(sum(p.amount), 0)::text from ledger.transfer t join ledger.posting p
            on p.member_id = t.member_id and p.transfer_id = t.transfer_id
          where t.kind = 'award' and t.cause_id = 'PALARO/red-rain/' || $1::text) as posted,
        (select coalesce(sum(required), 0)::text from turnover_requirement
          where cause_id = 'PALARO/red-rain/' || $1::text) as required,
        (select spent::text from promotion where id = $1) as spent`,
    [rain],
  );
  return rows[0] ?? {};
}
