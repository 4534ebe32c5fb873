import { canonicalJson, fairDraw, seedHash, sha256Hex, type DrawTrace } from '@palaro/fairness';
import { GAMES, gameOf, settle, type Game, type GameCard, type OutcomeOf } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { checkFields, inputOf, type VerifyFields } from './verify-fields.ts';

/** A round drawn again: everything that the verifier shows. */
export interface DrawnAgain {
  serverSeedHash: string;
  /** Null where no commitment was given to compare with. */
  committed: boolean | null;
  trace: DrawTrace;
  version: string;
  configHash: string;
  result: GameResult;
  /** Decimal strings; null where the stake is not offered in the game. */
  money: { stake: string; payout: string } | null;
}

export type GameResult =
  | { game: 'perlas'; outcome: OutcomeOf<typeof GAMES.perlas.card> }
  | { game: 'dice'; outcome: OutcomeOf<typeof GAMES.dice.card> };

/** Draws the round in this browser, by the server's own code; null while a field is missing. */
export function drawAgain(fields: VerifyFields): DrawnAgain | null {
  const { serverSeed, clientSeed, nonce, game: id } = fields;
  const errors = checkFields(fields);
  const unready = errors.serverSeed ?? errors.clientSeed ?? errors.nonce ?? errors.winNumbers;
  if (unready || !serverSeed || !clientSeed || !nonce) return null;
  const game = gameOf(id);
  const draw = fairDraw({ serverSeed, clientSeed, nonce: Number(nonce) });
  const { outcome, money } = decide(game, fields, draw);
  if (outcome === null) return null;
  const hash = seedHash(serverSeed);
  const given = fields.serverSeedHash.toLowerCase();
  return {
    serverSeedHash: hash,
    committed: given === '' ? null : given === hash,
    trace: draw.trace(),
    version: game.card.version,
    configHash: sha256Hex(canonicalJson(game.config)),
    // The registry answers the outcome of the game that was asked for.
    result: { game: id, outcome } as GameResult,
    money,
  };
}

/** The outcome needs no stake: with one that is not offered, only the payout stays unknown. */
function decide(
  game: Game<GameCard, unknown>,
  fields: VerifyFields,
  draw: ReturnType<typeof fairDraw>,
) {
  const bet = checkFields(fields).stake ? null : game.readBet(inputOf(fields));
  if (bet) {
    const { outcome, payout } = settle(game, bet, draw);
    return { outcome, money: { stake: Money.text(bet.stake), payout: Money.text(payout) } };
  }
  const any = game.readBet(inputOf({ ...fields, ...ANY_STAKE }));
  return { outcome: any ? game.play(any.params, draw) : null, money: null };
}

const ANY_STAKE = {
  coinValue: GAMES.perlas.card.stake.coinValues[0],
  stake: GAMES.dice.card.stake.min,
};
