import type { Query } from '@palaro/api';
import { useQueryParam } from '@palaro/client';
import { ROUND_RESULTS, RECORDS_PER_PAGE, type recordsApi } from '../records.api.ts';
import { longest } from './record-days.ts';
import { usePeriod, type PeriodFilter } from './usePeriod.ts';

type Result = (typeof ROUND_RESULTS)[number];

export interface RecordFilter extends PeriodFilter {
  result: Result | 'all';
  /** A category, or empty for all. */
  gameType: string;
  /** A game, or empty for all. */
  gameId: string;
  query: Query<typeof recordsApi.rounds>;
  setResult(result: string): void;
  setGameType(code: string): void;
  setGame(gameId: string): void;
}

/**
 * The record's filter. It lives in the address, so that a reload or a link keeps it. A `round`
 * shows only that round until another filter is chosen.
 */
export function useRecordFilter(): RecordFilter {
  const { bounds, period, choose, setDays } = usePeriod();
  const [asked, setResult] = useQueryParam('result');
  const [category, setGameType] = useQueryParam('gameType');
  const [game, setGame] = useQueryParam('game');
  const [round, setRound] = useQueryParam('round');
  const result = ROUND_RESULTS.find((one) => one === asked) ?? 'all';
  const gameType = category ?? '';
  const gameId = game ?? '';
  return {
    bounds,
    period,
    result,
    gameType,
    gameId,
    query: {
      ...(round ? longest() : { from: period.from, to: period.to }),
      pageSize: RECORDS_PER_PAGE,
      ...(result === 'all' ? {} : { result }),
      ...(gameType ? { gameType } : {}),
      ...(gameId ? { gameId } : {}),
      ...(round ? { roundId: round } : {}),
    },
    choose: (chosen) => {
      setRound(null);
      choose(chosen);
    },
    setDays: (days) => {
      setRound(null);
      setDays(days);
    },
    setResult: (next) => {
      setRound(null);
      setResult(next === 'all' ? null : next);
    },
    setGame: (next) => {
      setRound(null);
      setGame(next || null);
    },
    setGameType: (next) => setGameType(next || null),
  };
}
