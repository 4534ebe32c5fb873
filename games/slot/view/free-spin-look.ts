import { t } from '@palaro/client';
import type { FreeSpinsOutcome } from '../slot-card.ts';
import type { FreeSpinsConfig } from '../free-spins.ts';
import { countOf } from '../reels.ts';
import { freeSpinScenes } from './playback.ts';

/** Shown free spins: what every slot that has them plays back, waits for and says. */
export const freeSpinLook = (config: FreeSpinsConfig & { costCoins: number }) => ({
  scenes: (outcome: FreeSpinsOutcome) => freeSpinScenes(outcome, config.costCoins),
  /** One scatter more starts free spins, or adds some. */
  awaited: (landed: string[][]) => countOf(landed.flat(), config.scatter.symbol) >= 2,
  freeWords: () => ({
    award: (count: number) => t('slot.award', { count }),
    again: (count: number) => t('slot.award_more', { count }),
    summary: (count: number) => t('slot.free_summary', { count }),
    factor: `×${config.freeSpins.multiplier}`,
  }),
  stopOnFeature: () => t('slot.stop_on_free'),
  spokenFeature(outcome: FreeSpinsOutcome, amount: (coins: number) => string) {
    const count = outcome.freeSpins.length;
    if (count === 0) return '';
    return t('slot.say_free', { count, amount: amount(outcome.winCoins - outcome.coins) });
  },
});
