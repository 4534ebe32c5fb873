import { en as accounts } from '@palaro/accounts/en';
import { registerPages, setSite, setTexts, type SiteInfo } from '@palaro/client';
import { pages } from '@palaro/web/pages';
import { Toasts } from '@palaro/ui';
import { en as verification } from '@palaro/verification/en';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { en } from '../passwords.en.ts';

interface Sent {
  path: string;
  body: Record<string, string>;
}

/** What the server answers by path: a value, or a refusal's code; `after` delays it by seconds. */
export type Answers = Record<string, { after?: number; [name: string]: unknown }>;

/** A screen with fixed server answers. Its clock stands still until a test moves it. */
export function showScreen(page: ReactNode, answers: Answers, switches: object = {}) {
  vi.useFakeTimers();
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string } = {}) => {
    const path = String(address).split('?')[0] ?? '';
    sent.push({ path, body: bodyOf(body ?? '{}') });
    const { after = 0, ...answer } = answers[path] ?? {};
    const refused = 'code' in answer;
    const json = refused ? { success: false, ...answer } : { success: true, value: answer };
    const response = new Response(JSON.stringify(json), { status: refused ? 422 : 200 });
    return new Promise((resolve) => setTimeout(() => resolve(response), after * 1_000));
  });
  setTexts('EN', { accounts, passwords: en, verification });
  setSite({
    now: '2026-03-10T04:00:00.000Z',
    location: 'PH',
    switches,
    settings: { 'hold.resetHours': 24 },
  } as unknown as SiteInfo);
  registerPages(pages);
  render(
    <>
      {page}
      <Toasts />
    </>,
  );
  return {
    sent,
    bodyOf: (path: string) => sent.find((one) => one.path === path)?.body,
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    press: async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      await pass(0.01);
    },
  };
}

/** Moves the clock by seconds and lets everything due happen. */
export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

function bodyOf(text: string): Record<string, string> {
  if (!text.startsWith('{')) return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text) as Record<string, string>;
}
