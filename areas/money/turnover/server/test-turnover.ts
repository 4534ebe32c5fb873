import { Money, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { given } from '@palaro/testkit';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';

let named = 0;
const GAME = 'perlas';
/** A game of which 20 % of a bet counts. */
const HIGH_RETURN = 'dice';

const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;

/** A member with money and a session of a game whose bets count in full. */
export async function playingMember(app: App, balance = '100000.0000'): Promise<MemberId> {
  const member = await given(app).member({ balance });
  await launchSession(app, { member, vendor: HOUSE_VENDOR, game: GAME, ...about });
  return member;
}

/** Opens a requirement now, as a deposit's commit does. Answers its id. */
export async function requirementOf(app: App, member: MemberId, required: string) {
  named += 1;
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into turnover_requirement (member_id, requirement_id, cause_kind, cause_id, required,
        opened_at)
      values ($1, nextval('turnover_requirement_id'), 'deposit', $2, $3, $4)
      returning requirement_id::text id`,
    [member, `test-${named}`, Money.of(required), app.clock.now()],
  );
  return rows[0]?.id ?? '';
}

const messageOf = (member: MemberId, round: string, game = GAME) => ({
  vendor: HOUSE_VENDOR,
  member,
  currency: 'PHP',
  game,
  round,
});

/** A settled round, of which `percent` counts. Answers its name. */
export async function play(
  app: App,
  member: MemberId,
  bet: string,
  percent: 20 | 100 = 100,
): Promise<string> {
  const round = `turnover-${(named += 1)}`;
  const game = percent === 100 ? GAME : HIGH_RETURN;
  if (game !== GAME) {
    await launchSession(app, { member, vendor: HOUSE_VENDOR, game, ...about });
  }
  const amounts = { bet: Money.of(bet), win: Money.of('0.0000') };
  const [answer] = await execute(app, [
    { kind: 'betWin', ...messageOf(member, round, game), transaction: round, ...amounts },
  ]);
  if (game !== GAME) {
    await launchSession(app, { member, vendor: HOUSE_VENDOR, game: GAME, ...about });
  }
  if (answer?.status !== 'OK') throw new Error(`the bet was refused: ${answer?.status}`);
  return round;
}

export async function voidRound(
  app: App,
  member: MemberId,
  round: string,
  percent: 20 | 100 = 100,
): Promise<void> {
  const game = percent === 100 ? GAME : HIGH_RETURN;
  await execute(app, [
    {
      kind: 'rollback',
      ...messageOf(member, round, game),
      transaction: `${round}-back`,
      target: round,
    },
  ]);
}

export async function requirementsOf(app: App, member: MemberId) {
  const { rows } = await app.pool.query<{ done: string; state: string }>(
    `select done::text, state from turnover_requirement where member_id = $1
      order by requirement_id`,
    [member],
  );
  return rows.map(({ done, state }) => `${Money.text(BigInt(done) as Money)} ${state}`);
}
