import type { Endpoint } from './endpoint.ts';

/** The names of the headers on the wire: those of docs/domain/wire.md, and one of answers. */
export const HEADERS = {
  authorization: 'Authorization',
  merchant: 'Merchant',
  moduleId: 'ModuleId',
  language: 'Language',
  device: 'Device',
  encryption: 'Encryption',
  idempotencyKey: 'Idempotency-Key',
  captchaId: 'Captcha-Id',
  /** The console's proof that its own page asks, and no page of another site. */
  csrf: 'Csrf-Token',
  /**
   * In an answer: the session's new token, to use from now on (docs/domain/accounts.md §6,
   * step-up). In a request, with any value: the caller can take a new token from the answer.
   */
  sessionToken: 'Session-Token',
} as const;

/** What a call's headers tell about its caller. */
export interface Caller {
  language: string;
  device: Device;
  /** The session's token; a guest has none. */
  token: string | null;
  /** The session's merchant, a guest's is the deployment's own. */
  merchant: string | undefined;
  /** The same key with the same input is one call that was sent twice. */
  idempotencyKey: string;
}

/** The headers the site's client sends with a call, except for the body's type. */
export function callHeaders(endpoint: Endpoint, caller: Caller): Record<string, string> {
  const { language, device, token, merchant, idempotencyKey } = caller;
  return {
    [HEADERS.language]: language,
    [HEADERS.device]: device,
    ...(merchant ? { [HEADERS.merchant]: merchant } : {}),
    ...(token ? { [HEADERS.authorization]: `Bearer ${token}` } : {}),
    ...(token && endpoint.method !== 'GET' ? { [HEADERS.sessionToken]: 'renew' } : {}),
    ...(endpoint.moduleId ? { [HEADERS.moduleId]: endpoint.moduleId } : {}),
    ...(endpoint.money || endpoint.creates ? { [HEADERS.idempotencyKey]: idempotencyKey } : {}),
  };
}

export const DEVICES = ['WEB', 'MOBILE', 'OTHERS'] as const;
export type Device = (typeof DEVICES)[number];
