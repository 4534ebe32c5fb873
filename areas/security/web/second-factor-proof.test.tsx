import { en as accounts } from '@palaro/accounts/en';
import { setTexts } from '@palaro/client';
import { en as client } from '@palaro/client/en';
import { sendPlainBodies } from '@palaro/client/test-plain-bodies';
import { en as verification } from '@palaro/verification/en';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondFactorApi } from '../second-factor.api.ts';
import { SECURITY_ITEMS, type SecurityItem } from '../security.api.ts';
import { en } from '../security.en.ts';
import { ProveForm } from './ProveForm.tsx';

const config = (done: readonly SecurityItem[]) => ({
  score: 0,
  level: 'weak' as const,
  items: SECURITY_ITEMS.map((key) => ({ key, done: done.includes(key), score: 0, masked: null })),
});
let sent: unknown[] = [];
beforeEach(() => {
  sendPlainBodies();
  sent = [];
  setTexts('EN', { accounts, client, security: en, verification });
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Promise.resolve(Response.json({ success: true, value: { secret: 's', uri: 'u' } }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (done: readonly SecurityItem[]) => {
  const onDone = vi.fn();
  const shared = { endpoint: secondFactorApi.startFactorApp, ways: [], onDone };
  render(<ProveForm {...shared} config={config(done)} />);
  return onDone;
};
const go = () => screen.getByRole('button', { name: en['factor.prove.go'] });

it('accounts.md §7 an account with a password is asked for it', async () => {
  const done = open(['login_password', 'mobile']);
  const field = screen.getByLabelText(en['factor.password']);
  fireEvent.change(field, { target: { value: 'Demo-pass-1' } });
  fireEvent.click(go());
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent).toEqual([{ password: 'Demo-pass-1' }]);
});

it('accounts.md §7 one without is asked for a code to its verified contact', async () => {
  const done = open(['mobile']);
  expect(screen.queryByLabelText(en['factor.password'])).toBeNull();
  fireEvent.change(screen.getByLabelText(en.step_up_code), { target: { value: '123456' } });
  fireEvent.click(go());
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent).toEqual([{ stepUpCode: '123456' }]);
});

it('accounts.md §7 one that has no way at all is told so, and can send nothing', () => {
  open([]);
  expect(screen.getByText(en.no_proof)).toBeDefined();
  expect(screen.queryByRole('button', { name: en['factor.prove.go'] })).toBeNull();
});
