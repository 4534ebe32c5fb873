import { useCalm } from '@palaro/ui';
import { Money } from '@palaro/kernel';
import { useEffect, useRef } from 'react';
import { multipleOf, winKind } from '../../stage/view/money-text.ts';
import { ringResult } from '../../stage/view/one-step/ring-result.ts';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import { betsOf, paidOn, payoutOf, roundBefore } from './bets-of.ts';
import type { TableView } from './table-view-contract.ts';
import { useReached, useSecondsLeft } from './use-moment.ts';

/** Time to read the result within the reveal's phase. */
const READ_MS = 1_500;
const LEAST_SHOW_MS = 500;

/** The round as the player may see it: nothing of the result before its show has ended. */
export function useTableRound<Result>(def: TableView<Result>, props: SharedViewProps) {
  const { round, siteNow, live, bets, history } = props;
  const calm = useCalm();
  const seconds = useSecondsLeft(round.endsAt, siteNow);
  const showMs = Math.max(LEAST_SHOW_MS, (def.card.shared?.phases.reveal ?? 0) - READ_MS);
  const result = round.phase === 'VOID' ? null : (round.result as Result | null);
  const revealing = round.phase === 'REVEAL' && !calm;
  const begunAt = revealing ? Date.parse(round.startedAt) : null;
  const ended = useReached(begunAt === null ? null : begunAt + showMs, siteNow);
  const known = result !== null && (ended || !revealing) ? result : null;
  const mine = betsOf(bets, round.roundNo);
  const paid = known === null ? null : paidOn(def.table, mine, known);
  const payout = paid && payoutOf(mine, paid);
  useRing(mine.stake, payout);
  return {
    round,
    seconds,
    result,
    known,
    mine,
    paid,
    payout,
    begunAt,
    showMs,
    open: live && round.phase === 'OPEN' && seconds > 0,
    win: payout === null ? 0 : winOf(mine.stake, payout),
    /** The results that may be shown, newest first. */
    results: shownResults(history, round.roundNo, known),
    last: lastRound(def, props),
  };
}

export type TableRound<Result> = ReturnType<typeof useTableRound<Result>>;

function shownResults<Result>(
  history: SharedViewProps['history'],
  roundNo: number,
  known: Result | null,
) {
  const before = history.filter((one) => one.roundNo !== roundNo && one.result !== null);
  const all = known === null ? before : [{ roundNo, result: known }, ...before];
  return all as readonly { roundNo: number; result: Result }[];
}

/** The player's last round before this one, as far as the site has told it. */
function lastRound<Result>(def: TableView<Result>, { bets, history, round }: SharedViewProps) {
  const before = betsOf(bets, roundBefore(bets, round.roundNo));
  if (before.bets.length === 0) return null;
  const seen = history.find(({ roundNo }) => roundNo === before.bets[0]?.roundNo);
  const result = (seen?.result ?? null) as Result | null;
  const payout = result === null ? null : payoutOf(before, paidOn(def.table, before, result));
  return { zones: before.zones, stake: before.stake, payout };
}

/** The show grows with the win; a round that pays no more than its stake has none. */
function winOf(stake: string, payout: string): number {
  if (winKind(stake, payout) !== 'win') return 0;
  const multiple = multipleOf(stake, payout);
  return multiple >= 5 ? 3 : multiple >= 2 ? 2 : 1;
}

/** A result sounds once, also if the site settles it a moment later. */
function useRing(stake: string, payout: string | null) {
  const latest = useRef({ stake, payout: '0.0000' });
  useEffect(() => {
    latest.current = { stake, payout: payout ?? '0.0000' };
  });
  const rings = payout !== null && Money.of(stake) > Money.zero;
  useEffect(() => {
    if (rings) ringResult(latest.current);
  }, [rings]);
}
