import { setCall, useCall, useOnline, useTopic } from '@palaro/client';
import type { Reply } from '@palaro/api';
import { useEffect, useMemo, useState } from 'react';
import { sharedApi } from '../../shared.api.ts';
import { CASH_OUTS_SHOWN, cashOutTopic, tableTopic } from '../../table-topics.ts';
import { SILENT_MS, useSilent } from '../use-silent.ts';
import { useSiteTime } from '../use-site-time.ts';

/** While somebody looks, the table is read this often, which also keeps it running. */
const READ_AGAIN_MS = 40_000;
/** The longest flight lasts 158 s. */
const FLIGHT_MS = 170_000;
/** Road maps need no more. */
const HISTORY = 100;

type Table = Reply<typeof sharedApi.table>;

/**
 * The table as the site tells it: read once, then by push. `live` is false while the page cannot
 * know how the table stands.
 */
export function useTable(gameId: string) {
  const input = useMemo(() => ({ params: { gameId } }), [gameId]);
  const topic = useMemo(() => tableTopic(gameId), [gameId]);
  const { data, error, refetch } = useCall(sharedApi.table, input, { staleMs: 0 });
  const clock = useSiteTime(data?.at);
  const read = () => void refetch();
  useTopic(topic, {
    onEvent(told) {
      clock.hear(Date.parse(told.at));
      setCall(sharedApi.table, (now) => now && after(now, told), input);
    },
    onGap: read,
  });
  const online = useOnline();
  const round = data?.round ?? null;
  const silent = useSilent({
    of: round,
    endsAt: endOf(round),
    siteNow: clock.siteNow,
    read,
    everyMs: round ? READ_AGAIN_MS : SILENT_MS,
  });
  return {
    round,
    opensAt: data?.opensAt ?? null,
    /** The public value that the table waits for is overdue. */
    overdue: data !== undefined && data.opensAt !== null && data.opensAt <= data.at,
    history: data?.history ?? [],
    siteNow: clock.siteNow,
    live: online && !silent,
    failure: data ? null : error,
    read,
  };
}

/** The table with the round that was just told; its result joins the history once. */
function after(table: Table, { at, round }: { at: string; round: Table['round'] }): Table {
  if (!round || (table.round && table.round.roundNo > round.roundNo)) return table;
  const { roundNo, phase, result } = round;
  const isNew = phase === 'PAUSE' && !table.history.some((past) => past.roundNo === roundNo);
  const history = isNew ? [{ roundNo, result }, ...table.history].slice(0, HISTORY) : table.history;
  return { ...table, at, round, opensAt: null, history };
}

/** When the round's phase ends; a flight, of which nobody is told, at the latest. */
function endOf(round: Table['round']): number | null {
  if (!round) return null;
  return round.endsAt === null ? Date.parse(round.startedAt) + FLIGHT_MS : Date.parse(round.endsAt);
}

/** Who left this flight, newest first. */
export function useCashOuts(gameId: string, roundNo: number | null) {
  const topic = useMemo(() => cashOutTopic(gameId), [gameId]);
  const [outs, setOuts] = useState<readonly { name: string; at: number }[]>([]);
  useEffect(() => setOuts([]), [roundNo]);
  useTopic(topic, {
    onEvent: (told) =>
      setOuts((now) => [...told.outs.slice().reverse(), ...now].slice(0, CASH_OUTS_SHOWN)),
  });
  return outs;
}
