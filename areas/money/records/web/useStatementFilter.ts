import type { Query } from '@palaro/api';
import { useQueryParam } from '@palaro/client';
import { RECORDS_PER_PAGE, type recordsApi } from '../records.api.ts';
import { GROUPS, type Group } from './movement.ts';
import { daysOf, SPANS, SPAN_AT_FIRST, type Span } from './record-days.ts';

export interface StatementFilter {
  span: Span;
  group: Group | 'all';
  query: Query<typeof recordsApi.transactions>;
  setSpan(span: string): void;
  setGroup(group: string): void;
}

/**
 * The account record's filter, kept in the address. `types=A` of an agent stays there: it means the
 * agent's wallet (docs/domain/agents.md §6).
 */
export function useStatementFilter(): StatementFilter {
  const [days, setDays] = useQueryParam('days');
  const [asked, setGroup] = useQueryParam('kind');
  const span = SPANS.find((one) => one === days) ?? SPAN_AT_FIRST;
  const known = (Object.keys(GROUPS) as Group[]).find((one) => one === asked);
  return {
    span,
    group: known ?? 'all',
    query: {
      ...daysOf(span),
      pageSize: RECORDS_PER_PAGE,
      ...(known ? { codes: GROUPS[known].join(',') } : {}),
    },
    setSpan: (next) => setDays(next === SPAN_AT_FIRST ? null : next),
    setGroup: (next) => setGroup(next === 'all' ? null : next),
  };
}
