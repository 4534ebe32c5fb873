import { tableView } from '../../table/view/table-view.tsx';
import { dragonTigerCard } from '../card.ts';
import type { DragonTigerResult } from '../deal.ts';
import { hundredthsOf, ZONES } from '../zones.ts';
import { DragonTigerFelt } from './DragonTigerFelt.tsx';
import { DragonTigerPaytable } from './DragonTigerPaytable.tsx';
import { DragonTigerRoads } from './DragonTigerRoads.tsx';
import { DragonTigerShow } from './DragonTigerShow.tsx';
import { paysText, short, spoken, zoneName } from './words.ts';

/** Dragon-Tiger: one card each, the higher one wins. */
export const { Shared, Paytable } = tableView<DragonTigerResult>({
  card: dragonTigerCard,
  table: { zones: ZONES, hundredthsOf },
  zoneName,
  paysText,
  spoken,
  short,
  Felt: DragonTigerFelt,
  Show: DragonTigerShow,
  Roads: DragonTigerRoads,
  Paytable: DragonTigerPaytable,
});
