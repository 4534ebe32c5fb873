import { t } from '@palaro/client';
import { GAME_CARDS } from '@palaro/games/cards';
import { greatestWin } from '@palaro/games/stage';
import { KeyValues } from '@palaro/ui';
import type { OpenedGame } from './use-opened-game.ts';

interface GameLimitsProps {
  game: OpenedGame;
  money(amount: string): string;
}

/** The game's limits: least and greatest stake, greatest win, least time of a round. */
export function GameLimits({ game, money }: GameLimitsProps) {
  const { minStake, maxStake, maxWinTimes, rake } = game.help;
  const seconds = GAME_CARDS[game.gameId].leastRoundMs / 1_000;
  return (
    <KeyValues
      rows={[
        { label: t('play.game_limit_min'), value: money(minStake) },
        { label: t('play.game_limit_max'), value: money(maxStake) },
        // Between members the turns have their own times, and a win is others' money.
        ...(rake
          ? []
          : [
              {
                label: t('play.game_limit_win'),
                value: money(greatestWin(maxStake, maxWinTimes)),
              },
              {
                label: t('play.game_limit_round'),
                value: t('play.game_seconds', { count: seconds }),
              },
            ]),
      ]}
    />
  );
}
