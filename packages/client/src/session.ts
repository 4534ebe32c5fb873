import { isTrialType } from '@palaro/kernel';
import { createStore, useStore } from './store.ts';
import { forgetVisit, readStoredJson, writeStored } from './storage.ts';

/** The specification's session info, as it stands under `MC_SESSION_INFO` (LOGIN-07). */
export interface SessionInfo {
  /** The login's; what opens the session later is `currentToken`. */
  token: string;
  merchantCode: string;
  userName: string;
  /** Member type number: 0 member, 4 trial, others in the specification, section 3. */
  type: number;
  firstTimeLogin: boolean;
}

const session = createStore<SessionInfo | null>(readSession());

function readSession(): SessionInfo | null {
  const stored = readStoredJson<SessionInfo>('MC_SESSION_INFO');
  return stored && typeof stored.token === 'string' ? stored : null;
}

export const currentSession = () => session.get();

/** The token that a step-up has put in the place of the login's; its session is the same. */
let renewed: string | null = null;

/** What opens the session now; null for a guest. */
export const currentToken = (): string | null => renewed ?? session.get()?.token ?? null;

export const onSessionChange = (changed: () => void) => session.subscribe(changed);

/** Keeps a new session for this visit. */
export function startSession(info: SessionInfo): void {
  renewed = null;
  writeStored('MC_SESSION_INFO', JSON.stringify(info));
  session.set(info);
}

/** Forgets the session and everything that came with it (FGT-06); calling it twice is harmless. */
export function endSession(): void {
  forgetVisit();
  renewed = null;
  session.set(null);
}

interface Renewal {
  from: string;
  to: string;
}

/** Tabs of one session: a duplicated tab has a copy of the token. Browsers of old lack it. */
const tabs =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('palaro.session');
if (tabs) tabs.onmessage = ({ data }: MessageEvent<Renewal>) => void takeToken(data);

/**
 * Takes the token that an answer brought in the place of the one that was sent (accounts.md §6).
 * Nothing else of the session changed, so no screen is told; other tabs of it take it too.
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

/** The session of this visit, null for a guest. */
export const useSession = (): SessionInfo | null => useStore(session);

export const isTrial = (info: SessionInfo | null) => info !== null && isTrialType(info.type);
