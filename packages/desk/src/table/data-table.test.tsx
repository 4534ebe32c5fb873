import { setTexts, type Pages } from '@palaro/client';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../../desk.en.ts';
import { listenForKeys } from '../keys/keys.ts';
import { DataTable } from './DataTable.tsx';
import type { Column } from './columns.ts';

interface Row {
  id: string;
  name: string;
  amount: string;
}
const COLUMNS: Column<Row>[] = [
  { key: 'name', title: 'desk.confirm.reason', cell: ({ name }) => name, sortable: true },
  { key: 'amount', title: 'desk.diff.after', cell: ({ amount }) => amount, align: 'end' },
  { key: 'id', title: 'desk.diff.before', cell: ({ id }) => id, hidden: true },
];
const rows = ['ana', 'ben', 'carla'].map((name, at) => ({
  id: `${at}`,
  name,
  amount: `${at}.0000`,
}));
const pages = (over: Partial<Pages<Row>> = {}): Pages<Row> => ({
  rows,
  state: 'end',
  message: null,
  error: null,
  total: rows.length,
  first: undefined,
  loadMore: vi.fn(),
  retry: vi.fn(),
  ...over,
});

let stop: () => void;
beforeEach(() => {
  setTexts('EN', { desk: en });
  localStorage.clear();
  stop = listenForKeys();
});
afterEach(() => {
  stop();
  cleanup();
});

type Props = Partial<Parameters<typeof DataTable<Row>>[0]>;
const show = (props: Props = {}) =>
  render(
    <DataTable
      label="People"
      screen="people"
      columns={COLUMNS}
      pages={pages()}
      rowKey={({ id }) => id}
      {...props}
    />,
  );
const press = (key: string) => act(() => void fireEvent.keyDown(document.body, { key }));
const lines = () => screen.getAllByRole('row').slice(1);

it('j and k walk the rows, and Enter opens the one that was reached', () => {
  const onOpen = vi.fn();
  show({ onOpen });
  press('j');
  press('j');
  press('j');
  press('k');
  expect(lines()[1]?.getAttribute('aria-current')).toBe('true');
  press('Enter');
  expect(onOpen).toHaveBeenCalledWith(rows[1]);
});

it('x selects where there is something to do with several rows, and says with how many', () => {
  const run = vi.fn();
  const bulk = [{ key: 'go', label: (of: readonly Row[]) => `Release ${of.length}`, run }];
  show({ bulk });
  press('j');
  press('x');
  press('j');
  press('x');
  expect(lines()[0]?.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Release 2' }));
  expect(run).toHaveBeenCalledWith([rows[0], rows[1]]);
});

it('a press on a head asks the server for the order, and the head says which one it is', () => {
  const onSort = vi.fn();
  const { rerender } = show({ onSort, sort: null });
  fireEvent.click(screen.getByRole('button', { name: 'Reason' }));
  expect(onSort).toHaveBeenLastCalledWith('-name');
  rerender(
    <DataTable
      label="People"
      screen="people"
      columns={COLUMNS}
      pages={pages()}
      rowKey={({ id }) => id}
      sort="-name"
      onSort={onSort}
    />,
  );
  const head = screen.getByRole('columnheader', { name: 'Reason' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith('name');
});

it('the choice of columns is remembered on this browser', () => {
  show();
  expect(screen.queryByRole('columnheader', { name: 'Before' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Before' }));
  cleanup();
  show();
  expect(screen.getByRole('columnheader', { name: 'Before' })).not.toBeNull();
});

it('a failed page can be asked for again; an empty list says so', () => {
  const retry = vi.fn();
  show({ pages: pages({ rows: [], state: 'failed', message: 'Offline', retry }) });
  expect(screen.getByRole('alert').textContent).toContain('Offline');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
  cleanup();
  show({ pages: pages({ rows: [] }), empty: 'Nobody yet' });
  expect(screen.getByText('Nobody yet')).not.toBeNull();
});
