import {
  bool,
  defineConsoleCall,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  positiveMoney,
  text,
} from '@palaro/api';
import { operatorProof, setTexts } from '@palaro/client';
import { en as clientEn } from '@palaro/client/en';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../../desk.en.ts';
import { CallForm } from './CallForm.tsx';
import { fromWallClock, toWallClock } from './zoned.ts';

const endpoint = defineConsoleCall({
  permission: 'content.edit',
  records: 'banner.save',
  creates: 'key-table',
  method: 'POST',
  path: '/console/api/banners',
  summary: 'Saves a banner',
  body: object({
    name: text({ max: 60 }),
    place: oneOf(['home', 'lobby']),
    order: int({ min: 0 }),
    shown: bool(),
    startsAt: nullable(instant()),
    title: object({ EN: text({ max: 60 }), TY: text({ max: 60 }) }),
    devices: list(oneOf(['web', 'app'])),
  }),
  reply: object({ changeId: nullable(text()) }),
});
const LABELS = {
  name: 'desk.views.name',
  place: 'desk.diff.field',
  order: 'desk.table.columns',
  shown: 'desk.queue.mine',
  startsAt: 'desk.diff.after',
  title: 'desk.confirm.reason',
  devices: 'desk.record.tabs',
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  operatorProof.set(null);
});

it('a form from a call’s body sends what the call takes, with the session’s proof', async () => {
  setTexts('EN', { desk: en, client: clientEn });
  operatorProof.set('proof');
  const sent = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify({ success: true, value: { changeId: null } }))),
  );
  vi.stubGlobal('fetch', sent);
  const done = vi.fn();
  render(<CallForm endpoint={endpoint} labels={LABELS} submit="Save it" done={done} />);
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getAllByText('Please fill this in').length).toBeGreaterThan(2);
  type(/^Name of the view/, 'Fiesta');
  type(/^Field/, 'lobby');
  type(/^Columns/, '3');
  type(/^After/, '2026-12-01T20:00');
  type(/^Reason \(EN\)/, 'Feast');
  type(/^Reason \(TY\)/, 'Pista');
  fireEvent.click(screen.getByRole('checkbox', { name: 'app' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  const init = sent.mock.calls[0]?.[1] as { body: string; headers: Record<string, string> };
  expect(JSON.parse(init.body)).toEqual({
    name: 'Fiesta',
    place: 'lobby',
    order: 3,
    shown: false,
    startsAt: '2026-12-01T12:00:00.000Z',
    title: { EN: 'Feast', TY: 'Pista' },
    devices: ['app'],
  });
  expect(init.headers['Csrf-Token']).toBe('proof');
});

it('instants are asked for in Manila time', () => {
  expect(toWallClock('2026-11-23T16:30:00.000Z')).toBe('2026-11-24T00:30');
  expect(fromWallClock('2026-11-24T00:30')).toBe('2026-11-23T16:30:00.000Z');
  expect(fromWallClock('soon')).toBeNull();
});

it('an amount is typed as people write it, sent with four decimals, and no comma multiplies it', async () => {
  const amounts = defineConsoleCall({
    ...endpoint,
    body: object({ paid: positiveMoney(), moved: money() }),
  });
  const sent = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify({ success: true, value: { changeId: null } }))),
  );
  vi.stubGlobal('fetch', sent);
  const labels = { paid: 'desk.views.name', moved: 'desk.diff.after' } as const;
  render(<CallForm endpoint={amounts} labels={labels} submit="Save it" done={vi.fn()} />);
  const send = (paid: string, moved: string) => {
    fireEvent.change(screen.getByLabelText(/^Name of the view/), { target: { value: paid } });
    fireEvent.change(screen.getByLabelText(/^After/), { target: { value: moved } });
    fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
  };
  send('64,00', '2.00001');
  expect(screen.getByText(/A comma only groups/)).toBeTruthy();
  expect(screen.getByText(/-250\.50/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  send('1,250.5', '-25');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const init = sent.mock.calls[0]?.[1] as { body: string };
  expect(JSON.parse(init.body)).toEqual({ paid: '1250.5000', moved: '-25.0000' });
});
