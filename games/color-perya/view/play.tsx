import { t } from '@palaro/client';
import { ColourPaytable } from '../../color-game/view/ColourPaytable.tsx';
import { lettersOf, returnsText } from '../../color-game/view/words.ts';
import { ZONES } from '../../color-game/zones.ts';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { tableView } from '../../table/view/table-view.tsx';
import { colorPeryaCard, type PeryaResult } from '../card.ts';
import { peryaTable } from '../table.ts';
import { PeryaFelt } from './PeryaFelt.tsx';
import { PeryaRoads } from './PeryaRoads.tsx';
import { PeryaShow } from './PeryaShow.tsx';
import { nameOfId, namesOf, zoneName } from './words.ts';

/** The rules and odds, for the menu. */
const PeryaPaytable = ({ help }: { help: GameHelp }) => (
  <ColourPaytable
    help={help}
    zoneName={zoneName}
    words={{
      rules: t('color-perya.rules'),
      field: t('color-perya.field'),
      returns: t('color-perya.returns'),
    }}
  />
);

/** Color Game Perya: the colour game with one throw for all at the table. */
export const { Shared, Paytable } = tableView<PeryaResult>({
  card: colorPeryaCard,
  table: peryaTable,
  zoneName: nameOfId,
  paysText(id) {
    const zone = ZONES.find((one) => one.id === id);
    return zone ? returnsText(zone) : '';
  },
  Felt: PeryaFelt,
  Show: PeryaShow,
  Roads: PeryaRoads,
  spoken: ({ faces }) => t('color-perya.say', { dice: namesOf(faces) }),
  short: ({ faces }) => lettersOf(faces),
  Paytable: PeryaPaytable,
});
