import { expect, it } from 'vitest';
import { Money } from '@palaro/kernel';
import { adjustRows, isLastWord, samePerson, type AdjustState } from './adjust-rows.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const pending = (more: Partial<AdjustState> = {}): AdjustState => ({
  ...{ state: 'Pending', member: '7', amount: '250000', maker: 'Ana' },
  ...{ expiresMs: AT.getTime() + 1, confirmed: [], ...more },
});
const judged = (request: AdjustState | null, by = 'Ben') =>
  adjustRows.judge(request, { request: 'q', by }, { member: '7', at: AT, stake: 0n });

// docs/domain/operator-console.md §3 and its cases OC-n.
it.each<[string, AdjustState | null, string, object]>([
  [
    'counts when the second person confirms',
    pending(),
    'Ben',
    { next: pending({ state: 'Applied' }) },
  ],
  ['OC-5 cannot be confirmed by its maker', pending(), 'Ana', { refuse: 'console.second_person' }],
  [
    'OC-5 however the maker’s name is written',
    pending(),
    'aNA',
    { refuse: 'console.second_person' },
  ],
  ['OC-6 not twice', pending({ state: 'Applied' }), 'Ben', { refuse: 'adjust.ended' }],
  [
    'cannot change after it ended, not even by its maker',
    pending({ state: 'Rejected' }),
    'Ana',
    { refuse: 'adjust.ended' },
  ],
  [
    'OC-8 cannot be confirmed at its end',
    pending({ expiresMs: AT.getTime() }),
    'Ben',
    { refuse: 'adjust.expired' },
  ],
  [
    'cannot be confirmed for another member',
    pending({ member: '8' }),
    'Ben',
    { refuse: 'not_found' },
  ],
  ['cannot be confirmed without its request', null, 'Ben', { refuse: 'not_found' }],
  [
    'waits for the third person above 100,000',
    pending({ amount: '1000000001' }),
    'Ben',
    { refuse: 'try_again' },
  ],
])('MONEY-06 a correction %s', (_name, request, by, verdict) => {
  expect(judged(request, by)).toEqual(verdict);
});

it.each<[string, string[], boolean]>([
  ['100000.0000', [], true],
  ['-100000.0000', [], true],
  ['100000.0001', [], false],
  ['-100000.0001', [], false],
  ['100000.0001', ['Cleo'], true],
  ['-100000.0001', ['Cleo'], true],
  // A person who has confirmed before does not count as a third one.
  ['100000.0001', ['BEN'], false],
  ['100000.0001', ['ben', 'Cleo'], true],
])(
  'MONEY-06 of %s after %j the second person’s decision is final: %s',
  (amount, confirmed, last) => {
    const request = pending({ amount: String(Money.of(amount)), confirmed });
    expect(isLastWord(request, 'Ben')).toBe(last);
  },
);

it('MONEY-06 a correction is known by its request, and persons by their names', () => {
  expect([adjustRows.name, adjustRows.subject({ request: 'q' })]).toEqual(['wallet.adjust', 'q']);
  expect(adjustRows.loadBy?.({ request: 'q', by: 'Ben' })).toEqual({ request: 'q' });
  expect(adjustRows.loadBy?.({})).toEqual({ request: null });
  expect([samePerson('Ana', 'ana'), samePerson('Ana', 'Anna')]).toEqual([true, false]);
});
