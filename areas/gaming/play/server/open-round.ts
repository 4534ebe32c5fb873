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

/** The round after these steps, drawn again from its seeds; throws if the steps are no bet. */
export function standsAfter(app: App, row: OpenRow, steps: readonly Step[]) {
  const rules = rulesOfOpen(row);
  const bet = rules.readBet({ ...row.input, steps });
  if (!bet || !row.sealed) throw new Error(`round ${row.round_id} cannot be drawn again`);
  const serverSeed = seedEnvelope(app).open(row.pair_id, row.sealed);
  const draw = fairDraw({ serverSeed, clientSeed: row.client_seed ?? '', nonce: row.nonce });
  const { outcome, payout } = settle(rules, bet, draw);
  const { words, rejections } = draw;
  return { outcome, payout, words, rejections, open: rules.steps.isOpen(outcome) };
}

/** An open round as the calls return it: what its steps have shown, and nothing more. */
export const openView = (app: App, row: OpenRow) => ({
  roundId: row.round_id,
  roundRef: row.round_ref,
  gameId: row.game_id,
  version: row.version,
  nonce: row.nonce,
  serverSeedHash: row.server_seed_hash,
  clientSeed: row.client_seed ?? '',
  stake: Money.text(BigInt(row.stake)),
  payout: Money.text(Money.zero),
  input: row.input,
  outcome: standsAfter(app, row, stepsOf(row)).outcome,
  state: 'OPEN' as const,
  shown: false,
  settledAt: null,
});

/** An open round with its proof; its pair cannot be revealed before the round ends. */
export function openDetail(app: App, row: OpenRow) {
  const { words, rejections } = standsAfter(app, row, stepsOf(row));
  return {
    ...openView(app, row),
    fairness: {
      pairId: row.pair_id,
      serverSeedHash: row.server_seed_hash,
      serverSeed: null,
      clientSeed: row.client_seed ?? '',
      nonce: row.nonce,
      version: row.version,
      configHash: row.config_hash,
      words,
      rejections,
    },
  };
}
