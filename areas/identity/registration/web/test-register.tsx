// Shared by the tests of the registration: a site, a server that answers, and the form.
import { FIELD_RULES, optionalRules } from '@palaro/accounts/rules';
import { en as accounts } from '@palaro/accounts/en';
import { setSite, setTexts, type SiteInfo } from '@palaro/client';
import { en as client } from '@palaro/client/en';
import { sendPlainBodies } from '@palaro/client/test-plain-bodies';
import { en as verification } from '@palaro/verification/en';
import { REGISTRATION_FIELDS } from '@palaro/whitelabel';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { RegisterSetup } from '../registration.api.ts';
import { en } from '../registration.en.ts';
import { RegisterForm } from './RegisterForm.tsx';

type Field = { enabled: boolean; required: boolean };
export const ASKED: Field = { enabled: true, required: true };
export const OFF: Field = { enabled: false, required: false };
const texts = accounts as Record<string, string>;

/** The form's rules with their texts, as the server sends them. */
function rulesOf(fields: Record<string, Field>) {
  const rules: Record<string, object[]> = {};
  for (const [name, { required }] of Object.entries(fields)) {
    const own = FIELD_RULES[name as keyof typeof FIELD_RULES];
    const kept = required ? own : optionalRules(own);
    rules[name] = kept.map((rule) => ({
      ...rule,
      message: texts[rule.message.replace('accounts.', '')] ?? rule.message,
    }));
    if (name === 'password') {
      rules['confirmPassword'] = FIELD_RULES.confirmPassword.map((rule) => ({
        ...rule,
        message: texts[rule.message.replace('accounts.', '')],
      }));
    }
  }
  return rules;
}

export function setup(fields: Record<string, Field> = {}, more: object = {}): RegisterSetup {
  const own = { ...REGISTRATION_FIELDS, captcha: OFF, ...fields };
  const mobile = { mobileNum: ASKED, verificationCode: ASKED, username: OFF, password: ASKED };
  return {
    fields: own,
    rules: rulesOf(own),
    mobileTab: { fields: mobile, rules: rulesOf(mobile) },
    methods: { username: true, mobile: true, mobilePassword: true },
    sms: { enabled: true, provider: 'sms' },
    captcha: { kind: 'digits' },
    agreement: { version: 3 },
    minAge: 21,
    direct: true,
    ...more,
  } as RegisterSetup;
}

type Answer = { status: number; body: object };
export const yes = (value: unknown): Answer => ({ status: 200, body: { success: true, value } });
export const no = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { success: false, code, message: `said ${code}`, requestId: 'r', ...more },
});

interface Sent {
  method: string;
  path: string;
  query: string;
  body: Record<string, unknown>;
}

/** A server that answers by path; `/wps/member/register` and similar calls log in. */
function serve(answers: Record<string, Answer>): Sent[] {
  const sent: Sent[] = [];
  const usual: Record<string, Answer> = {
    '/wps/member/register': yes({ token: 't' }),
    '/wps/member/register/mobile': yes({ token: 't' }),
    '/wps/check/username': yes({ available: true }),
    '/wps/agent/affiliate': yes({ success: true }),
    '/wps/verification/sms/register': yes({ expiredMinutes: 5 }),
    '/wps/captcha': yes('picture'),
  };
  sendPlainBodies();
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const [path = '', query = ''] = address.split('?');
    const body = JSON.parse(String(init.body ?? '{}')) as Sent['body'];
    if (path !== '/wps/system/setting/register') {
      sent.push({ method: init.method ?? '', path, query, body });
    }
    const answer = answers[path] ?? usual[path] ?? no(404, 'not_found');
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
  return sent;
}

export const registrations = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path.indexOf('/wps/member/register') === 0);

export const settle = () => act(() => new Promise<void>((next) => setTimeout(next)));

/** Draws the form for a deployment's answer. */
export async function show(of: RegisterSetup, answers: Record<string, Answer> = {}, search = '') {
  setTexts('EN', { accounts, client, registration: en, verification });
  const now = '2026-03-10T04:00:00.000Z';
  setSite({ now, location: 'PH', switches: {}, settings: {} } as unknown as SiteInfo);
  window.history.replaceState(null, '', `/m/register${search}`);
  const sent = serve({ '/wps/system/setting/register': yes(of), ...answers });
  const done = vi.fn();
  render(<RegisterForm onDone={done} />);
  await settle();
  await settle();
  return { sent, done };
}

export const box = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`), { selector: 'input' });
export const fill = (label: string, value: string) =>
  fireEvent.change(box(label), { target: { value } });
export const agree = () => fireEvent.click(screen.getByRole('checkbox'));
export const button = () => screen.getByRole<HTMLButtonElement>('button', { name: en.register });
export async function submit() {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await settle();
  await settle();
}

/** The names of the shown fields in their order. */
export const shown = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox])')).map(
    ({ name }) => name,
  );
