import { fairDraw, type FairDraw } from '@palaro/fairness';
import {
  currentRules,
  gameOf,
  isGameId,
  rulesOf,
  SHARED_CARDS,
  type GameId,
  type GameRules,
  type SharedCard,
  type SharedRules,
} from '@palaro/games';
import type { App } from '@palaro/server';
import { seedEnvelope } from '../seed-key.ts';
import type { TableRoundRow } from './table-rounds.repository.ts';

export type TableRules = GameRules & { shared: SharedRules };

/** The card of a game whose rounds are shared; undefined for every other. */
export const sharedCard = (id: string): SharedCard | undefined =>
  SHARED_CARDS.find((card) => card.id === id);

/** The rules of a shared game, by default those for new bets. */
export function tableRulesOf(gameId: string, version?: string): TableRules {
  const game = isGameId(gameId) ? gameOf(gameId as GameId) : undefined;
  const rules = game && (version === undefined ? currentRules(game) : rulesOf(game, version));
  if (!rules?.shared) throw new Error(`${gameId} has no shared rounds`);
  return rules as TableRules;
}

type SeededRound = Pick<
  TableRoundRow,
  'pair_id' | 'sealed' | 'server_seed' | 'client_seed' | 'nonce' | 'hand'
>;

/** The draw of a table's round, from its start. */
export function drawOf(app: App, round: SeededRound): FairDraw {
  const { pair_id, sealed, server_seed, client_seed, nonce } = round;
  const serverSeed = server_seed ?? (sealed && seedEnvelope(app).open(pair_id, sealed));
  if (!serverSeed || !client_seed) throw new Error(`the draw ${pair_id} has no secret`);
  return fairDraw({ serverSeed, clientSeed: client_seed, nonce });
}

/** A round's result, and what it read from its draw. */
export function drawResult(app: App, gameId: string, round: SeededRound) {
  const draw = drawOf(app, round);
  const result = tableRulesOf(gameId).shared.result(draw, round.hand);
  const { words, rejections } = draw.used();
  return { result, words, rejections };
}

/** Crash of a flight: what it came to, in hundredths. */
export const crashOf = (result: unknown): number => (result as { crash: number }).crash;

/**
 * End of a flight: as its multiplier would pass the result. Until then the result itself can still
 * be cashed out; from then on everybody knows it, so nobody may.
 */
export function flightEnd(
  { reveals_at }: Pick<TableRoundRow, 'reveals_at'>,
  rules: TableRules,
  result: unknown,
) {
  const { flight } = rules.shared;
  if (!flight) throw new Error(`${rules.config.id} has no curve`);
  return new Date(reveals_at.getTime() + flight.msAt(crashOf(result) + 1));
}
