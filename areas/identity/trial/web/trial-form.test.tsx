import { en as accounts } from '@palaro/accounts/en';
import { setSite, setTexts, type SiteInfo } from '@palaro/client';
import { en as client } from '@palaro/client/en';
import { en as verification } from '@palaro/verification/en';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../trial.en.ts';
import { TrialForm } from './TrialForm.tsx';

const sent: { path: string; body: unknown; module: string | undefined }[] = [];
let answers: { status: number; body: object }[] = [];

beforeEach(() => {
  sent.length = 0;
  setTexts('EN', { accounts, client, trial: en, verification });
  const now = '2026-03-10T04:00:00.000Z';
  setSite({ now, switches: {}, settings: { 'site.minAge': 18 } } as unknown as SiteInfo);
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = address.split('?')[0] ?? '';
    if (path === '/wps/captcha') return Promise.resolve(answer(200, { success: true, value: 'p' }));
    const headers = init.headers as Record<string, string>;
    const module = Object.entries(headers).find(([name]) => /module/i.test(name))?.[1];
    sent.push({ path, body: JSON.parse(String(init.body)), module });
    const next = answers.shift() ?? { status: 500, body: {} };
    return Promise.resolve(answer(next.status, next.body));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const settle = () => act(() => new Promise<void>((next) => setTimeout(next)));
async function submit() {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await settle();
}

it('LOGIN-04 VAL-03 a trial needs the consent to the age that the deployment sets', async () => {
  answers = [{ status: 200, body: { success: true, value: { token: 't' } } }];
  const done = vi.fn();
  render(<TrialForm onDone={done} />);
  expect(screen.getByText(/₱/).parentElement?.textContent).toContain('2,000');
  await submit();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByLabelText('I am 18 years old or over.'));
  await submit();
  expect(sent).toEqual([
    { path: '/wps/member/trialuser', body: { ofAge: true }, module: 'FREEPLAY3' },
  ]);
  expect(done.mock.calls[0]?.[0]).toEqual({ token: 't' });
});

it('LOGIN-04 a second trial needs a captcha at its field, and sends it', async () => {
  const failure = {
    success: false,
    code: 'captcha.wrong',
    message: 'Wrong captcha',
    captcha: true,
  };
  const refused = { ...failure, fields: { captcha: 'Wrong captcha' }, requestId: 'r' };
  answers = [
    { status: 422, body: refused },
    { status: 200, body: { success: true, value: {} } },
  ];
  const done = vi.fn();
  render(<TrialForm onDone={done} />);
  fireEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('');
  const code = screen.getByLabelText('Captcha code', { selector: 'input' });
  expect(screen.getByText('Enter the code in the picture')).toBeTruthy();
  expect(document.activeElement).toBe(code);
  fireEvent.change(code, { target: { value: '1234' } });
  await submit();
  expect(sent[1]?.body).toEqual({ ofAge: true, captcha: '1234' });
  expect(done).toHaveBeenCalledTimes(1);
});
