import { isTrialType } from '@palaro/kernel';
import { createStore, useStore } from './store.ts';
import { forgetVisit, readStoredJson, writeStored } from './storage.ts';

/** The specification's session info, as it stands under `MC_SESSION_INFO` (LOGIN-07). */
export interface SessionInfo {
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
export const onSessionChange = (changed: () => void) => session.subscribe(changed);

/** Keeps a new session for this visit. */
export function startSession(info: SessionInfo): void {
  writeStored('MC_SESSION_INFO', JSON.stringify(info));
  session.set(info);
}

/** Forgets the session and everything that came with it (FGT-06); calling it twice is harmless. */
export function endSession(): void {
  forgetVisit();
  session.set(null);
}

/** The session of this visit, null for a guest. */
export const useSession = (): SessionInfo | null => useStore(session);

export const isTrial = (info: SessionInfo | null) => info !== null && isTrialType(info.type);
