import type { Query } from '@palaro/api';
import { useQueryParam } from '@palaro/client';
import { RECORDS_PER_PAGE, type recordsApi } from '../records.api.ts';
import { GROUPS, JOINED, type Group } from './movement.ts';
import { usePeriod, type PeriodFilter } from './usePeriod.ts';

export interface StatementFilter extends PeriodFilter {
  group: Group | 'all';
  query: Query<typeof recordsApi.transactions>;
  setGroup(group: string): void;
}

/**
 * The account record's filter, kept in the address. `types=A` of an agent stays there: it means the
 * agent's wallet (docs/domain/agents.md §6).
 */
export function useStatementFilter(): StatementFilter {
  const filter = usePeriod();
  const [asked, setGroup] = useQueryParam('kind');
  const known = (Object.keys(GROUPS) as Group[]).find((one) => one === asked);
  return {
    ...filter,
    group: known ?? 'all',
    query: {
      from: filter.period.from,
      to: filter.period.to,
      pageSize: RECORDS_PER_PAGE,
      without: JOINED,
      ...(known ? { codes: GROUPS[known].join(',') } : {}),
    },
    setGroup: (next) => setGroup(next === 'all' ? null : next),
  };
}
