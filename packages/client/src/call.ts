import {
  callHeaders,
  HEADERS,
  type Body,
  type Endpoint,
  type Params,
  type Query,
  type Reply,
} from '@palaro/api';
import { randomHex } from '@palaro/kernel';
import { callAddress, type AnyInput } from './call-address.ts';
import type { SessionKey } from './encryption.ts';
import type { CallFailure } from './failure.ts';
import { endsSession, failureOf, isFailure, offline, timedOut } from './failure.ts';
import { currentLanguage } from './language.ts';
import { device } from './network.ts';
import { proofAsked } from './ask-proof.ts';
import { joinRepeat } from './join-repeat.ts';
import { operatorProof } from './operator-proof.ts';
import { currentSession, currentToken, endSession, renewToken } from './session.ts';
import { changeSite, siteMerchant } from './site.ts';
import { untilAnswered } from './until-answered.ts';

/** After this time a user has given up anyway. Money calls can be repeated with their key. */
const CALL_TIMEOUT_MS = 15_000;
const KEY_BYTES = 16;
const SESSION_KEY_PATH = '/wps/session/key';

type Has<E extends Endpoint, K extends keyof Endpoint, T> = E[K] extends object ? T : unknown;
type Sending<E extends Endpoint> = E['upload'] extends { many: object }
  ? { files: readonly Blob[] }
  : { file: Blob };
/** A call's input: path parameters, body or files if the call has them; the query is optional. */
export type CallInput<E extends Endpoint> = Has<E, 'params', { params: Params<E> }> &
  Has<E, 'body', { body: Body<E> }> &
  Has<E, 'upload', Sending<E>> &
  Has<E, 'query', { query?: Query<E> }>;

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /**
   * Repeating an attempt with the same key gives the first answer again. Without it a new key is
   * used.
   */
  idempotencyKey?: string;
  /** The call goes on after the page is closed, for a report on leaving. */
  keepalive?: boolean;
}

type Arguments<E extends Endpoint> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

/** A new key for an attempt that may have to be repeated. */
const newIdempotencyKey = () => randomHex(KEY_BYTES);

/**
 * Makes a call and gives its `value`. Throws `CallFailure` for every refusal and for a call without
 * an answer, and `AbortError` only if the caller's signal aborted it.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Arguments<E>
): Promise<Reply<E>> {
  const given = (input ?? {}) as AnyInput;
  const kept = { ...options, idempotencyKey: options?.idempotencyKey ?? newIdempotencyKey() };
  const send = () => untilAnswered(endpoint, () => fresh(endpoint, given, kept));
  // A call that can be aborted is its caller's alone.
  if (options?.signal) return send() as Promise<Reply<E>>;
  const repeatOf = `${currentToken() ?? ''} ${options?.idempotencyKey ?? ''}`;
  return joinRepeat(endpoint, given, repeatOf, send) as Promise<Reply<E>>;
}

async function fresh(endpoint: Endpoint, input: AnyInput, options: CallOptions) {
  try {
    return await attempt(endpoint, input, options);
  } catch (error) {
    // The nonce was used or its key retired, so fetch new ones once (docs/domain/wire.md).
    if (!isFailure(error, 'encryption_stale')) throw error;
    return attempt(endpoint, input, options);
  }
}

async function attempt(endpoint: Endpoint, input: AnyInput, options: CallOptions) {
  const token = currentToken();
  const { headers, content } = await bodyOf(endpoint, input, options);
  const init: RequestInit = {
    method: endpoint.method,
    headers: { ...headersOf(endpoint, token, options), ...headers },
    ...(content === undefined ? {} : { body: content }),
    ...(options.keepalive ? { keepalive: true } : {}),
    credentials: 'same-origin',
    cache: 'no-store',
  };
  const address = callAddress(endpoint.path, input);
  const { status, text, answer, newToken } = await answered(address, init, options);
  if (token !== null && newToken !== null) renewToken({ from: token, to: newToken });
  if (status < 300 && endpoint.csv) return text;
  const envelope = answer as { success?: boolean; value?: unknown } | null;
  if (status < 300 && envelope?.success === true) return envelope.value;
  const failure = failureOf(status, answer);
  if (endpoint.access === 'operator' && endsSession(failure)) operatorProof.set(null);
  throw noticed(failure, token);
}

const headersOf = (endpoint: Endpoint, token: string | null, options: CallOptions) => ({
  ...callHeaders(endpoint, {
    language: currentLanguage(),
    device: device(),
    token,
    merchant: currentSession()?.merchantCode ?? siteMerchant(),
    idempotencyKey: options.idempotencyKey ?? newIdempotencyKey(),
  }),
  ...(endpoint.access === 'operator' ? { [HEADERS.csrf]: operatorProof.get() ?? '' } : {}),
});

interface Sent {
  headers: Record<string, string>;
  content?: string | FormData;
}

async function bodyOf(endpoint: Endpoint, input: AnyInput, options: CallOptions): Promise<Sent> {
  if (input.file) {
    // The browser sets the content type, as only it knows the boundary.
    const content = new FormData();
    content.append('file', input.file);
    return { headers: {}, content };
  }
  const { body } = input;
  if (input.files) return { headers: {}, content: partsOf(endpoint, input) };
  if (body === undefined) return { headers: {} };
  if (endpoint.form) {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return { headers, content: new URLSearchParams(body as Record<string, string>).toString() };
  }
  const headers = { 'Content-Type': 'application/json' };
  const jwe = endpoint.encrypted ? await sealed(body, options) : null;
  if (jwe === null) return { headers, content: JSON.stringify(body) };
  return {
    headers: { ...headers, [HEADERS.encryption]: 'JWE' },
    content: JSON.stringify({ jwe }),
  };
}

function partsOf({ upload }: Endpoint, { body, files = [] }: AnyInput): FormData {
  const content = new FormData();
  const fields = (body ?? {}) as Record<string, string | undefined>;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (value !== undefined) content.append(name, value);
  }
  for (const file of files) content.append(upload?.many?.name ?? 'file', file);
  return content;
}

/**
 * Gives the body as a JWE. Null if the browser has no cryptography, as on plain http to another
 * machine. The body is then sent as it is, and a deployment that requires encryption refuses it.
 */
async function sealed(body: unknown, options: CallOptions): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const [key, { sealBody }] = await Promise.all([
    plainValue(SESSION_KEY_PATH, options) as Promise<SessionKey>,
    import('./encryption.ts'),
  ]);
  return sealBody(body, key);
}

async function plainValue(path: string, options: CallOptions): Promise<unknown> {
  const headers = { [HEADERS.language]: currentLanguage(), [HEADERS.device]: device() };
  const { status, answer } = await answered(path, { headers, cache: 'no-store' }, options);
  if (status >= 300) throw failureOf(status, answer);
  return (answer as { value?: unknown } | null)?.value;
}

async function answered(address: string, init: RequestInit, options: CallOptions) {
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const timer = setTimeout(giveUp, options.timeoutMs ?? CALL_TIMEOUT_MS);
  options.signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetch(address, { ...init, signal: abort.signal });
    const text = await response.text();
    const newToken = response.headers.get(HEADERS.sessionToken);
    return { status: response.status, text, answer: parsed(text), newToken };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw abort.signal.aborted ? timedOut() : offline();
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

type Listener = (failure: CallFailure) => void;
const whenSessionEnds = new Set<Listener>();
/** Calls back when the server has ended the session, with the failure to show. */
export const onSessionEnded = (listener: Listener) => {
  whenSessionEnds.add(listener);
  return () => whenSessionEnds.delete(listener);
};

/**
 * Handles failures that concern more than their call: the session has ended, the site has closed,
 * or the member must verify himself first.
 */
function noticed(failure: CallFailure, token: string | null): CallFailure {
  if (failure.code === 'maintenance') changeSite({ maintenance: true });
  if (failure.code === 'region.blocked') changeSite({ regionRestriction: true });
  if (failure.code === 'kyc.required') proofAsked.set(failure.message);
  if (endsSession(failure) && token !== null && token === currentToken()) {
    endSession();
    for (const listener of Array.from(whenSessionEnds)) listener(failure);
  }
  return failure;
}
