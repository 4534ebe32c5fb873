import { defineEndpoint, object, text } from '@palaro/api';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const INFO = { success: true, value: { nickname: 'Ligaya' } };
const endpoint = defineEndpoint({
  access: 'member',
  method: 'GET',
  path: '/wps/member/info',
  summary: 'The account',
  moduleId: 'COMM3',
  reply: object({ nickname: text() }),
});
let answer: (value: object) => void;

/** Loads the client as a new page of the same visit does. */
async function freshPage(build = 'one') {
  cleanup();
  vi.resetModules();
  const client = await import('./index.ts');
  client.keepAnswers([{ endpoint, as: 'memberInfo' }], build);
  vi.stubGlobal(
    'fetch',
    vi.fn(
      () =>
        new Promise((resolve) => {
          answer = (value) => resolve(new Response(JSON.stringify(value)));
        }),
    ),
  );
  const Name = () => <p>{client.useCall(endpoint).data?.nickname ?? 'nobody'}</p>;
  render(<Name />);
  return client;
}
const come = (value: object) =>
  act(async () => {
    answer(value);
    await new Promise((done) => setTimeout(done, 0));
  });
const shows = (name: string) => expect(screen.queryByText(name)).toBeTruthy();

const SESSION = {
  token: 't',
  merchantCode: 'palaro',
  userName: 'member1',
  type: 0,
  firstTimeLogin: false,
};

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(SESSION));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('APP-17 the last page’s answer shows at once, and is read again', async () => {
  await freshPage();
  shows('nobody');
  await come(INFO);
  expect(sessionStorage.getItem('memberInfo')).toBe('{"nickname":"Ligaya"}');
  await freshPage();
  shows('Ligaya');
  await come({ success: true, value: { nickname: 'Amihan' } });
  shows('Amihan');
});

it('APP-17 the next account, and another build, start without it', async () => {
  const client = await freshPage();
  await come(INFO);
  shows('Ligaya');
  act(() => client.endSession());
  shows('nobody');
  expect(sessionStorage.getItem('memberInfo')).toBeNull();
  await come(INFO);
  await freshPage('two');
  shows('nobody');
});
