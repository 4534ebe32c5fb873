import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWorker } from './worker.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = vi.fn(() => Promise.resolve());
  unregister = vi.fn(() => Promise.resolve(true));
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

let registration: FakeRegistration;
let container: EventTarget & { controller: unknown };
const offer = vi.fn();
const forget = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  vi.useFakeTimers();
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), {
    controller: {} as unknown,
    register: vi.fn(() => Promise.resolve(registration)),
    getRegistration: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['palaro-shell-1']), delete: forget });
  offer.mockReset();
  forget.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('SVC-05 the first version is not offered, because it is already running', async () => {
  container.controller = null;
  await startWorker(offer);
  const worker = new FakeWorker();
  registration.find(worker);
  worker.become('installed');
  vi.advanceTimersByTime(10_000);
  expect(offer).not.toHaveBeenCalled();
});

it('SVC-05 a newer version is offered, and takes over only when the visitor agrees', async () => {
  await startWorker(offer);
  const worker = new FakeWorker();
  registration.find(worker);
  expect(offer).not.toHaveBeenCalled();
  worker.become('installed');
  vi.advanceTimersByTime(1_000);
  expect(offer).toHaveBeenCalledOnce();
  expect(worker.postMessage).not.toHaveBeenCalled();
  const [takeOver] = offer.mock.lastCall as [() => void];
  takeOver();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
});

it('SVC-05 a version that has waited since an earlier visit is offered at the start', async () => {
  registration.waiting = new FakeWorker();
  registration.waiting.state = 'installed';
  await startWorker(offer);
  vi.advanceTimersByTime(1_000);
  expect(offer).toHaveBeenCalledOnce();
});

it('SVC-05 a script that takes over without asking (switched off) is not offered', async () => {
  await startWorker(offer);
  const worker = new FakeWorker();
  registration.find(worker);
  worker.become('installed');
  worker.become('activating');
  vi.advanceTimersByTime(10_000);
  expect(offer).not.toHaveBeenCalled();
});

it.each`
  status  | retired
  ${404}  | ${true}
  ${410}  | ${true}
  ${502}  | ${false}
  ${null} | ${false}
`('SVC-05 a script that cannot be renewed and answers $status: removed $retired', async (row) => {
  const { status, retired } = row as { status: number | null; retired: boolean };
  const answer = () =>
    status === null ? Promise.reject(new TypeError()) : Promise.resolve({ status });
  vi.stubGlobal('fetch', vi.fn(answer));
  registration.update.mockRejectedValue(new TypeError());
  await startWorker(offer);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(registration.unregister).toHaveBeenCalledTimes(retired ? 1 : 0);
  expect(forget).toHaveBeenCalledTimes(retired ? 1 : 0);
});

it('SVC-05 the site works without workers, and where they are blocked', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.resolve(undefined) } });
  await startWorker(offer);
  vi.stubGlobal('navigator', {});
  await startWorker(offer);
  expect(offer).not.toHaveBeenCalled();
});
