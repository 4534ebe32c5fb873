import type { Endpoint, Query, Reply } from '@palaro/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallInput } from './call.ts';
import { failureMessage } from './failure.ts';
import { callWith, queryKey } from './query.ts';

/** Names a list can stand under in an answer (specification §3, paged results). */
type ListName = 'list' | 'games' | 'content';
/** Names that calls give the number of the page they want. */
type PageField = 'pageNum' | 'pageNo' | 'page';

export type RowOf<E extends Endpoint> =
  Reply<E> extends { [K in ListName]?: (infer T)[] }
    ? T
    : Reply<E> extends Partial<Record<ListName, (infer U)[]>>
      ? U
      : never;

/** A list that grows by pages, with the states a screen shows. */
export interface Pages<Row, Answer = unknown> {
  rows: Row[];
  /** `loading` the first page, `more` a further one; `failed` stops further loading (GAME-05). */
  state: 'loading' | 'ready' | 'more' | 'failed' | 'end';
  /** Why it failed, in the visitor's language. */
  message: string | null;
  total: number;
  /** The first page's answer, for totals and what else travels beside the list. */
  first: Answer | undefined;
  /** Does nothing while a page is on its way, after the last and after a failure. */
  loadMore(): void;
  /** Tries the page that failed again, or the first. */
  retry(): void;
}

interface Paged {
  pageNum: number;
  totalPages: number;
  total: number;
}

export interface PagesState {
  when?: boolean;
  pageField?: PageField;
}

/** Reads a paged list from its first page on; another query starts it anew. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  query: Query<E>,
  { when = true, pageField = 'pageNum' }: PagesState = {},
): Pages<RowOf<E>, Reply<E>> {
  const result = useInfiniteQuery({
    queryKey: queryKey(endpoint, { pages: query }),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const input = { query: { ...(query as object), [pageField]: pageParam } };
      return callWith(endpoint, input as unknown as CallInput<E>, { signal });
    },
    getNextPageParam: (last) => {
      const { pageNum, totalPages } = last as Paged;
      return pageNum < totalPages ? pageNum + 1 : null;
    },
    enabled: when,
  });
  const answers = (result.data?.pages ?? []) as Reply<E>[];
  const first = answers[0];
  return {
    rows: answers.reduce<RowOf<E>[]>((rows, answer) => rows.concat(rowsOf(answer)), []),
    state: stateOf(result),
    message: result.error ? failureMessage(result.error) : null,
    total: (first as Paged | undefined)?.total ?? 0,
    first,
    loadMore: () => {
      if (result.hasNextPage && !result.isFetching && !result.isError) void result.fetchNextPage();
    },
    retry: () => void (first ? result.fetchNextPage() : result.refetch()),
  };
}

type Result = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'isPending' | 'isError' | 'isFetchingNextPage' | 'hasNextPage'
>;

function stateOf(result: Result): Pages<unknown>['state'] {
  if (result.isError) return 'failed';
  if (result.isPending) return 'loading';
  if (result.isFetchingNextPage) return 'more';
  return result.hasNextPage ? 'ready' : 'end';
}

function rowsOf<Row>(answer: unknown): Row[] {
  const { list, games, content } = answer as Partial<Record<ListName, Row[]>>;
  return list ?? games ?? content ?? [];
}
