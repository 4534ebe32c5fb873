import {
  call,
  createStore,
  currentSession,
  failureMessage,
  readStoredJson,
  t,
  useStore,
  writeStored,
} from '@palaro/client';
import { toast } from '@palaro/ui';
import { socialApi, type Arrival } from '../social.api.ts';

/**
 * An identity that a provider has confirmed; its visitor must still log in or register once
 * (AC-33).
 */
export interface Pending extends Omit<Arrival, 'step' | 'login'> {
  step: 'password' | 'register';
}

const pending = createStore<Pending | null>(readStoredJson<Pending>('socialArrival'));

export const usePending = (): Pending | null => useStore(pending);

/** Kept for this visit, so that reloading the form does not lose it. */
export function setPending(next: Pending | null): void {
  writeStored('socialArrival', next && JSON.stringify(next));
  pending.set(next);
}

/**
 * Links the pending identity, once, to the account that was just logged into or registered, and
 * shows the result.
 */
export async function attachPending(): Promise<void> {
  const arrival = pending.get();
  if (!arrival || !currentSession()) return;
  setPending(null);
  try {
    const { provider } = await call(socialApi.attach);
    const text = t('social.back.linked', { provider: t(`social.name.${provider}`) });
    toast(text, { kind: 'success' });
  } catch (error) {
    toast(failureMessage(error), { kind: 'error' });
  }
}
