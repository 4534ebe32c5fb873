import { CallFailure, setTexts, type FormField } from '@palaro/client';
import { dismissToasts, Toasts } from '@palaro/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../verification.en.ts';
import { CodeField } from './CodeField.tsx';
import { useCodeSending } from './use-code-sending.ts';

type Ask = () => Promise<{ expiredMinutes?: number } | null>;

const field = (onChange: (value: string) => void): FormField => ({
  name: 'verificationCode',
  value: '',
  required: true,
  maxLength: undefined,
  error: null,
  onChange,
  onBlur: () => undefined,
  ref: () => undefined,
});

function Form({ ask, typed, late }: { ask: Ask; typed?(value: string): void; late?: boolean }) {
  const sending = useCodeSending({ ask });
  return (
    <>
      <CodeField
        field={field(typed ?? (() => undefined))}
        sending={sending}
        afterSending={late ?? false}
      />
      <Toasts />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  setTexts('EN', { verification: en });
});
afterEach(() => {
  act(() => dismissToasts());
  cleanup();
  vi.useRealTimers();
});

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const button = () => screen.queryByRole('button', { name: /code|again/i });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function press() {
  fireEvent.click(button() as HTMLElement);
  await pass(0);
}

it.each`
  answer                   | seconds
  ${{ expiredMinutes: 5 }} | ${300}
  ${{ expiredMinutes: 2 }} | ${120}
  ${{}}                    | ${60}
`('REG-04 AC-27 an answer of $answer counts down from $seconds s', async (row) => {
  const { answer, seconds } = row as { answer: object; seconds: number };
  const ask = vi.fn(() => Promise.resolve(answer));
  render(<Form ask={ask} />);
  await press();
  expect(screen.getByText('Code sent')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe(`${seconds} s`);
  expect(button()).toBeNull();
  await pass(1_000);
  expect(screen.getByRole('timer').textContent).toBe(`${seconds - 1} s`);
  await pass((seconds - 2) * 1_000);
  expect(screen.getByRole('timer').textContent).toBe('1 s');
  await pass(1_000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(button()?.textContent).toBe('Send again');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('REG-04 a line says that the code is being sent, until the answer comes', async () => {
  let answer: (value: object) => void = () => undefined;
  const sent = new Promise<object>((done) => (answer = done));
  render(<Form ask={() => sent} />);
  await press();
  expect(screen.getByText('Sending the code, please wait')).toBeTruthy();
  answer({});
  await pass(0);
  expect(screen.queryByText('Sending the code, please wait')).toBeNull();
});

it('REG-04 no countdown starts if nothing was sent, because the number does not fit', async () => {
  render(<Form ask={() => Promise.resolve(null)} />);
  await press();
  expect(screen.queryByText('Code sent')).toBeNull();
  expect(button()?.textContent).toBe('Get code');
});

it('REG-04 a failed request hides the indicator, says why, and waits as long as the server says', async () => {
  const failure = new CallFailure(429, {
    code: 'too_many_requests',
    message: 'Too many',
    retryAfterSeconds: 40,
  });
  render(<Form ask={() => Promise.reject(failure)} />);
  await press();
  expect(screen.queryByText('Sending the code, please wait')).toBeNull();
  expect(screen.getByText('Too many')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('40 s');
});

it('FGT-03 a code can be typed once one was sent', async () => {
  render(<Form ask={() => Promise.resolve({})} late />);
  expect(input().disabled).toBe(true);
  await press();
  expect(input().disabled).toBe(false);
});

it('VAL-02 a code is at most ten digits, and a phone may fill it in from its message', () => {
  const typed = vi.fn();
  render(<Form ask={() => Promise.resolve(null)} typed={typed} />);
  expect(input().maxLength).toBe(10);
  expect(input().inputMode).toBe('numeric');
  expect(input().autocomplete).toBe('one-time-code');
  fireEvent.change(input(), { target: { value: '12 34-ab5' } });
  expect(typed).toHaveBeenCalledWith('12345');
});
