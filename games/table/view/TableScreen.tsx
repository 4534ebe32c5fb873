import { Money } from '@palaro/kernel';
import { useState } from 'react';
import { ChipRow } from '../../stage/view/chips/ChipRow.tsx';
import { totalOf, type Zones } from '../../stage/view/chips/placing.ts';
import type { Placing } from '../../stage/view/chips/use-placing.ts';
import { GameScreen } from '../../stage/view/GameScreen.tsx';
import { ShortSheet } from '../../stage/view/ShortSheet.tsx';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import { RoundSheet } from './RoundSheet.tsx';
import { TableActions } from './TableActions.tsx';
import { TableStage } from './TableStage.tsx';
import { TableLine } from './TableLine.tsx';
import type { TableView } from './table-view-contract.ts';
import { useBets } from './use-bets.ts';
import { useTableKeys } from './use-table-keys.ts';
import type { TableRound } from './use-table-round.ts';

interface TableScreenProps<Result> {
  def: TableView<Result>;
  now: TableRound<Result>;
  chips: readonly string[];
  props: SharedViewProps;
}

/** The screen of a table within its chips. */
export function TableScreen<Result>({ def, now, chips, props }: TableScreenProps<Result>) {
  const { balance, live, siteNow, waysAfter, onShort, onMenu } = props;
  const bets = useBets(props);
  const { placing, pending, busy } = bets;
  const [sheet, setSheet] = useState<'round' | 'short' | null>(null);
  const close = () => setSheet(null);
  const stake = totalOf(pending);
  const able = now.open && !busy;
  const ready = able && Money.of(stake) > Money.zero;
  const short = balance !== null && ready && Money.of(balance) < Money.of(stake);
  const played = now.last?.zones ?? null;
  const steps = withDoubling(placing, pending, now.mine.zones);
  function bet() {
    if (!ready) return;
    if (!short) return void bets.bet();
    setSheet('short');
    onShort();
  }
  useTableKeys({ chips, bet, onMenu }, steps, able ? played : null);
  return (
    <>
      <GameScreen
        stage={
          <TableStage
            def={def}
            now={now}
            bets={bets}
            live={live}
            siteNow={siteNow}
            able={able}
            onMore={() => setSheet('round')}
          />
        }
        line={<TableLine def={def} now={now} bets={bets} props={props} />}
        choices={<ChipRow chips={chips} disabled={busy} />}
        actions={
          <TableActions
            stake={stake}
            ready={ready}
            short={short}
            busy={busy}
            played={played}
            steps={steps}
            able={able}
            bet={bet}
          />
        }
      />
      <RoundSheet
        def={def}
        round={now.round}
        results={now.results}
        open={sheet === 'round'}
        onClose={close}
      />
      <ShortSheet
        open={sheet === 'short'}
        stake={stake}
        balance={balance ?? '0.0000'}
        covered={null}
        ways={sheet === 'short' ? waysAfter('play.insufficient_funds', stake) : []}
        onPick={close}
        onClose={close}
      />
    </>
  );
}

/** With nothing on the table but placed bets, doubling puts the same chips down once more. */
function withDoubling(placing: Placing, pending: Zones, placed: Zones): Placing {
  if (Object.keys(pending).length > 0) return placing;
  const can = { ...placing.can, double: placing.can.again(placed) };
  return { ...placing, can, double: () => placing.again(placed) };
}
