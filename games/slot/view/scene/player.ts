import { waitsOf, type Scene } from '../playback.ts';
import { bannerScenes } from './banner-scenes.ts';
import type { Mechanic, Parts, Play, Words } from './parts.ts';

interface Player extends Parts {
  mechanic: Mechanic | null;
  words: Words;
  awaited(landed: string[][]): boolean;
}

const FREE_PAUSE_MS = 260;
/** From so many stakes on a win throws symbols, even below the ladder. */
const SHOWER_FROM = 4;

/** Shows the scenes of a round one after another. */
export function createPlayer(parts: Player) {
  const { animator, reels, winLines, counter, meter, shower, mechanic, words } = parts;
  const { award, summary, bigWin } = bannerScenes(parts, words);

  function clear() {
    winLines.clear();
    counter.hide();
    meter.clear();
    shower.clear();
    mechanic?.clear();
    reels.light(null);
  }

  async function play(scenes: Scene[], how: Play) {
    let coins = 0;
    for (const scene of scenes) {
      if (scene.kind === 'spin') await spin(scene, how);
      if (scene.kind === 'wins') {
        coins += scene.spin.coins;
        if (scene.spin.coins >= SHOWER_FROM * parts.costCoins) thrown(scene.spin.coins);
        await Promise.all([counted(coins, how), winLines.show({ ...scene.spin, ...how })]);
      }
      if (scene.kind === 'award') await award(scene, how);
      if (scene.kind === 'feature') {
        await mechanic?.show(scene.outcome, how, coins);
        coins += scene.coins;
        if (scene.coins > 0) await counted(coins, how);
      }
      if (scene.kind === 'summary') await summary(scene, how);
      if (scene.kind === 'big_win') await bigWin(scene, how);
    }
  }

  function counted(coins: number, how: Play) {
    how.shown(coins);
    return meter.count(coins, coins / parts.costCoins, how.money);
  }

  const thrown = (coins: number) => parts.still || shower.throw(coins / parts.costCoins);

  async function spin({ spin: one, free }: Extract<Scene, { kind: 'spin' }>, how: Play) {
    if (free) {
      winLines.clear();
      counter.show(
        `${free.number}/${free.of}`,
        words.free?.factor ?? '',
        how.money(free.coinsBefore),
      );
      reels.turn(how.turbo);
    }
    await reels.land(one.stops, waitsOf(one.window, parts.awaited));
    if (free) await animator.pause(FREE_PAUSE_MS);
  }

  return { play, clear };
}
