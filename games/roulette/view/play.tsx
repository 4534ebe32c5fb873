import { tableView } from '../../table/view/table-view.tsx';
import { rouletteCard } from '../card.ts';
import { rouletteTable } from '../table.ts';
import type { RouletteResult } from '../spin.ts';
import { RouletteFelt } from './RouletteFelt.tsx';
import { RoulettePaytable } from './RoulettePaytable.tsx';
import { RouletteRoads } from './RouletteRoads.tsx';
import { WheelShow } from './WheelShow.tsx';
import { paysText, spoken, zoneName } from './words.ts';

/** Roulette: a European wheel, and the layout with every bet on it. */
export const { Shared, Paytable } = tableView<RouletteResult>({
  card: rouletteCard,
  table: rouletteTable,
  zoneName,
  paysText,
  Felt: RouletteFelt,
  wideFelt: true,
  Show: WheelShow,
  Roads: RouletteRoads,
  spoken,
  short: ({ pocket }) => String(pocket),
  Paytable: RoulettePaytable,
});
