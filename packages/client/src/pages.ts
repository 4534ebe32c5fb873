import type { Endpoint, Query, Reply } from '@palaro/api';
import { callWith, queryKey } from './bundle.ts';
import { run, type Snapshot } from './cache.ts';
import type { CallInput } from './call.ts';
import { failureMessage } from './failure.ts';
import { useEntry } from './query.ts';

/** The names a list has in answers (specification §3, paged results). */
type ListName = 'list' | 'games' | 'content';
/** The names of the page number in calls. */
type PageField = 'pageNum' | 'pageNo' | 'page';

export type RowOf<E extends Endpoint> =
  Reply<E> extends { [K in ListName]?: (infer T)[] }
    ? T
    : Reply<E> extends Partial<Record<ListName, (infer U)[]>>
      ? U
      : never;

/** A list that grows page by page, with the states a screen shows. */
export interface Pages<Row, Answer = unknown> {
  rows: Row[];
  /**
   * `loading`: the first page; `more`: a further one; `failed`: nothing more is loaded (GAME-05).
   */
  state: 'loading' | 'ready' | 'more' | 'failed' | 'end';
  /** Why it failed, in the visitor's language. */
  message: string | null;
  /** The failure itself, for screens that offer what takes it away. */
  error: unknown;
  total: number;
  /** The first page's answer, for totals and other values beside the list. */
  first: Answer | undefined;
  /**
   * Loads the next page. Does nothing while one is loading, after the last one and after a failure.
   */
  loadMore(): void;
  /** Loads the failed page again, or the first one. */
  retry(): void;
}

interface Paged {
  pageNum: number;
  totalPages: number;
  total: number;
  /** For lists with cursors: the next page's cursor, null after the last page. */
  nextCursor?: string | null;
}

export interface PagesState {
  when?: boolean;
  pageField?: PageField;
  /** Path parameters, if the call has any. */
  params?: Readonly<Record<string, string>>;
}

const STALE_AFTER_MS = 30_000;

/** Reads a paged list from its first page on; another query starts it again. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  query: Query<E>,
  { when = true, pageField = 'pageNum', params }: PagesState = {},
): Pages<RowOf<E>, Reply<E>> {
  const path = params ? { params } : {};
  const key = queryKey(endpoint, { pages: query, ...path });
  const ask = (page: number, cursor?: string | null) => {
    const place = cursor ? { cursor } : { [pageField]: page };
    const input = { ...path, query: { ...(query as object), ...place } };
    return callWith(endpoint, input as unknown as CallInput<E>);
  };
  const readFirst = async () => [await ask(1)];
  const snapshot = useEntry<Reply<E>[]>(endpoint, key, when ? readFirst : null, STALE_AFTER_MS);
  const answers = snapshot.value ?? [];
  const state = stateOf(snapshot);
  const { nextCursor } = (answers[answers.length - 1] ?? {}) as Partial<Paged>;
  const next = () =>
    void run(key, 'more', async () => [...answers, await ask(answers.length + 1, nextCursor)]);
  return {
    rows: answers.reduce<RowOf<E>[]>((rows, answer) => rows.concat(rowsOf(answer)), []),
    state,
    message: state === 'failed' ? failureMessage(snapshot.error) : null,
    error: snapshot.error,
    total: (answers[0] as Paged | undefined)?.total ?? 0,
    first: answers[0],
    loadMore: () => {
      if (state === 'ready' && snapshot.busy === null) next();
    },
    retry: () => (answers.length > 0 ? next() : void run(key, 'read', readFirst)),
  };
}

function stateOf({ value, error, busy }: Snapshot<unknown[]>): Pages<unknown>['state'] {
  if (error !== null) return 'failed';
  if (value === undefined) return 'loading';
  if (busy === 'more') return 'more';
  const last = value[value.length - 1] as Paged;
  if (last.nextCursor !== undefined) return last.nextCursor === null ? 'end' : 'ready';
  return last.pageNum < last.totalPages ? 'ready' : 'end';
}

function rowsOf<Row>(answer: unknown): Row[] {
  const { list, games, content } = answer as Partial<Record<ListName, Row[]>>;
  return list ?? games ?? content ?? [];
}
