import type { Body } from '@palaro/api';
import { ALL_GAMES, gameByCode } from '@palaro/catalogue/server';
import { Money, plusSeconds } from '@palaro/kernel';
import { writeDraft } from '@palaro/promotions/server';
import { refuse, type App, type Operator } from '@palaro/server';
import type { missionsConsoleApi } from '../console.api.ts';
import { isSum, PLAY_DAYS } from '../missions.limits.ts';
import type { BoardRule, MissionRule } from '../missions.rules.ts';
import { boardKind } from './board-kind.ts';
import { USUAL_PRIZES } from './board-rule.ts';
import { missionKind } from './mission-kind.ts';

type MissionDraft = Body<(typeof missionsConsoleApi)['makeMission']>;
type BoardDraft = Body<(typeof missionsConsoleApi)['makeLeaderBoard']>;
type Draft = MissionDraft | BoardDraft;

const DAY_SECONDS = 86_400;
/** Play of the first days is still kept when the last window is closed. */
const DAYS_MOST = PLAY_DAYS - 2;

/** Refuses `promo.needs_end` for what runs once without an end, or longer than play is kept. */
function requireEnd({ period, startsAt, endsAt }: Draft) {
  if (period !== 'once') return;
  const latest = plusSeconds(new Date(startsAt), DAYS_MOST * DAY_SECONDS);
  if (endsAt === undefined || new Date(endsAt) > latest) {
    throw refuse('promo.needs_end', { values: { days: DAYS_MOST } });
  }
}

/** The filter of a draft. Refuses `promo.unknown_game` for what the catalogue does not have. */
function filterOf(draft: Draft): MissionRule['filter'] {
  const vendor = draft.vendor ?? null;
  const game = draft.game ?? null;
  const known =
    (vendor === null || ALL_GAMES.some((one) => one.vendor === vendor)) &&
    (game === null || (vendor !== null && gameByCode(vendor, game) !== undefined));
  if (!known) throw refuse('promo.unknown_game');
  return {
    product: draft.product ?? null,
    vendor,
    game,
    leastStake: draft.leastStake ?? null,
  };
}

/** The steps of a draft. Refuses `promo.steps` where one is half, no higher, or no whole count. */
function stepsOf(draft: MissionDraft): MissionRule['steps'] {
  const { metric, target1, amount1, target2, amount2, target3, amount3 } = draft;
  const pairs = [
    { target: target1, amount: amount1 },
    { target: target2, amount: amount2 },
    { target: target3, amount: amount3 },
  ];
  const used = pairs.filter(({ target, amount }) => target !== undefined || amount !== undefined);
  const steps = used.flatMap(({ target, amount }) =>
    target === undefined || amount === undefined ? [] : [{ target, amount }],
  );
  const targets = steps.map(({ target }) => Money.of(target));
  const rises = targets.every(
    (target, index) => index === 0 || target > (targets[index - 1] ?? 0n),
  );
  const whole = isSum(metric) || targets.every((target) => target % 10_000n === 0n);
  if (steps.length < used.length || !rises || !whole) throw refuse('promo.steps');
  return steps;
}

/**
 * Writes a mission as a draft. Refuses `promo.steps`, `promo.needs_end`, `promo.unknown_game`, and
 * what every draft refuses.
 */
export function makeMission(app: App, operator: Operator, draft: MissionDraft) {
  requireEnd(draft);
  const { metric, period, turnoverTimes } = draft;
  const rule: MissionRule = {
    metric,
    period,
    steps: stepsOf(draft),
    filter: filterOf(draft),
    turnoverTimes,
  };
  return writeDraft(app, operator, { kind: missionKind, draft, rule });
}

/** Writes a leader board as a draft. Refuses as `makeMission` does, but for the steps. */
export function makeLeaderBoard(app: App, operator: Operator, draft: BoardDraft) {
  requireEnd(draft);
  const { metric, period, turnoverTimes, rank1, rank2, rank3, ranks4to10, ranks11to50 } = draft;
  const amounts = [rank1, rank2, rank3, ranks4to10, ranks11to50];
  const prizes = USUAL_PRIZES.flatMap(({ from, to }, index) => {
    const amount = amounts[index];
    return amount === undefined ? [] : [{ from, to, amount }];
  });
  const rule: BoardRule = { metric, period, prizes, filter: filterOf(draft), turnoverTimes };
  return writeDraft(app, operator, { kind: boardKind, draft, rule });
}
