import type { FairDraw } from '@palaro/fairness';
import type {
  Game,
  GameBet,
  GameCard,
  GameRules,
  GameSheet,
  InputOf,
  OutcomeOf,
  RakeSheet,
} from './contract.ts';

/** Rules that fit the card's call. */
type CardRules<C extends GameCard, Params> = GameRules<InputOf<C>, Params, OutcomeOf<C>>;

/** Defines the rules of one version, typed by the card. */
export const defineRules = <C extends GameCard, Params, Sheet extends GameSheet | RakeSheet>(
  _card: C,
  rules: Omit<CardRules<C, Params>, 'sheet'> & { sheet(): Sheet },
) => rules;

/**
 * A game with the rules of every version ever played. Throws `Error`, so that the server does not
 * start, if a version from 1 to the card's is missing or one is there that should not be.
 */
export function defineGame<C extends GameCard>(card: C, rules: Game['rules']): Game<C> {
  const wanted = Array.from({ length: Number(card.version) }, (_, i) => String(i + 1));
  if (wanted.at(-1) !== card.version) {
    throw new Error(`${card.id}: the version must be a whole number from 1, not ${card.version}`);
  }
  for (const version of wanted) {
    const { config } = rules[version] ?? {};
    if (!config) throw new Error(`${card.id}: the rules of version ${version} are missing`);
    if (config.version !== version || config.id !== card.id) {
      throw new Error(
        `${card.id}: version ${version} has the config of ${config.id} ${config.version}`,
      );
    }
  }
  const strange = Object.keys(rules).find((version) => !wanted.includes(version));
  if (strange)
    throw new Error(`${card.id}: version ${strange} is above the card's version ${card.version}`);
  return { card, rules };
}

/** The rules for new rounds. */
export const currentRules = ({ card, rules }: Game): GameRules => rules[card.version] as GameRules;

/** The rules of a round's version; null if the game never had it. */
export const rulesOf = ({ rules }: Game, version: string): GameRules | null =>
  Object.keys(rules).includes(version) ? (rules[version] ?? null) : null;

/** The sheet of a game with a return. Throws `Error` where members play against each other. */
export function houseSheet({ config, sheet }: GameRules): GameSheet {
  const known = sheet();
  if (known.rtp === null) throw new Error(`${config.id} has no return`);
  return known;
}

/** Decides a one-step round: its outcome and its payout. */
export function settle<I, P, O>(rules: GameRules<I, P, O>, bet: GameBet<P>, draw: FairDraw) {
  const outcome = rules.play(bet.params, draw);
  return { outcome, payout: rules.payout(bet.stake, outcome) };
}
