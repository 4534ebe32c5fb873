import { setTexts } from '@palaro/client';
import { ADJUST_REASONS } from '@palaro/wallet/api';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../records.en.ts';
import { ty } from '../records.ty.ts';
import { reasonOf, type Movement } from './movement.ts';
import { MovementSheet } from './MovementSheet.tsx';

afterEach(cleanup);

const NOTHING = {
  vendor: '',
  vendorName: '',
  method: '',
  gameId: '',
  gameName: '',
  roundId: '',
  reverses: '',
};
const corrected = (reason: string): Movement => ({
  id: '7',
  at: '2026-11-21T08:00:00.000Z',
  code: 'manualAdjust',
  text: 'Correction by us',
  amount: '12.5000',
  balanceAfter: '112.5000',
  besides: [],
  aside: null,
  ref: { kind: 'adjust', id: '0192', ...NOTHING, reason },
});

it('MONEY-03 OC-9 a correction by hand says why, in both languages', () => {
  setTexts('EN', { records: en });
  render(<MovementSheet movement={corrected('complaint')} onClose={() => undefined} />);
  expect(screen.getByText('Reason')).toBeTruthy();
  expect(screen.getByText('A complaint was settled')).toBeTruthy();
  for (const [language, records] of [
    ['EN', en],
    ['TY', ty],
  ] as const) {
    setTexts(language, { records });
    const said = ADJUST_REASONS.map((reason) => reasonOf(corrected(reason)));
    expect(new Set(said).size).toBe(ADJUST_REASONS.length);
    expect(said).not.toContain('');
  }
});

it('MONEY-03 no other movement has such a line', () => {
  setTexts('EN', { records: en });
  render(<MovementSheet movement={corrected('')} onClose={() => undefined} />);
  expect(screen.queryByText('Reason')).toBeNull();
});
