import type { Reply } from '@palaro/api';
import { categoryName } from '@palaro/catalogue/web';
import { t } from '@palaro/client';
import type { turnoverApi } from '@palaro/turnover/api';

type Weights = Reply<typeof turnoverApi.turnoverWeights>;

export interface WeightRow {
  id: string;
  name: string;
  percent: number;
}

/** Rows of the table of weights: each kind of game, and behind it the games that differ from it. */
export const weightRows = ({ kinds, games }: Weights): WeightRow[] =>
  kinds.flatMap(({ gameType, percent }) => {
    const others = games.filter((game) => game.gameType === gameType);
    const percents = [...new Set(others.map((game) => game.percent))];
    const kind = categoryName(gameType);
    return [
      {
        id: gameType,
        name: others.length > 0 ? t('withdrawals.weights_others', { kind }) : kind,
        percent,
      },
      ...percents.map((own) => ({
        id: `${gameType}/${own}`,
        name: others
          .filter((game) => game.percent === own)
          .map(({ gameName }) => gameName)
          .join(', '),
        percent: own,
      })),
    ];
  });
