import { randomUUID } from 'node:crypto';
import { PERMISSIONS, type Permission } from '@palaro/permissions';
import type { Operator } from '@palaro/server';

/**
 * An operator for tests that call a use case and need no login. He may everything unless `may` says
 * otherwise, and sits at a browser of his own.
 */
export const testOperator = (
  name = 'operator1',
  may: readonly Permission[] = PERMISSIONS,
  action = 'test.do',
): Operator => ({
  is: 'operator',
  id: randomUUID(),
  name,
  may: new Set(may),
  aloneUpTo: new Map(),
  mustSetFactor: false,
  sessionId: randomUUID(),
  device: `browser of ${name}`,
  ip: '127.0.0.1',
  language: 'EN',
  requestId: randomUUID(),
  idempotencyKey: undefined,
  recorded: new Set(),
  action,
});
