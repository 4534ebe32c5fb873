import { t } from '@palaro/client';
import { Pickaxe } from 'lucide';
import { steppedView } from '../../stage/view/stepped/stepped-view.tsx';
import { canDig, nextDig, type MinesRule } from '../auto.ts';
import { minesCard, type MinesOutcome } from '../card.ts';
import { AutoCells } from './AutoCells.tsx';
import { MineCount, type MinesChoice } from './MineCount.tsx';
import { MinesPaytable } from './MinesPaytable.tsx';
import { MinesStage } from './MinesStage.tsx';
import { RandomCell } from './RandomCell.tsx';
import { spokenEnd } from './spoken-end.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

export const Paytable = MinesPaytable;

/** Mina: choose how many mines are hidden, dig for gold, and cash out before a mine. */
export default steppedView<MinesChoice, MinesOutcome, MinesRule>({
  card: minesCard,
  first: { mines: 3 },
  icon: Pickaxe,
  startWord: () => t('mines.start'),
  idleLine: () => t('mines.idle'),
  openLine,
  worth: ({ safe, multiplierHundredths }) => (safe.length > 0 ? multiplierHundredths : null),
  Stage: MinesStage,
  Choices: MineCount,
  Aside: RandomCell,
  auto: {
    first: { cells: [] },
    Rule: AutoCells,
    ready: (rule, { mines }) => canDig(rule, mines),
    next: nextDig,
  },
  spoken: spokenEnd,
});

function openLine({ safe, multiplierHundredths: now, nextHundredths: next }: MinesOutcome): string {
  if (safe.length === 0) return t('mines.open_none');
  const values = {
    count: safe.length,
    now: hundredthsText(now),
    next: hundredthsText(next ?? now),
  };
  return t('mines.open', values);
}
