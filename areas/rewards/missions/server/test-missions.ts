import { Money, newId, type MemberId } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { App, Member } from '@palaro/server';
import { foldNow } from '@palaro/server-app/folds';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import type { BoardRule, MissionRule } from '../missions.rules.ts';
import { readActivity } from './read-activity.ts';

const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
const ALL = { product: null, vendor: null, game: null };
let named = 0;

interface Played {
  stake?: string;
  win?: string;
  game?: string;
}

/** A settled round, as its vendor sends it, summed up. Answers its name. */
export async function plays(
  app: App,
  member: MemberId,
  { stake = '10.0000', win = '0.0000', game = 'perlas' }: Played = {},
): Promise<string> {
  named += 1;
  const round = `mission-${named}`;
  await launchSession(app, { member, vendor: HOUSE_VENDOR, game, ...about });
  const message = { vendor: HOUSE_VENDOR, member, currency: 'PHP', game, round };
  const amounts = { bet: Money.of(stake), win: Money.of(win) };
  const [answer] = await execute(app, [
    { kind: 'betWin', ...message, transaction: round, ...amounts },
  ]);
  if (answer?.status !== 'OK') throw new Error(`the bet was refused: ${answer?.status}`);
  await foldNow(app);
  return round;
}

/** Voids a round that was played. */
export async function voids(app: App, member: MemberId, round: string): Promise<void> {
  const message = { vendor: HOUSE_VENDOR, member, currency: 'PHP', game: 'perlas', round };
  const [answer] = await execute(app, [
    { kind: 'rollback', ...message, transaction: `${round}-back`, target: round },
  ]);
  if (answer?.status !== 'OK') throw new Error(`the void was refused: ${answer?.status}`);
  await foldNow(app);
}

interface Given<R> {
  rule?: Partial<R>;
  budget?: string;
  startsAt?: Date;
  endsAt?: Date | null;
}

async function promotion(
  app: App,
  kind: 'MISSION' | 'LEADERBOARD',
  { rule, budget = '100000.0000', startsAt, endsAt = null }: Given<object> & { rule: object },
): Promise<string> {
  const now = app.clock.now();
  const id = newId(now);
  await insertPromotion(app.db, {
    id,
    kind,
    state: 'Running',
    title: { EN: 'Play', TY: 'Laro' },
    summary: { EN: 'Play on', TY: 'Maglaro pa' },
    rule,
    startsAt: startsAt ?? now,
    endsAt,
    budget: Money.of(budget),
    madeAt: now,
    madeBy: 'test',
  });
  return id;
}

/** A mission that runs: 20.0000 and 50.0000 of valid bets a day, unless said otherwise. */
export function missionOf(app: App, of: Given<MissionRule> = {}): Promise<string> {
  const rule: MissionRule = {
    metric: 'valid_bet',
    period: 'day',
    steps: [
      { target: '20.0000', amount: '2.0000' },
      { target: '50.0000', amount: '5.0000' },
    ],
    filter: ALL,
    turnoverTimes: 1,
    ...of.rule,
  };
  return promotion(app, 'MISSION', { ...of, rule });
}

/** A board that runs: the most valid bets of a week win 100, 50 and 10, unless said otherwise. */
export function boardOf(app: App, of: Given<BoardRule> = {}): Promise<string> {
  const rule: BoardRule = {
    metric: 'valid_bet',
    period: 'week',
    prizes: [
      { from: 1, to: 1, amount: '100.0000' },
      { from: 2, to: 2, amount: '50.0000' },
      { from: 3, to: 3, amount: '10.0000' },
    ],
    filter: ALL,
    turnoverTimes: 1,
    ...of.rule,
  };
  return promotion(app, 'LEADERBOARD', { ...of, rule });
}

const readFor = (app: App, id: MemberId, type = 0) =>
  readActivity(app, { id, type } as Member, 'EN');

/** A mission's steps as a member sees them. */
export async function stepsFor(app: App, member: MemberId, mission: string) {
  const { missions } = await readFor(app, member);
  return missions.find(({ id }) => id === mission)?.steps ?? [];
}

/** A board as a member sees it. */
export async function boardFor(app: App, member: MemberId, board: string) {
  const { boards } = await readFor(app, member);
  const shown = boards.find(({ id }) => id === board);
  if (!shown) throw new Error('the board is not shown');
  return shown;
}

/** A promotion's budget as it stands; decimals. */
export async function budgetOf(app: App, id: string) {
  const { spent, reserved } = await app.db
    .selectFrom('promotion')
    .select(['spent', 'reserved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { spent: Money.text(BigInt(spent)), reserved: Money.text(BigInt(reserved)) };
}
