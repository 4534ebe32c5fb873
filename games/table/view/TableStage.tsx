import { useMemo } from 'react';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import { TableContext, type TableState } from './table-context.ts';
import { TableHead } from './TableHead.tsx';
import type { TableView } from './table-view-contract.ts';
import styles from './table.module.css';
import type { Bets } from './use-bets.ts';
import { usePart } from './use-moment.ts';
import type { TableRound } from './use-table-round.ts';

interface TableStageProps<Result> extends Pick<SharedViewProps, 'live' | 'siteNow'> {
  def: TableView<Result>;
  now: TableRound<Result>;
  bets: Bets;
  /** Whether chips may be put down. */
  able: boolean;
  onMore(): void;
}

/** The clock, the art of the result, the felt and the road. */
export function TableStage<Result>(stage: TableStageProps<Result>) {
  const { def, now, bets, able, live, siteNow, onMore } = stage;
  const { Felt, Roads } = def;
  const { round, seconds, results, known } = now;
  const felt = useMemo(() => <Felt />, [Felt]);
  const shown = useMemo(() => results.map(({ result }) => result), [results]);
  return (
    <div className={styles.stage} data-phase={round.phase} data-wide={def.wideFelt}>
      <TableHead round={round} seconds={seconds} live={live} siteNow={siteNow} onMore={onMore} />
      <div className={styles.show}>
        <Reveal key={round.roundNo} def={def} now={now} siteNow={siteNow} />
      </div>
      <div className={styles.felt} data-closed={(!able && known === null) || undefined}>
        <TableContext.Provider value={stateOf(def, now, bets, able)}>{felt}</TableContext.Provider>
      </div>
      <div className={styles.road}>
        <Roads results={shown} whole={false} />
      </div>
    </div>
  );
}

/** Draws the show with each frame, so that the felt need not be. */
function Reveal<Result>({
  def,
  now,
  siteNow,
}: Pick<TableStageProps<Result>, 'def' | 'now' | 'siteNow'>) {
  const { Show } = def;
  const { result, begunAt, showMs, win } = now;
  const part = usePart(result === null ? null : begunAt, showMs, siteNow);
  return <Show result={result} part={part} win={part === 1 ? win : 0} />;
}

function stateOf<Result>(
  def: TableView<Result>,
  { mine, paid, known }: TableRound<Result>,
  bets: Bets,
  open: boolean,
): TableState {
  return {
    zone: (id) => ({
      name: def.zoneName(id),
      pays: def.paysText(id),
      placed: mine.zones[id] ?? null,
      pending: bets.pending[id] ?? null,
      paid: paid?.[id] ?? null,
      wins: known === null ? null : def.table.hundredthsOf(id, known) > 0,
    }),
    open,
    put: (id) => void bets.placing.place(id),
  };
}
