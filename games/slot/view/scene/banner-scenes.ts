import { LADDER, ladderStep, type Scene } from '../playback.ts';
import type { Parts, Play, Words } from './parts.ts';

const READ_MS = 1_300;
const HOLD_MS = 1_000;

type SceneOf<K extends Scene['kind']> = Extract<Scene, { kind: K }>;

/** The scenes in words over the reels: free spins won and over, and a great win. */
export function bannerScenes(
  { animator, banner, counter, shower, still }: Parts,
  { ladder, free }: Words,
) {
  async function award({ spins, again }: SceneOf<'award'>, how: Play) {
    if (!free) return;
    if (!again) how.feature(true);
    await banner.open(again ? free.again(spins) : free.award(spins), free.factor, true);
    await animator.pause(READ_MS);
    await banner.close();
  }

  async function summary({ spins, coins }: SceneOf<'summary'>, how: Play) {
    if (!free) return;
    await banner.open(free.summary(spins), how.money(coins), false);
    await animator.pause(READ_MS);
    await banner.close();
    how.feature(false);
    counter.hide();
  }

  async function bigWin({ coins, multiple }: SceneOf<'big_win'>, how: Play) {
    let step = 1;
    const reach = () => {
      banner.grow(step);
      how.stepped(step);
      if (!still) shower.throw(LADDER[step - 1] ?? LADDER[0]);
    };
    await banner.open(ladder[0], how.money(0), true);
    reach();
    await banner.count(coins, how.money, (now) => {
      const reached = Math.max(1, ladderStep((now / coins) * multiple));
      if (reached === step) return;
      step = reached;
      banner.say(ladder[step - 1] ?? ladder[0]);
      reach();
    });
    await animator.pause(HOLD_MS);
    await banner.close();
  }

  return { award, summary, bigWin };
}
