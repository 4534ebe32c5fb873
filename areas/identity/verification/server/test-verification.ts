import { randomHex, randomInt } from '@palaro/kernel';
import { listOutbox } from '@palaro/delivery/server';
import type { App, RequestInfo } from '@palaro/server';
import { expect } from 'vitest';

/** A handler's request from a public address and a new browser. */
export const requestFrom = (given: Partial<RequestInfo> = {}): RequestInfo => ({
  id: randomHex(8),
  ip: `203.0.113.${randomInt(250)}.${randomHex(4)}`,
  language: 'EN',
  device: 'MOBILE',
  region: 'PH',
  merchant: undefined,
  userAgent: '',
  captchaId: undefined,
  moduleId: undefined,
  cookie: () => undefined,
  deviceId: `browser-${randomHex(8)}`,
  idempotencyKey: undefined,
  takesToken: false,
  loopback: false,
  ...given,
});

let numbers = 0;
/** A number that was never sent anything. */
export const newNumber = () => `+63917${String(1_000_000 + numbers++)}`;

export async function lastCode(app: App, to: string): Promise<string> {
  const [last] = await listOutbox(app, { to });
  expect(last?.code).toMatch(/^\d{6}$/);
  return last?.code ?? '';
}

/** A code that differs from this one. */
export const wrongFor = (code: string, by = 1) =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

export const isTooMany = (retryAfterSeconds: number) =>
  expect.objectContaining({
    code: 'too_many_requests',
    data: expect.objectContaining({ retryAfterSeconds }) as unknown,
  }) as unknown;
