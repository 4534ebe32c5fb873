import { siteClock } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askVendor, CircuitOpen } from './vendor-circuit.ts';

// What is counted is written later, and here is no database.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

const down = () => Promise.reject(new Error('no answer'));
const up = () => Promise.resolve('answered');

function circuit() {
  const clock = siteClock();
  const app = { clock, metrics: new Registry(), services: new Map() } as unknown as App;
  const fail = async (times: number) => {
    for (let i = 0; i < times; i++) await askVendor(app, 'V', down).catch(() => undefined);
  };
  return { app, clock, fail };
}

it('stops asking after 20 unanswered requests in 30 s, for 30 s', async () => {
  const { app, clock, fail } = circuit();
  await fail(20);
  await expect(askVendor(app, 'V', up)).rejects.toThrow(CircuitOpen);
  expect(await askVendor(app, 'W', up)).toBe('answered');
  clock.advance(31);
  expect(await askVendor(app, 'V', up)).toBe('answered');
  await fail(19);
  expect(await askVendor(app, 'V', up)).toBe('answered');
});

it('allows one try after the pause; if it fails, the vendor is not asked again', async () => {
  const { app, clock, fail } = circuit();
  await fail(20);
  clock.advance(31);
  await fail(1);
  await expect(askVendor(app, 'V', up)).rejects.toThrow(CircuitOpen);
});

it('forgets older failures', async () => {
  const { app, clock, fail } = circuit();
  await fail(19);
  clock.advance(31);
  await fail(1);
  expect(await askVendor(app, 'V', up)).toBe('answered');
});

it('shows in the metrics which vendor answered, failed or was not asked', async () => {
  const { app, clock, fail } = circuit();
  await askVendor(app, 'V', up);
  await fail(21);
  const open = await app.metrics.metrics();
  expect(open).toContain('palaro_vendor_calls_total{vendor="V",outcome="answered"} 1');
  expect(open).toContain('palaro_vendor_calls_total{vendor="V",outcome="unanswered"} 20');
  expect(open).toContain('palaro_vendor_calls_total{vendor="V",outcome="notAsked"} 1');
  expect(open).toContain('palaro_vendor_circuit_open{vendor="V"} 1');
  clock.advance(31);
  await askVendor(app, 'V', up);
  expect(await app.metrics.metrics()).toContain('palaro_vendor_circuit_open{vendor="V"} 0');
});
