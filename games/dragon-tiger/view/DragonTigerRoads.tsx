import { t } from '@palaro/client';
import { shoeOf } from '../../playing-cards/view/shoe-of.ts';
import type { RoadWin } from '../../roads/roads.ts';
import { RoadMaps } from '../../roads/view/RoadMaps.tsx';
import type { DragonTigerHand, DragonTigerResult } from '../deal.ts';
import styles from './dragon-tiger.module.css';

const WINS: Record<DragonTigerHand['winner'], RoadWin> = {
  dragon: 'first',
  tiger: 'second',
  tie: 'tie',
};

interface RoadsProps {
  results: readonly DragonTigerResult[];
  whole: boolean;
}

/** The roads of the shoe that is played. */
export const DragonTigerRoads = ({ results, whole }: RoadsProps) => (
  <RoadMaps
    whole={whole}
    wins={shoeOf(results).map(({ winner }) => WINS[winner])}
    className={styles.roads}
    words={{
      title: t('dragon-tiger.roads'),
      letters: {
        first: t('dragon-tiger.letter_dragon'),
        second: t('dragon-tiger.letter_tiger'),
        tie: t('dragon-tiger.letter_tie'),
      },
      names: {
        first: t('dragon-tiger.dragon'),
        second: t('dragon-tiger.tiger'),
        tie: t('dragon-tiger.tie'),
      },
    }}
  />
);
