import type { GameCard } from '../../contract.ts';
import { tableView } from '../../table/view/table-view.tsx';
import type { BaccaratResult as Hand } from '../deal.ts';
import { hundredthsOf, ZONES } from '../zones.ts';
import { BaccaratFelt } from './BaccaratFelt.tsx';
import { BaccaratPaytable } from './BaccaratPaytable.tsx';
import { BaccaratRoads } from './BaccaratRoads.tsx';
import { BaccaratShow } from './BaccaratShow.tsx';
import { paysText, short, spoken, zoneName } from './words.ts';

/** The screen of a Baccarat table. */
export const baccaratView = (card: GameCard) =>
  tableView<Hand>({
    card,
    table: { zones: ZONES, hundredthsOf },
    zoneName,
    paysText,
    spoken,
    short,
    Felt: BaccaratFelt,
    Show: BaccaratShow,
    Roads: BaccaratRoads,
    Paytable: BaccaratPaytable,
  });
