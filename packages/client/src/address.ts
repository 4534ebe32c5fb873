import { createContext, useCallback, useContext } from 'react';
import { useLocation, useSearch as useAddressSearch } from 'wouter';

export { useLocation } from 'wouter';
export { navigate } from 'wouter/use-browser-location';

/**
 * The query that a screen was shown with, while the next one loads; null for the address's own. A
 * screen that is about to go must not ask for what another address would show.
 */
export const KeptSearch = createContext<string | null>(null);

/** The address's query, as far as it is the shown screen's. */
export function useSearch(): string {
  const search = useAddressSearch();
  return useContext(KeptSearch) ?? search;
}

/**
 * One field of the address's query, for what a reload must keep. Null removes it. A change replaces
 * the history entry; with `push` it adds one, for instance for a sheet that back closes.
 */
export function useQueryParam(
  name: string,
): [string | null, (value: string | null, how?: { push?: boolean }) => void] {
  const search = useSearch();
  const [path, go] = useLocation();
  const value = new URLSearchParams(search).get(name);
  const change = useCallback(
    (next: string | null, how: { push?: boolean } = {}) => {
      go(withParam(path, window.location.search, name, next), {
        replace: !how.push,
        // An open sheet has marked its history entry; keep the mark when the address is replaced.
        ...(how.push ? {} : { state: window.history.state as unknown }),
      });
    },
    [go, path, name],
  );
  return [value, change];
}

function withParam(path: string, search: string, name: string, value: string | null) {
  const params = new URLSearchParams(search);
  if (value === null || value === '') params.delete(name);
  else params.set(name, value);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
