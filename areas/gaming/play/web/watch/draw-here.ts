import { fairDraw, seedHash } from '@palaro/fairness';
import type { GameCard } from '@palaro/games/cards';
import { currentRules, settle } from '@palaro/games/versions';
import type { GameVerifier, Round } from '@palaro/games/stage';
import { bytesToHex, Money, newId, randomBytes, siteClock } from '@palaro/kernel';
import type { RoundCalls } from '../use-round-calls.ts';

const clock = siteClock();
const SECRET_BYTES = 32;

/**
 * Answers a game's calls in this browser, by the rules that the site plays with and a secret of its
 * own. Nothing is sent, so no money and no account is touched.
 */
export function drawHere({ id }: GameCard, { game }: Pick<GameVerifier, 'game'>): RoundCalls {
  const rules = currentRules(game);
  const serverSeed = bytesToHex(randomBytes(SECRET_BYTES));
  let nonce = 0;

  const decide = (head: Pick<Round, 'roundId' | 'roundRef' | 'nonce'>, input: object): Round => {
    const bet = rules.readBet(input);
    if (!bet) throw new Error(`${id} does not offer this bet`);
    const draw = fairDraw({ serverSeed, clientSeed: '', nonce: head.nonce });
    const { outcome, payout } = settle(rules, bet, draw);
    const open = rules.steps?.isOpen(outcome) ?? false;
    return {
      ...head,
      gameId: id,
      serverSeedHash: seedHash(serverSeed),
      input: { ...input },
      outcome,
      stake: Money.text(bet.stake),
      payout: Money.text(open ? Money.zero : payout),
      state: open ? 'OPEN' : 'DONE',
      settledAt: null,
      balance: null,
    };
  };
  return {
    place: async ({ roundRef, params }) => {
      const begun = rules.steps ? { steps: [] } : {};
      return decide(
        { roundId: newId(clock.now()), roundRef, nonce: nonce++ },
        {
          ...(params as object),
          ...begun,
        },
      );
    },
    // What is drawn here always answers.
    callOff: async () => null,
    step: async ({ roundId, roundRef, nonce: at, input }, { call, fields }) => {
      const steps = [...((input?.steps ?? []) as unknown[]), { call, ...fields }];
      return decide({ roundId, roundRef, nonce: at }, { ...input, steps });
    },
    look: async (round) => round,
    recall: async () => null,
    seen: () => undefined,
  };
}
