import { EVIDENCE, fairDraw, seedHash, sha256Hex } from '@palaro/fairness';
import {
  currentRules,
  GAME_IDS,
  gameOf,
  houseSheet,
  settle,
  type GameCard,
  type GameId,
  type GameRules,
  type Step,
} from '@palaro/games';
import type { Proof } from './proof.ts';

/** The bound of docs/domain/fairness.md §11 for a game's mean, in standard errors. */
const GAME_SEVERITY = 3.29;

/**
 * The statistical evidence of docs/domain/fairness.md §11: every test of the draws, and each game's
 * mean payout against its exact return. One try is a hundred thousand draws a test, and as many
 * rounds of each game as a tenth of them, fewer of those with a shoe.
 */
export const rng: Proof = {
  says: 'draws are even and independent, and each game pays back what its sheet says',
  unit: 'times 100,000 draws a test',
  short: 1,
  long: 100,
  async run({ n, seed, say }) {
    const seeds = { serverSeed: sha256Hex(`prove/${seed}`), clientSeed: `seed-${seed}` };
    const failures: string[] = [];
    const figures: Record<string, number | string> = { seedHash: seedHash(seeds.serverSeed) };
    for (const { name, draws, limit, deviates } of EVIDENCE) {
      const scale = Math.max(1, Math.round((n * 100_000) / draws));
      const worst = Math.max(...deviates(seeds, scale).map(Math.abs));
      figures[name] = `${worst.toFixed(2)} σ of ${limit}, ${(scale * draws).toLocaleString('en')}`;
      say(`${name}: ${figures[name]}`);
      if (!(worst < limit)) failures.push(`${name}: ${worst} (seed ${seed}, n ${n})`);
    }
    // Where members play against each other, no mean is promised.
    for (const id of GAME_IDS.filter((one) => !currentRules(gameOf(one)).cardRoom)) {
      const { told, fair } = meanOf(id, seeds, n * roundsOf(gameOf(id).card));
      figures[id] = told;
      say(`${id}: ${told}`);
      if (!fair) failures.push(`${id}: ${told} (seed ${seed}, n ${n})`);
    }
    return Promise.resolve({ figures, failures });
  },
};

/** Rounds for each try; a shoe's first hand costs a shuffle of eight decks. */
const roundsOf = ({ shared }: GameCard) => (shared?.shoe ? 500 : 10_000);

/** The mean payout of a game's example bets, in stakes, against the return that its sheet names. */
function meanOf(id: GameId, seeds: { serverSeed: string; clientSeed: string }, rounds: number) {
  const { card } = gameOf(id);
  const rules = currentRules(gameOf(id));
  const { rtp } = houseSheet(rules);
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce++) {
    const example = card.examples[nonce % card.examples.length] ?? {};
    const paid = playedOut(rules, example, () => fairDraw({ ...seeds, nonce: `${id}:${nonce}` }));
    sum += paid;
    squares += paid * paid;
  }
  const mean = sum / rounds;
  const band = GAME_SEVERITY * Math.sqrt((squares / rounds - mean * mean) / rounds);
  const low = numberOf(rtp.least);
  const high = numberOf(rtp.greatest);
  const told = `${mean.toFixed(5)} ± ${band.toFixed(5)} of ${low.toFixed(5)}–${high.toFixed(5)}`;
  return { told, fair: mean + band >= low && mean - band <= high };
}

const numberOf = ({ num, den }: { num: bigint; den: bigint }) =>
  Number((num * 10n ** 12n) / den) / 1e12;

/** The payout in stakes; a round of several steps takes those of the card's example. */
function playedOut(
  rules: GameRules,
  example: Record<string, unknown>,
  draw: () => ReturnType<typeof fairDraw>,
): number {
  const taken: Step[] = [];
  const settled = () => {
    const bet = rules.readBet(rules.steps ? { ...example, steps: taken } : example);
    if (!bet) throw new Error('the game does not offer its example');
    const { outcome, payout } = settle(rules, bet, draw());
    return { outcome, paid: Number((payout * 10_000n) / bet.stake) / 10_000 };
  };
  let { outcome, paid } = settled();
  for (const { call, fields } of stepsOf(rules)) {
    if (!rules.steps?.isOpen(outcome)) break;
    taken.push({ call, ...fields });
    ({ outcome, paid } = settled());
  }
  return paid;
}

/** The steps of the example that the card names. */
function stepsOf({ config: { id } }: GameRules) {
  const { card }: { card: GameCard } = gameOf(id as GameId);
  return card.steps?.example ?? [];
}
