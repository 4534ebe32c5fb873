import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

interface Shown {
  title: string;
  body?: string;
  tag?: string;
  data: { url: string };
}

type Window = { focus(): Promise<void>; navigate(url: string): Promise<void> };

const showNotification = vi.fn((title: string, look: Omit<Shown, 'title'>) =>
  Promise.resolve(void shown.push({ ...look, title })),
);
const openWindow = vi.fn((_url: string) => Promise.resolve());
const focus = vi.fn(() => Promise.resolve());
const goTo = vi.fn((_url: string) => Promise.resolve());
let shown: Shown[] = [];
let windows: Window[] = [];

beforeAll(async () => {
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve(windows), openWindow });
  // @ts-expect-error: the worker's files have no types.
  await import('./push-events.js');
});

beforeEach(() => {
  shown = [];
  windows = [];
  vi.clearAllMocks();
});

/** Passes an event to the worker and waits for everything passed to `waitUntil`. */
async function tell(type: string, parts: object) {
  const under: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void under.push(work);
  window.dispatchEvent(Object.assign(new Event(type), parts, { waitUntil }));
  await Promise.all(under);
}

const push = (payload: unknown) => tell('push', { data: { json: () => payload } });
const tap = async (data: unknown) => {
  const close = vi.fn();
  await tell('notificationclick', { notification: { data, close } });
  expect(close).toHaveBeenCalledOnce();
};

it('a push shows its title and nothing of the message', async () => {
  await push({ title: 'New message', tag: 'inbox', url: '/m/message', body: 'Your PIN is 1' });
  expect(shown).toEqual([
    {
      title: 'New message',
      tag: 'inbox',
      icon: '/m/icon-192.png',
      badge: '/m/icon-96.png',
      data: { url: '/m/message' },
    },
  ]);
});

it('a push without a target leads to the inbox', async () => {
  await push({ title: 'New message' });
  expect(shown[0]?.data).toEqual({ url: '/m/webEmail' });
});

it.each`
  what                       | data
  ${'without a payload'}     | ${null}
  ${'that is no JSON'}       | ${{ json: () => JSON.parse('<html>') as unknown }}
  ${'whose payload is null'} | ${{ json: () => null }}
  ${'without a title'}       | ${{ json: () => ({ url: '/m/home' }) }}
`('a push $what shows nothing and breaks nothing', async ({ data }) => {
  await tell('push', { data: data as unknown });
  expect(showNotification).not.toHaveBeenCalled();
});

it('a tap opens a window where none is open', async () => {
  await tap({ url: '/m/message?tab=notices' });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/m/message?tab=notices');
});

it('a tap brings the open window to the front and opens the target there', async () => {
  windows = [{ focus, navigate: goTo }];
  await tap({ url: '/m/message' });
  expect(focus).toHaveBeenCalledOnce();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/m/message');
  expect(openWindow).not.toHaveBeenCalled();
});

it.each([
  'https://elsewhere.test/m/home',
  '//elsewhere.test/m/',
  'javascript:alert(1)',
  '/console/',
])('a tap never leads to %s', async (url) => {
  await tap({ url });
  await tap(undefined);
  expect(openWindow.mock.calls).toEqual([['/m/webEmail'], ['/m/webEmail']]);
});

it('a new window opens if the browser cannot navigate the open one', async () => {
  // The answer of a page that this worker does not control.
  windows = [{ focus, navigate: () => Promise.reject(new TypeError('not controlled')) }];
  await tap({ url: '/m/message' });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/m/message');
});
