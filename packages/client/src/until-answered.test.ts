import { defineEndpoint, object, text } from '@palaro/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { currentToken, endSession, startSession } from './session.ts';

const proof = defineEndpoint({
  method: 'POST',
  path: '/api/v1/proof',
  summary: '',
  access: 'member',
  moduleId: null,
  provesMember: true,
  body: object({ password: text() }),
  reply: object({ made: text() }),
});
const plain = { ...proof, provesMember: undefined } as unknown as typeof proof;

type Answer = () => Promise<Response>;
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const gateway: Answer = () => Promise.resolve(new Response('<html>', { status: 502 }));
const json = (status: number, body: object, token?: string): Answer => {
  const init = { status, headers: token ? { 'Session-Token': token } : undefined };
  return () => Promise.resolve(new Response(JSON.stringify(body), init as ResponseInit));
};
const made = json(200, { success: true, value: { made: 'it' } }, 'next');
const wrong = json(422, { success: false, code: 'payment_password_wrong', message: 'Wrong.' });

let sent: string[] = [];
/** Answers calls in turn; the last answer is repeated. */
function answers(...of: Answer[]) {
  vi.stubGlobal('fetch', (_address: string, { headers, body }: RequestInit) => {
    const { Authorization } = headers as Record<string, string>;
    sent.push(`${String(Authorization)} ${String(body as string)}`);
    return (of.length > 1 ? of.shift() : of[0])?.();
  });
}

/** Makes the call, waits as long as it takes, and returns its value or its error's code. */
async function outcomeOf(endpoint: typeof proof) {
  const outcome = call(endpoint, { body: { password: 'p' } }).then(
    (value) => value.made,
    (error: unknown) => (error as { code: string }).code,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  startSession({
    token: 'tok',
    merchantCode: 'palaro',
    userName: 'm',
    type: 0,
    firstTimeLogin: false,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  endSession();
});

const SAME = 'Bearer tok {"password":"p"}';

it.each<[string, Answer[], string, number, string]>([
  ['that is answered at once is sent once', [made], 'it', 1, 'next'],
  ['whose answer was lost is sent again unchanged', [lost, made], 'it', 2, 'next'],
  ['whose answer a gateway lost is sent again too', [gateway, lost, made], 'it', 3, 'next'],
  ['without a connection is given up at the third try', [lost], 'offline', 3, 'tok'],
  ['that is refused is not sent again', [wrong], 'payment_password_wrong', 1, 'tok'],
])('accounts §6 a proof %s', async (_name, of, outcome, times, token) => {
  answers(...of);
  expect(await outcomeOf(proof)).toBe(outcome);
  expect(sent).toEqual(Array(times).fill(SAME));
  expect(currentToken()).toBe(token);
});

it('accounts §6 a proof is not repeated once the earlier token is dead', async () => {
  // Each answer is lost after nine seconds, so a third attempt would be later than 18 s.
  answers(() => new Promise((_resolve, reject) => setTimeout(reject, 9_000, new TypeError(''))));
  expect(await outcomeOf(proof)).toBe('offline');
  expect(sent).toHaveLength(2);
});

it('a call without a proof is sent once, whatever happens to it', async () => {
  answers(lost);
  expect(await outcomeOf(plain)).toBe('offline');
  expect(sent).toHaveLength(1);
});
