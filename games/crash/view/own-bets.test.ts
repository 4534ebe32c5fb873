import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SharedBet } from '../../stage/view/view-contract.ts';
import { newest, seated } from './own-bets.ts';

const betOf = (betId: string, over: Pick<Partial<SharedBet>, 'cashOut'> = {}): SharedBet => ({
  betId,
  roundNo: 7,
  stake: '1.0000',
  input: {},
  state: 'OPEN',
  cashOut: null,
  payout: null,
  ...over,
});
const place = (...betIds: string[]) => ({ betIds, sending: false });

describe('the bets of a flight in their places', () => {
  it('keep their places in whatever order the site tells of them', () => {
    const bets = [betOf('a', { cashOut: 101 }), betOf('b'), betOf('c'), betOf('d')];
    const places = fc.constantFrom(
      [place('a'), place('b')],
      [place('b'), place('a')],
      [place(), place('a')],
      [place(), place()],
    );
    fc.assert(
      fc.property(
        places,
        fc.shuffledSubarray(bets),
        fc.shuffledSubarray(bets),
        (where, told, heard) => {
          const inOrder = [...new Set([...told, ...heard])].sort((x, y) =>
            x.betId.localeCompare(y.betId),
          );
          expect(seated(where, newest(told, heard))).toEqual(seated(where, newest(inOrder, [])));
        },
      ),
    );
  });

  it('stand where they were placed also when a newer bet has the place', () => {
    const places = [place('c', 'a'), place('d', 'b')];
    expect(seated(places, [betOf('b'), betOf('a')]).map((bet) => bet?.betId)).toEqual(['a', 'b']);
  });
});
