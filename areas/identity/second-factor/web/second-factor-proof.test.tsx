import { en as accounts } from '@palaro/accounts/en';
import { setTexts } from '@palaro/client';
import { en as client } from '@palaro/client/en';
import { sendPlainBodies } from '@palaro/client/test-plain-bodies';
import { en as stepUp } from '@palaro/step-up/en';
import { en as verification } from '@palaro/verification/en';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondFactorApi } from '../second-factor.api.ts';
import { en } from '../second-factor.en.ts';
import { ProveForm } from './ProveForm.tsx';

const NONE = { loginPassword: false, paymentPassword: false, contact: false };
let sent: unknown[] = [];
beforeEach(() => {
  sendPlainBodies();
  sent = [];
  setTexts('EN', { accounts, client, 'second-factor': en, 'step-up': stepUp, verification });
  vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Promise.resolve(Response.json({ success: true, value: { secret: 's', uri: 'u' } }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (has: Partial<typeof NONE>) => {
  const onDone = vi.fn();
  const shared = { endpoint: secondFactorApi.startFactorApp, ways: [], onDone };
  render(<ProveForm {...shared} means={{ ...NONE, ...has }} />);
  return onDone;
};
const go = () => screen.getByRole('button', { name: en['prove.go'] });

it('accounts §7 an account with a password must enter it', async () => {
  const done = open({ loginPassword: true, contact: true });
  const field = screen.getByLabelText(en.password);
  fireEvent.change(field, { target: { value: 'Demo-pass-1' } });
  fireEvent.click(go());
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent).toEqual([{ password: 'Demo-pass-1' }]);
});

it('accounts §7 one without must enter a code sent to its verified contact', async () => {
  const done = open({ contact: true });
  expect(screen.queryByLabelText(en.password)).toBeNull();
  fireEvent.change(screen.getByLabelText(stepUp.step_up_code), { target: { value: '123456' } });
  fireEvent.click(go());
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent).toEqual([{ stepUpCode: '123456' }]);
});

it('accounts §7 one without any proof gets a message, and can send nothing', () => {
  open({});
  expect(screen.getByText(stepUp.no_proof)).toBeDefined();
  expect(screen.queryByRole('button', { name: en['prove.go'] })).toBeNull();
});
