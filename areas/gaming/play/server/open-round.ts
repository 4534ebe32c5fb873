import { fairDraw } from '@palaro/fairness';
import {
  gameOf,
  isGameId,
  rulesOf,
  settle,
  type GameRules,
  type Step,
  type StepRules,
} from '@palaro/games';
import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { OpenRow } from './open-rounds.repository.ts';
import { proofView, storedHeadView } from './round-view.ts';
import { seedEnvelope } from './seed-key.ts';

export type StepsRules = GameRules & { steps: StepRules };

/** The decisions that an open round stored so far. */
export const stepsOf = ({ input }: OpenRow): readonly Step[] => input.steps as Step[];

/** The rules by which the round began; they end it too. */
export function rulesOfOpen({ round_id, game_id, version }: OpenRow): StepsRules {
  const rules = isGameId(game_id) ? rulesOf(gameOf(game_id), version) : null;
  if (!rules?.steps) throw new Error(`no rules of steps for round ${round_id}`);
  return rules as StepsRules;
}

/** The round with one more step. */
export const withStep = (row: OpenRow, step: Step): OpenRow => ({
  ...row,
  input: { ...row.input, steps: [...stepsOf(row), step] },
});

/** The round after its steps, drawn again from its seeds; throws if they are no bet. */
export function standing(app: App, row: OpenRow) {
  const rules = rulesOfOpen(row);
  const bet = rules.readBet(row.input);
  if (!bet || !row.sealed) throw new Error(`round ${row.round_id} cannot be drawn again`);
  const serverSeed = seedEnvelope(app).open(row.pair_id, row.sealed);
  const draw = fairDraw({ serverSeed, clientSeed: row.client_seed ?? '', nonce: row.nonce });
  const { outcome, payout } = settle(rules, bet, draw);
  const { words, rejections } = draw.used();
  return { outcome, payout, words, rejections, open: rules.steps.isOpen(outcome) };
}
export type Standing = ReturnType<typeof standing>;

/** An open round as the calls return it: what its steps have shown, and nothing more. */
export const openView = (row: OpenRow, { outcome }: Pick<Standing, 'outcome'>) => ({
  ...storedHeadView(row),
  payout: Money.text(Money.zero),
  outcome,
  state: 'OPEN' as const,
  shown: false,
  settledAt: null,
});

/** An open round with its proof; its pair cannot be revealed before the round ends. */
export const openDetail = (row: OpenRow, stands: Standing) => ({
  ...openView(row, stands),
  fairness: { ...proofView(row, { ...stands, serverSeed: null }), chain: null },
});
