import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldBalance } from './held-balance.ts';
import { atRest, next, standingResult, type Round, type RoundState } from './round-state.ts';

const roundOf = (roundRef: string, stake: string, payout: string): Round => ({
  roundId: roundRef,
  roundRef,
  gameId: 'plinko',
  nonce: 1,
  serverSeedHash: 'ab',
  stake,
  payout,
  balance: null,
  outcome: {},
  settledAt: null,
});

const pesos = (most: number) => fc.integer({ min: 0, max: most }).map((n) => `${n}.0000`);
/** What the player and the site do; what does not fit is left out, as on the screen. */
const anyStep = fc.oneof(
  fc.record({ does: fc.constant('bet' as const), stake: pesos(20) }),
  fc.record({ does: fc.constant('answer' as const), payout: pesos(90) }),
  fc
    .constantFrom(...(['refuse', 'call off', 'falls', 'lands', 'shown'] as const))
    .map((does) => ({ does })),
  fc.record({ does: fc.constant('deposit' as const), amount: pesos(50) }),
);

it('the balance shown is what was taken and shown so far, and never tells a result that still falls', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), fc.boolean(), (steps, toldEarly) => {
      let state: RoundState = atRest;
      let made = 0;
      /** All that was booked; and only what the player has seen of it. */
      let truth = Money.of('500.0000');
      let seen = Money.of('500.0000');
      let placed: string | null = null;
      for (const step of steps) {
        const { phase, falling } = state;
        const bet = phase.at === 'placing' ? phase.bet : null;
        const shows = phase.at === 'revealing' ? phase.round : null;
        if (step.does === 'bet' && phase.at === 'idle') {
          placed = Money.text(truth);
          const made_ = { roundRef: `r${++made}`, stake: step.stake, params: {} };
          state = next(state, { kind: 'bet', bet: made_ });
        } else if (step.does === 'answer' && bet) {
          truth += Money.of(step.payout) - Money.of(bet.stake);
          seen -= Money.of(bet.stake);
          const round = roundOf(bet.roundRef, bet.stake, step.payout);
          state = next(state, { kind: 'answered', round });
        } else if (step.does === 'refuse' && bet) {
          state = next(state, { kind: 'refused', code: 'x', message: 'No.' });
        } else if (step.does === 'call off' && bet) {
          state = next(next(state, { kind: 'lost' }), { kind: 'called_off' });
        } else if (step.does === 'falls' && shows) {
          state = next(state, { kind: 'falls' });
        } else if (step.does === 'lands' && falling[0]) {
          const [{ round }] = falling as [(typeof falling)[number]];
          state = next(state, { kind: 'landed', roundRef: round.roundRef });
          seen += Money.of(round.payout);
          expect(standingResult(state)).toBe(round);
        } else if (step.does === 'shown' && shows) {
          state = next(state, { kind: 'shown' });
          seen += Money.of(shows.payout);
        } else if (step.does === 'deposit' && phase.at === 'idle') {
          [truth, seen] = [truth + Money.of(step.amount), seen + Money.of(step.amount)];
        }
        const early = toldEarly && state.phase.at === 'placing' ? Money.of('77.0000') : Money.zero;
        const balance = Money.text(truth + early);
        expect(heldBalance(state, { placed, balance }) ?? balance).toBe(Money.text(seen));
      }
    }),
  );
});

it('a bet that the balance does not cover, and one that is looked up again, hold nothing back', () => {
  const bet = { roundRef: 'r1', stake: '20.0000', params: {} };
  const placing = next(atRest, { kind: 'bet', bet });
  const short = { placed: '5.0000', balance: '5.0000' };
  expect(heldBalance(placing, short)).toBe('5.0000');
  const again = next(atRest, { kind: 'resumed', bet });
  expect(heldBalance(again, { placed: null, balance: '5.0000' })).toBeNull();
});
