import { t } from '@palaro/client';
import { cardName } from '../../playing-cards/view/faces.ts';
import { faceOf } from '../../playing-cards/view/faces.ts';
import { oddsText } from '../../playing-cards/view/odds.ts';
import type { DragonTigerResult } from '../deal.ts';
import { RETURN_HUNDREDTHS, type ZoneId } from '../zones.ts';

export const zoneName = (id: string) => t(`dragon-tiger.${id as ZoneId}`);

export const paysText = (id: string) => oddsText(RETURN_HUNDREDTHS[id as ZoneId]);

/** Whether two equal ranks have one suit too. */
export const isSuited = ({ dragon, tiger }: DragonTigerResult) => dragon === tiger;

/** The whole hand in a sentence. */
export function spoken(result: DragonTigerResult): string {
  const { dragon, tiger, winner } = result;
  const cards = t('dragon-tiger.say', { dragon: cardName(dragon), tiger: cardName(tiger) });
  return `${cards} ${t(isSuited(result) ? 'dragon-tiger.say_suited' : `dragon-tiger.say_${winner}`)}`;
}

/** `D K–7` */
export const short = ({ winner, dragon, tiger }: DragonTigerResult) =>
  `${t(`dragon-tiger.letter_${winner}`)} ${faceOf(dragon).rank}–${faceOf(tiger).rank}`;
