// Shared by the tests of the login form: a site, a server that answers, and the form.
import { setSite, setTexts, type SiteInfo } from '@palaro/client';
import { en as client } from '@palaro/client/en';
import { sendPlainBodies } from '@palaro/client/test-plain-bodies';
import { en as verification } from '@palaro/verification/en';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { en } from '../accounts.en.ts';
import { LoginForm } from './LoginForm.tsx';
import type { SecondFactor } from './use-login-form.ts';

type Answer = { status: number; body: object };
export interface Sent {
  path: string;
  body: Record<string, unknown>;
}

export const yes = (value: unknown): Answer => ({ status: 200, body: { success: true, value } });
export const no = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { success: false, code, message: `said ${code}`, requestId: 'r', ...more },
});
export const reply = (more: object = {}) => ({
  token: 't',
  userName: 'mayumi',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  merchantCode: 'palaro',
  ...more,
});

/** A server that answers logins with these, repeating the last. Returns what it was sent. */
export function serve(...answers: Answer[]): Sent[] {
  const sent: Sent[] = [];
  const logins = [...answers];
  const answerOf = (path: string): Answer => {
    if (path === '/wps/captcha') return yes(`picture${sent.length}`);
    if (path !== '/wps/session/login') return yes({ expiredMinutes: 5 });
    return (logins.length > 1 ? logins.shift() : logins[0]) ?? no(401, 'login.failed');
  };
  sendPlainBodies();
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = address.split('?')[0] ?? '';
    sent.push({ path, body: JSON.parse(String(init.body ?? '{}')) as Sent['body'] });
    const { status, body } = answerOf(path);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return sent;
}

export const logins = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path === '/wps/session/login').map(({ body }) => body);

export function site(switches: object, settings: object = {}) {
  setTexts('EN', { accounts: en, client, verification });
  const now = '2026-03-10T04:00:00.000Z';
  setSite({ now, location: 'PH', switches, settings } as unknown as SiteInfo);
}

export function show() {
  const done = vi.fn();
  const second = vi.fn<(step: SecondFactor) => void>();
  render(<LoginForm onDone={done} onSecondFactor={second} />);
  return { done, second };
}

export const box = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
export const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(box(label), { target: { value } });
export const settle = () => act(() => new Promise<void>((next) => setTimeout(next)));
export async function submit() {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await settle();
  await settle();
}
export const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
