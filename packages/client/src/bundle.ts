import type { Endpoint, Reply } from '@palaro/api';
import { prime } from './cache.ts';
import { call, type CallInput, type CallOptions } from './call.ts';

type Loose<E extends Endpoint> = (
  endpoint: E,
  input: CallInput<E> | undefined,
  options?: CallOptions,
) => Promise<Reply<E>>;
/** `call` with its arguments in fixed places, for code that is generic over the endpoint. */
export const callWith = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options?: CallOptions,
) => (call as unknown as Loose<E>)(endpoint, input, options);

/** The cache's key for a call and its input. */
export const queryKey = (endpoint: Pick<Endpoint, 'path'>, input: unknown = {}) =>
  `${endpoint.path} ${JSON.stringify(input)}`;

/**
 * Where a bundle's answer holds one call's value. `null` or undefined: the bundle did not bring it.
 */
interface Part<Bundle> {
  /** The part's name in the bundle's query. */
  name: string;
  endpoint: Endpoint;
  input?: object;
  pick: (bundle: Bundle) => unknown;
}

interface Bundled {
  endpoint: Endpoint;
  /** Whether the screen that the bundle is made for is shown. */
  when: () => boolean;
  alsoAsk: () => object;
  parts: Map<string, Pick<Part<unknown>, 'name' | 'pick'>>;
}

/** From this many calls at once a bundle is cheaper; a single one is made directly. */
const WORTH_A_BUNDLE = 2;

let bundled: Bundled | null = null;
let waiting: { name: string; resolve: (bundle: Promise<unknown> | null) => void }[] = [];

/**
 * Declares that one call answers several others. While `when` holds, parts that are asked for at
 * the same moment travel in one bundle, whose query `parts` names them, beside what `alsoAsk` adds.
 * Screens still read each part through that part's call.
 */
export function bundleCalls<E extends Endpoint>(
  endpoint: E,
  when: () => boolean,
  parts: readonly Part<Reply<E>>[],
  alsoAsk: Bundled['alsoAsk'] = () => ({}),
): void {
  const byKey = parts.map(
    ({ endpoint: of, input, name, pick }) =>
      [queryKey(of, input), { name, pick: pick as Part<unknown>['pick'] }] as const,
  );
  bundled = { endpoint, when, alsoAsk, parts: new Map(byKey) };
}

/** Puts a bundle's answer that came with the page into the cache, as if it had just been read. */
export function primeBundle(answer: unknown): void {
  bundled?.parts.forEach(({ pick }, key) => {
    const value = pick(answer);
    if (value !== null && value !== undefined) prime(key, value);
  });
}

/** Reads through a call, or through the bundle if other parts of it are wanted too. */
export async function readThrough<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
): Promise<Reply<E>> {
  const part = bundled?.when() ? bundled.parts.get(queryKey(endpoint, input)) : undefined;
  if (!part) return callWith(endpoint, input);
  // If the bundle fails, ask the part's call, whose error fits better.
  const value = await nextBundle(part.name).then(
    (bundle) => (bundle === null ? null : part.pick(bundle)),
    () => null,
  );
  return value === null || value === undefined ? callWith(endpoint, input) : (value as Reply<E>);
}

/** Waits for the end of this moment; null if nothing else was asked for. */
function nextBundle(name: string): Promise<unknown> {
  return new Promise((resolve) => {
    waiting.push({ name, resolve });
    // A timeout runs after the drawing that follows a session change, so its calls are included.
    if (waiting.length === 1) setTimeout(flush);
  });
}

function flush() {
  const asked = waiting;
  waiting = [];
  const parts = asked.map(({ name }) => name).join(',');
  const answer =
    bundled && asked.length >= WORTH_A_BUNDLE
      ? callWith(bundled.endpoint, {
          query: { ...bundled.alsoAsk(), parts },
        } as CallInput<Endpoint>)
      : null;
  for (const { resolve } of asked) resolve(answer);
}
