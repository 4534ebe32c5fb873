import { canonicalJson, fairDraw, seedHash, sha256Hex, type DrawTrace } from '@palaro/fairness';
import { currentRules, rulesOf, settle } from '@palaro/games/versions';
import type { GameRules, GameVerifier } from '@palaro/games/stage';
import { Money } from '@palaro/kernel';
import { betOf, checkSeeds, type VerifyFields } from './verify-fields.ts';

/** A round drawn again: everything that the verifier shows. */
export interface DrawnAgain {
  serverSeedHash: string;
  /** Null when the form holds no commitment to compare with. */
  committed: boolean | null;
  trace: DrawTrace;
  version: string;
  configHash: string;
  outcome: unknown;
  /** Decimal strings; null when the game does not offer this stake. */
  money: { stake: string; payout: string } | null;
}

/** The rules of the version asked for; null for a version that the game never had. */
export const rulesAsked = ({ game }: GameVerifier, { version }: VerifyFields): GameRules | null =>
  version === '' ? currentRules(game) : rulesOf(game, version);

/** Draws the round in this browser with the server's code; null while a field is missing. */
export function drawAgain(verifier: GameVerifier, fields: VerifyFields): DrawnAgain | null {
  const { serverSeed, clientSeed, nonce } = fields;
  const rules = rulesAsked(verifier, fields);
  const unready = Object.keys(checkSeeds(fields)).length > 0;
  if (!rules || unready || !serverSeed || !clientSeed || !nonce) return null;
  const draw = fairDraw({ serverSeed, clientSeed, nonce: Number(nonce) });
  const decided = decideIfDealt(() => decide(verifier, rules, fields, draw));
  if (!decided) return null;
  const hash = seedHash(serverSeed);
  const given = fields.serverSeedHash.toLowerCase();
  return {
    serverSeedHash: hash,
    committed: given === '' ? null : given === hash,
    trace: draw.trace(),
    version: rules.config.version,
    configHash: sha256Hex(canonicalJson(rules.config)),
    ...decided,
  };
}

/** Null for a hand that the shoe does not have, which the rules refuse with `RangeError`. */
function decideIfDealt<D>(decided: () => D): D | null {
  try {
    return decided();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The outcome does not depend on the stake. With a stake that is not offered, only the payout stays
 * unknown.
 */
function decide(
  verifier: GameVerifier,
  rules: GameRules,
  fields: VerifyFields,
  draw: ReturnType<typeof fairDraw>,
): Pick<DrawnAgain, 'outcome' | 'money'> | null {
  const { stakeField, start, inputOf, check } = verifier;
  const given = betOf(verifier, fields);
  const { [stakeField]: stakeError, ...choiceErrors } = check(given);
  if (Object.keys(choiceErrors).length > 0) return null;
  const bet = stakeError ? null : rules.readBet(inputOf(given));
  if (bet) {
    const { outcome, payout } = settle(rules, bet, draw);
    return { outcome, money: { stake: Money.text(bet.stake), payout: Money.text(payout) } };
  }
  const any = rules.readBet(inputOf({ ...given, [stakeField]: start[stakeField] ?? '' }));
  return any && { outcome: rules.play(any.params, draw), money: null };
}
