import type { Endpoint, Reply } from '@palaro/api';
import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallInput, type CallOptions } from './call.ts';
import { isFailure } from './failure.ts';
import { onLanguageSettled } from './language.ts';
import { onSessionChange } from './session.ts';

const STALE_AFTER_MS = 30_000;
const RETRIES = 1;

/** The one cache of server state; the app shell provides it to the tree. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      retry: (failed, error) => failed < RETRIES && isFailure(error) && error.status >= 500,
      refetchOnWindowFocus: false,
      // A call without a network fails at once and says so, instead of waiting in silence.
      networkMode: 'always',
    },
  },
});

onLanguageSettled(() => void queries.invalidateQueries());
// What one account has read must not be shown to the next.
onSessionChange(() => void queries.resetQueries());

type Loose<E extends Endpoint> = (
  endpoint: E,
  input: CallInput<E> | undefined,
  options?: CallOptions,
) => Promise<Reply<E>>;
/** `call` with its arguments in fixed places, for code that is generic over the call. */
export const callWith = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options?: CallOptions,
) => (call as unknown as Loose<E>)(endpoint, input, options);

/** The cache's key of a call; without an input it names all of them. */
export const queryKey = (endpoint: Endpoint, input?: unknown) =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

/** Asks for everything that was read through a call again. */
export const reloadCall = (endpoint: Endpoint) =>
  queries.invalidateQueries({ queryKey: queryKey(endpoint) });

/** Puts an answer into the cache, for instance one that came by push. */
export const setCall = <E extends Endpoint>(
  endpoint: E,
  change: (value: Reply<E> | undefined) => Reply<E> | undefined,
  input: object = {},
) => queries.setQueryData<Reply<E>>(queryKey(endpoint, input), change);

export interface CallState {
  /** False: not asked at all, for instance for a guest. */
  when?: boolean;
  /** How long an answer counts as fresh. */
  staleMs?: number;
}

/** Reads through a call; asks again when the input, the session or the language changes. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  { when = true, staleMs }: CallState = {},
): UseQueryResult<Reply<E>, Error> {
  return useQuery({
    queryKey: queryKey(endpoint, input ?? {}),
    queryFn: ({ signal }) => callWith(endpoint, input, { signal }),
    enabled: when,
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
  }) as UseQueryResult<Reply<E>, Error>;
}
