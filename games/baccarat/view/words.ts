import { t } from '@palaro/client';
import { cardText } from '../../playing-cards/view/faces.ts';
import { oddsText } from '../../playing-cards/view/odds.ts';
import type { BaccaratResult } from '../deal.ts';
import { RETURN_HUNDREDTHS, type ZoneId } from '../zones.ts';

export type FieldLook = 'player' | 'banker' | 'tie' | 'gold' | 'plain';

export const zoneName = (id: string) => t(`baccarat.${id as ZoneId}`);

/** `0.95:1`; the lucky six with two cards and with three. */
export const paysText = (id: string) => oddsText(RETURN_HUNDREDTHS[id as ZoneId]);

/** The whole hand in a sentence. */
export function spoken(result: BaccaratResult): string {
  const cards = (list: readonly number[]) => list.map(cardText).join(' ');
  const { player, banker, playerPoints, bankerPoints, winner } = result;
  const said = {
    playerPoints,
    bankerPoints,
    playerCards: cards(player),
    bankerCards: cards(banker),
  };
  return `${t('baccarat.say', said)} ${t(`baccarat.say_${winner}`)}`;
}

/** `B 6–3` */
export const short = ({ winner, playerPoints: player, bankerPoints: banker }: BaccaratResult) =>
  `${t(`baccarat.letter_${winner}`)} ${player}–${banker}`;
