import type { Endpoint, Query, Reply } from '@palaro/api';
import {
  navigate,
  usePages,
  useSearch,
  type Pages,
  type PagesState,
  type RowOf,
} from '@palaro/client';

/** A list whose filters and sort live in the address. */
export interface List<E extends Endpoint> {
  pages: Pages<RowOf<E>, Reply<E>>;
  /** The call's query fields as the address has them. */
  filters: Readonly<Record<string, string>>;
  /** `name` or `-name`; null is the server's own order. */
  sort: string | null;
  /** Changes fields of the address; null or '' removes one. */
  set(fields: Readonly<Record<string, string | null>>): void;
  /** Removes all filters, but not the sort. */
  clear(): void;
}

/** Fields that are no filters: the page is the list's own business. */
const NOT_FILTERS = ['pageNum', 'sort'];

/** The query fields that a call takes. */
const fieldsOf = ({ query }: Endpoint): string[] =>
  Object.keys((query as { properties?: object } | undefined)?.properties ?? {});

/**
 * Reads a paged list. Each field of the call's query can stand in the address (`?state=open`), so
 * that a link shows the same list; `fixed` are fields that the screen decides. A sort is the call's
 * field `sort`.
 */
export function useList<E extends Endpoint>(
  endpoint: E,
  fixed: Partial<Query<E>> = {},
  { when = true, params }: Pick<PagesState, 'when' | 'params'> = {},
): List<E> {
  const address = new URLSearchParams(useSearch());
  const fields = fieldsOf(endpoint).filter((name) => name !== 'pageNum' && !(name in fixed));
  const given = Object.fromEntries(
    fields.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const pages = usePages(endpoint, { ...given, ...fixed } as Query<E>, { when, params });
  const filters = Object.fromEntries(
    Object.entries(given).filter(([name]) => !NOT_FILTERS.includes(name)),
  );
  const set = (changes: Readonly<Record<string, string | null>>) => replaceQuery(changes);
  return {
    pages,
    filters,
    sort: given['sort'] ?? null,
    set,
    clear: () => set(Object.fromEntries(Object.keys(filters).map((name) => [name, null]))),
  };
}

/** Changes fields of the address's query in one step of the history; null removes one. */
function replaceQuery(changes: Readonly<Record<string, string | null>>): void {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  navigate(text ? `${window.location.pathname}?${text}` : window.location.pathname, {
    replace: true,
  });
}
