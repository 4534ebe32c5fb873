import { tableView } from '../../table/view/table-view.tsx';
import { sicBoCard } from '../card.ts';
import { sicBoTable } from '../table.ts';
import type { SicBoResult } from '../throw.ts';
import { DomeShow } from './DomeShow.tsx';
import { SicBoFelt } from './SicBoFelt.tsx';
import { SicBoPaytable } from './SicBoPaytable.tsx';
import { SicBoRoads } from './SicBoRoads.tsx';
import { paysText, short, spoken, zoneName } from './words.ts';

/** Sic Bo: three dice under a dome, and the board with every bet on them. */
export const { Shared, Paytable } = tableView<SicBoResult>({
  card: sicBoCard,
  table: sicBoTable,
  zoneName,
  paysText,
  Felt: SicBoFelt,
  Show: DomeShow,
  Roads: SicBoRoads,
  spoken,
  short,
  Paytable: SicBoPaytable,
});
