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
import type { OpenRoundRow } from './open-rounds.repository.ts';
import { proofView, storedHeadView } from './round-view.ts';
import { seedEnvelope } from './seed-key.ts';

export type StepsRules = GameRules & { steps: StepRules };

/** The decisions that an open round stored so far. */
export const stepsOf = ({ input }: OpenRoundRow): readonly Step[] => input.steps as Step[];

/** The rules by which the round began; they end it too. */
export function rulesOfOpen({ round_id, game_id, version }: OpenRoundRow): StepsRules {
  const rules = isGameId(game_id) ? rulesOf(gameOf(game_id), version) : null;
  if (!rules?.steps) throw new Error(`no rules of steps for round ${round_id}`);
  return rules as StepsRules;
}

/** The round with one more step. */
export const withStep = (row: OpenRoundRow, step: Step): OpenRoundRow => ({
  ...row,
  input: { ...row.input, steps: [...stepsOf(row), step] },
});

/** The round after its steps, drawn again from its seeds; throws if they are no bet. */
export function redrawRound(app: App, row: OpenRoundRow) {
  const rules = rulesOfOpen(row);
  const bet = rules.readBet(row.input);
  if (!bet || !row.sealed) throw new Error(`round ${row.round_id} cannot be drawn again`);
  const serverSeed = seedEnvelope(app).open(row.pair_id, row.sealed);
  const draw = fairDraw({ serverSeed, clientSeed: row.client_seed ?? '', nonce: row.nonce });
  const { outcome, payout } = settle(rules, bet, draw);
  const { words, rejections } = draw.used();
  return { outcome, payout, words, rejections, open: rules.steps.isOpen(outcome) };
}
export type RedrawnRound = ReturnType<typeof redrawRound>;

/** An open round as the calls return it: what its steps have shown, and nothing more. */
export const openView = (row: OpenRoundRow, { outcome }: Pick<RedrawnRound, 'outcome'>) => ({
  ...storedHeadView(row),
  payout: Money.text(Money.zero),
  outcome,
  state: 'OPEN' as const,
  shown: false,
  settledAt: null,
});

/** An open round with its proof; its pair cannot be revealed before the round ends. */
export const openDetail = (row: OpenRoundRow, drawn: RedrawnRound) => ({
  ...openView(row, drawn),
  fairness: { ...proofView(row, { ...drawn, serverSeed: null }), chain: null },
});
