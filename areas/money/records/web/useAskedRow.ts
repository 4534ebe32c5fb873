import { useQueryParam } from '@palaro/client';
import { useEffect, useRef } from 'react';

/**
 * Opens the row that the address names in this field, once: as soon as it is loaded, and not again
 * after it was closed.
 */
export function useAskedRow<Row>(
  name: string,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  open: (row: Row) => void,
): void {
  const [id] = useQueryParam(name);
  const opened = useRef<string | null>(null);
  const row = id === null ? undefined : rows.find((one) => idOf(one) === id);
  useEffect(() => {
    if (!row || opened.current === id) return;
    opened.current = id;
    open(row);
  });
}
