import type { FastifyRequest } from 'fastify';
import { HEADERS, type Endpoint } from '@palaro/api';
import {
  cookieOf,
  operatorHolder,
  OPERATOR_COOKIE,
  type App,
  type Operator,
  type Principal,
} from '@palaro/server';

/** The operator whose session cookie came along. Throws the holder's refusals. */
export async function operatorOf(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Principal> {
  const token = cookieOf(app, request, OPERATOR_COOKIE);
  if (token === undefined || !request.info) return { is: 'guest' };
  const csrf = request.headers[HEADERS.csrf.toLowerCase()];
  const operator = await operatorHolder.of(app)({
    token,
    csrf: typeof csrf === 'string' ? csrf : undefined,
    reads: endpoint.method === 'GET',
    unattended: endpoint.unattended === true,
    ip: request.ip,
  });
  const { language, id: requestId, idempotencyKey } = request.info;
  const action = endpoint.records ?? '';
  const recorded = new Set<string>();
  return {
    is: 'operator',
    operator: { ...operator, language, requestId, idempotencyKey, action, recorded },
  };
}

/** Fails a call that did what it must record without recording it: a defect of its handler. */
export function checkRecorded(name: string, { records }: Endpoint, { recorded }: Operator) {
  if (records === undefined || recorded.has(records)) return;
  throw new Error(`${name} left no entry ${records} in the audit trail`);
}
