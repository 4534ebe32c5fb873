import type { Query } from '@palaro/api';
import { useQueryParam } from '@palaro/client';
import { ROUND_RESULTS, RECORDS_PER_PAGE, type recordsApi } from '../records.api.ts';
import { daysOf, SPANS, SPAN_AT_FIRST, type Span } from './record-days.ts';

type Result = (typeof ROUND_RESULTS)[number];

export interface RecordFilter {
  span: Span;
  result: Result | 'all';
  /** A category, or empty for all. */
  gameType: string;
  query: Query<typeof recordsApi.rounds>;
  setSpan(span: string): void;
  setResult(result: string): void;
  setGameType(code: string): void;
}

/**
 * The record's filter. It lives in the address, so that a reload or a link keeps it. A `round`
 * shows only that round until another filter is chosen.
 */
export function useRecordFilter(): RecordFilter {
  const [days, setDays] = useQueryParam('days');
  const [asked, setResult] = useQueryParam('result');
  const [category, setGameType] = useQueryParam('gameType');
  const [round, setRound] = useQueryParam('round');
  const span = SPANS.find((one) => one === days) ?? SPAN_AT_FIRST;
  const result = ROUND_RESULTS.find((one) => one === asked) ?? 'all';
  const gameType = category ?? '';
  return {
    span,
    result,
    gameType,
    query: {
      ...daysOf(span),
      pageSize: RECORDS_PER_PAGE,
      ...(result === 'all' ? {} : { result }),
      ...(gameType ? { gameType } : {}),
      ...(round ? { roundId: round } : {}),
    },
    setSpan: (next) => {
      setRound(null);
      setDays(next === SPAN_AT_FIRST ? null : next);
    },
    setResult: (next) => {
      setRound(null);
      setResult(next === 'all' ? null : next);
    },
    setGameType: (next) => setGameType(next || null),
  };
}
