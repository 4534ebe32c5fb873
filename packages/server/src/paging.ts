import type { SelectQueryBuilder } from 'kysely';

export interface PageRequest {
  pageNum: number;
  pageSize: number;
}

export interface Page<T> {
  rows: T[];
  pageNum: number;
  totalPages: number;
  total: number;
}

/** One page of a query whose order is total; `total` counts the rows of `count`. */
export async function paged<DB, TB extends keyof DB, O>(
  { pageNum, pageSize }: PageRequest,
  query: SelectQueryBuilder<DB, TB, O>,
  count: () => Promise<number>,
): Promise<Page<O>> {
  const total = await count();
  const rows = await query
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { rows, pageNum, total, totalPages: Math.ceil(total / pageSize) };
}
