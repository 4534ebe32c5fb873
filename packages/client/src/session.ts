import type { Endpoint } from '@palaro/api';
import { isTrialType } from '@palaro/kernel';
import { createStore, useStore } from './store.ts';
import { forgetVisit, readStoredJson, writeStored } from './storage.ts';

/** The specification's session info, as stored under `MC_SESSION_INFO` (LOGIN-07). */
export interface SessionInfo {
  /** The token of the login; `currentToken` is the one to use. */
  token: string;
  merchantCode: string;
  userName: string;
  /** Member type number: 0 member, 4 trial, others in the specification, section 3. */
  type: number;
  firstTimeLogin: boolean;
  /** The password that opened the session was a temporary or expired one; absent otherwise. */
  passwordExpired?: true;
}

/** Whether the server refuses everything but a new password (LOGIN-09). */
export const mustChangePassword = (info: SessionInfo | null) =>
  info !== null && (info.firstTimeLogin || info.passwordExpired === true);

/** The codes with which the server refuses a session as such, whatever is asked. */
export type SessionRefusal = 'not_logged_in' | 'password.change_required' | 'account.trial';

/**
 * The refusal that the server would answer this session with; null if it would answer. Guests and
 * members whose password must be changed are refused all but a few calls, trial accounts what is
 * for actual ones (SESS-01, GAME-12; the server's rule is in access.ts).
 */
export function refusalOf(
  { access }: Pick<Endpoint, 'access'>,
  info: SessionInfo | null,
): SessionRefusal | null {
  // Only the console makes an operator's calls, and only while one is logged in.
  if (access === 'anyone' || access === 'operator') return null;
  if (info === null) return 'not_logged_in';
  if (access === 'restricted') return null;
  if (mustChangePassword(info)) return 'password.change_required';
  return access !== 'player' && isTrialType(info.type) ? 'account.trial' : null;
}

/** True if the server would answer this session at all, so that what it refuses is not asked. */
export const mayAsk = (endpoint: Pick<Endpoint, 'access'>, info: SessionInfo | null): boolean =>
  refusalOf(endpoint, info) === null;

const session = createStore<SessionInfo | null>(readSession());

function readSession(): SessionInfo | null {
  const stored = readStoredJson<SessionInfo>('MC_SESSION_INFO');
  return stored && typeof stored.token === 'string' ? stored : null;
}

export const currentSession = () => session.get();

/** The token that replaced the login's at a step-up; the session is the same. */
let renewed: string | null = null;

/** The session's current token; null for a guest. */
export const currentToken = (): string | null => renewed ?? session.get()?.token ?? null;

export const onSessionChange = (changed: () => void) => session.subscribe(changed);

/** Stores a new session for this visit. */
export function startSession(info: SessionInfo): void {
  renewed = null;
  writeStored('MC_SESSION_INFO', JSON.stringify(info));
  session.set(info);
}

/** Forgets the session and its data (FGT-06); calling it twice is harmless. */
export function endSession(): void {
  forgetVisit();
  renewed = null;
  session.set(null);
}

interface Renewal {
  from: string;
  to: string;
}

/** Connects tabs of one session, as a duplicated tab copies the token. Old browsers lack it. */
const tabs =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('palaro.session');
if (tabs) tabs.onmessage = ({ data }: MessageEvent<Renewal>) => void takeToken(data);

/**
 * Replaces the token that was sent by the one in the answer (docs/domain/accounts.md §6). The
 * session is otherwise unchanged, so no screen is told. Its other tabs take the token too.
 */
export function renewToken(renewal: Renewal): void {
  if (takeToken(renewal)) tabs?.postMessage(renewal);
}

function takeToken({ from, to }: Renewal): boolean {
  const info = session.get();
  if (!info || currentToken() !== from) return false;
  renewed = to;
  writeStored('MC_SESSION_INFO', JSON.stringify({ ...info, token: to }));
  return true;
}

/** This visit's session, null for a guest. */
export const useSession = (): SessionInfo | null => useStore(session);

export const isTrial = (info: SessionInfo | null) => info !== null && isTrialType(info.type);
