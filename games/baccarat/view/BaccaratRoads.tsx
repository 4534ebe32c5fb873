import { t } from '@palaro/client';
import { shoeOf } from '../../playing-cards/view/shoe-of.ts';
import type { RoadWin } from '../../roads/roads.ts';
import { RoadMaps } from '../../roads/view/RoadMaps.tsx';
import type { BaccaratResult, Winner } from '../deal.ts';

const WINS: Record<Winner, RoadWin> = { banker: 'first', player: 'second', tie: 'tie' };

interface RoadsProps {
  results: readonly BaccaratResult[];
  whole: boolean;
}

/** The roads of the shoe that is played. */
export const BaccaratRoads = ({ results, whole }: RoadsProps) => (
  <RoadMaps
    whole={whole}
    wins={shoeOf(results).map(({ winner }) => WINS[winner])}
    words={{
      title: t('baccarat.roads'),
      letters: {
        first: t('baccarat.letter_banker'),
        second: t('baccarat.letter_player'),
        tie: t('baccarat.letter_tie'),
      },
      names: { first: t('baccarat.banker'), second: t('baccarat.player'), tie: t('baccarat.tie') },
    }}
  />
);
