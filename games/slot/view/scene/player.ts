import type { Container } from 'pixi.js';
import type { Animator } from '../../../stage/view/animator.ts';
import type { SlotOutcome } from '../../slot-card.ts';
import { waitsOf, type Scene } from '../playback.ts';
import type { Atlas } from './atlas.ts';
import { bannerScenes } from './banner-scenes.ts';
import type { Banner } from './banner.ts';
import type { Counter } from './counter.ts';
import type { Grid } from './geometry.ts';
import type { Meter } from './meter.ts';
import type { Reels } from './reels.ts';
import type { Shower } from './shower.ts';
import type { WinLines } from './win-lines.ts';

/** Words on the stage, in the member's language. */
export interface Words {
  /** One for each step of the ladder. */
  ladder: readonly [string, string, string];
  /** Free spins won, won again, and over; and by how much they multiply, `×2`. */
  free?: {
    award(spins: number): string;
    again(spins: number): string;
    summary(spins: number): string;
    factor: string;
  };
}

/** How to show a round, and what to report while showing it. */
export interface Play {
  turbo: boolean;
  /** Shows less of each win, for turbo and autoplay. */
  brief: boolean;
  /** Writes coins as money, `₱1.20`. */
  money(coins: number): string;
  /** Coins of the round that have been shown so far. */
  shown(coins: number): void;
  /** A step of the ladder was reached. */
  stepped(step: number): void;
  /** A feature begins or ends: the background changes. */
  feature(is: boolean): void;
  /** A piece of a feature landed; `step` raises its sound's pitch. */
  landed(step: number): void;
}

/** What the stage is made of, for a game's own mechanic too. */
export interface Parts {
  atlas: Atlas;
  grid: Grid;
  animator: Animator;
  reels: Reels;
  winLines: WinLines;
  banner: Banner;
  counter: Counter;
  meter: Meter;
  shower: Shower;
  costCoins: number;
  still: boolean;
}

/** A game's own feature on the stage. */
export interface Mechanic {
  view: Container;
  clear(): void;
  /** Shows it; `before` is what the round had won when it began. */
  show(outcome: SlotOutcome, how: Play, before: number): Promise<void>;
}

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
        await counted(coins, how);
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
