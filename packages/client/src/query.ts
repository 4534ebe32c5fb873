import type { Endpoint, Reply } from '@palaro/api';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { queryKey, readThrough } from './bundle.ts';
import {
  follow,
  forgetAll,
  prime,
  put,
  readIfStale,
  reread,
  run,
  snapshotOf,
  type Snapshot,
} from './cache.ts';
import type { CallInput } from './call.ts';
import { refusedBefore } from './failure.ts';
import { currentLanguage, onLanguageSettled } from './language.ts';
import {
  currentSession,
  mayAsk,
  onSessionChange,
  refusalOf,
  useSession,
  type SessionRefusal,
} from './session.ts';

const STALE_AFTER_MS = 30_000;

onLanguageSettled(() => void reread());
// One account's data must not be shown to the next.
onSessionChange(forgetAll);

/** Asks for data of a first view before its screen does; nothing that would be refused. */
export function warmCall<E extends Endpoint>(endpoint: E, input: CallInput<E>): void {
  if (!mayAsk(endpoint, currentSession())) return;
  readIfStale(queryKey(endpoint, input), () => readThrough(endpoint, input), STALE_AFTER_MS);
}

/** Stores an answer that came with the page, as if it had just been read. */
export const primeCall = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  answer: Reply<E>,
): void => prime(queryKey(endpoint, input), answer);

/** Reads again everything that was read through this call. */
export const reloadCall = (endpoint: Endpoint): Promise<void> =>
  reread((key) => key.startsWith(`${endpoint.path} `));

/** Changes a cached answer, for instance after a push event. */
export const setCall = <E extends Endpoint>(
  endpoint: E,
  change: (value: Reply<E> | undefined) => Reply<E> | undefined,
  input: object = {},
): void => put<Reply<E>>(queryKey(endpoint, input), change);

export interface CallState {
  /** False: the call is not made, for instance for a guest. */
  when?: boolean;
  /** How long an answer counts as fresh. */
  staleMs?: number;
}

/** The state of a read as a screen sees it. */
export interface CallResult<T> {
  /** The last answer. It stays while a new one is loading or has failed. */
  data: T | undefined;
  error: Error | null;
  isError: boolean;
  /** There is neither an answer nor a failure yet. */
  isPending: boolean;
  isFetching: boolean;
  refetch(): Promise<void>;
}

/** Reads through a call, and again when the input, the session or the language changes. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  { when = true, staleMs = STALE_AFTER_MS }: CallState = {},
): CallResult<Reply<E>> {
  const key = queryKey(endpoint, input);
  const read = () => readThrough(endpoint, input);
  const { value, error, busy } = useEntry<Reply<E>>(endpoint, key, when ? read : null, staleMs);
  return {
    data: value,
    error: error as Error | null,
    isError: error !== null,
    isPending: value === undefined && error === null,
    isFetching: busy !== null,
    refetch: () => run(key, 'read', read),
  };
}

/**
 * Follows a cache entry and reads it if it is stale; with `read` null it never reads. What the
 * server would refuse this session is not asked: its refusal is the entry's error at once, so that
 * no screen waits for an answer that never comes (GAME-12, MONEY-07).
 */
export function useEntry<T>(
  endpoint: Pick<Endpoint, 'access'>,
  key: string,
  read: (() => Promise<T>) | null,
  staleMs: number,
) {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const refusal = refusalOf(endpoint, useSession());
  const when = refusal === null && read !== null;
  const subscribe = useCallback(
    (changed: () => void) => {
      const again = () => (latest.current as () => Promise<unknown>)();
      return follow(key, { changed, read: when ? again : null });
    },
    [key, when],
  );
  useEffect(() => {
    if (when) readIfStale(key, () => (latest.current as () => Promise<unknown>)(), staleMs);
  }, [key, when, staleMs]);
  const snapshot = useSyncExternalStore(subscribe, () => snapshotOf<T>(key));
  return read !== null && refusal !== null ? refusedAs(refusal) : snapshot;
}

const refusedSnapshots = new Map<string, Snapshot<never>>();

/** The snapshot of a call that this session is refused: the same one until the language changes. */
function refusedAs(code: SessionRefusal): Snapshot<never> {
  const key = `${currentLanguage()} ${code}`;
  const made = refusedSnapshots.get(key);
  if (made) return made;
  const snapshot = { value: undefined, error: refusedBefore(code), busy: null };
  refusedSnapshots.set(key, snapshot);
  return snapshot;
}
