import { setSite, setTexts, type SiteInfo } from '@palaro/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { en } from '../records.en.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { usePeriod } from './usePeriod.ts';

function Filter() {
  const filter = usePeriod();
  return (
    <>
      <PeriodFilter filter={filter} />
      <output>{`${filter.period.from} to ${filter.period.to}`}</output>
    </>
  );
}

beforeEach(() => {
  setTexts('EN', { records: en });
  const settings = { 'site.zone': 'Asia/Manila' };
  setSite({ now: '2026-11-21T17:00:00.000Z', settings } as unknown as SiteInfo);
  window.history.replaceState(null, '', '/m/gameRecord');
  render(<Filter />);
});
afterEach(cleanup);

const shown = () => screen.getByRole('status').textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('MONEY-03 a range of one’s own begins with the days that are shown, and lives in the address', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Days of your own' }));
  expect(shown()).toBe('2026-11-16 to 2026-11-22');
  type('From', '2026-10-01');
  type('To', '2026-10-31');
  expect(shown()).toBe('2026-10-01 to 2026-10-31');
  expect(location.search).toBe('?days=2026-10-01..2026-10-31');
  fireEvent.click(screen.getByRole('button', { name: '7 days' }));
  expect([location.search, shown()]).toEqual(['', '2026-11-16 to 2026-11-22']);
  expect(screen.queryByLabelText('From')).toBeNull();
});

it.each([
  ['From', '2026-11-23', 'Choose a first day that is not after the last'],
  ['To', '2026-11-23', 'Choose a last day that is not after today'],
  ['From', '2025-11-21', 'Choose at most 366 days'],
  ['To', '', 'Choose a day'],
])('%s %s is wrong, said at the field, and the record stays', (label, day, said) => {
  fireEvent.click(screen.getByRole('button', { name: 'Days of your own' }));
  type(label, day);
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(said)).toBeTruthy();
  expect(shown()).toBe('2026-11-16 to 2026-11-22');
});
