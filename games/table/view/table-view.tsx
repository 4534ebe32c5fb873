import { Money } from '@palaro/kernel';
import { useState } from 'react';
import { chipsFrom } from '../../stage/view/chips/ChipRow.tsx';
import { ChipsHeld } from '../../stage/view/chips/ChipsHeld.tsx';
import type { PlacingLimits } from '../../stage/view/chips/placing.ts';
import type { GameViewModule, SharedViewProps } from '../../stage/view/view-contract.ts';
import type { RoundBets } from './bets-of.ts';
import { TableScreen } from './TableScreen.tsx';
import type { TableView } from './table-view-contract.ts';
import { useTableRound } from './use-table-round.ts';

/** The screen of a live table and its pay table, as a game's `view/play.tsx` exports them. */
export function tableView<Result>(
  def: TableView<Result>,
): Required<Pick<GameViewModule, 'Shared' | 'Paytable'>> {
  function Shared(props: SharedViewProps) {
    const now = useTableRound(def, props);
    const [chips] = useState(() => chipsFrom(props.help.minStake));
    return (
      <ChipsHeld limits={limitsOf(def, props, now.mine)} first={chips[0] ?? props.help.minStake}>
        <TableScreen def={def} now={now} chips={chips} props={props} />
      </ChipsHeld>
    );
  }
  return { Shared, Paytable: def.Paytable };
}

/** What may still be placed in the round: what lies there already counts. */
function limitsOf<Result>(
  { table }: TableView<Result>,
  { help }: SharedViewProps,
  mine: RoundBets,
): PlacingLimits {
  const left = (most: string, used: string) => {
    const room = Money.of(most) - Money.of(used);
    return Money.text(room > Money.zero ? room : Money.zero);
  };
  return {
    most: left(help.maxStake, mine.stake),
    onZone(id) {
      const { min = 0, max = 0 } = table.zones.find((zone) => zone.id === id)?.limit ?? {};
      return { least: `${min}.0000`, most: left(`${max}.0000`, mine.zones[id] ?? '0.0000') };
    },
  };
}
