import type { Animator } from '../../../stage/view/animator.ts';
import { LADDER, ladderStep, type Scene } from '../playback.ts';
import type { Banner } from './banner.ts';
import type { Counter } from './counter.ts';
import type { Reels } from './reels.ts';
import type { WinLines } from './win-lines.ts';

/** Words on the stage, in the member's language. */
export interface Words {
  award(spins: number): string;
  again(spins: number): string;
  summary(spins: number): string;
  /** One for each step of the ladder. */
  ladder: readonly [string, string, string];
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
  /** Free spins begin or end: the lagoon turns to night and back. */
  night(is: boolean): void;
}

interface Parts {
  animator: Animator;
  reels: Reels;
  winLines: WinLines;
  banner: Banner;
  counter: Counter;
  lines: readonly (readonly number[])[];
  words: Words;
}

const READ_MS = 1_300;
const FREE_PAUSE_MS = 260;
const HOLD_MS = 1_000;

/** Shows the scenes of a round one after another. */
export function createPlayer(parts: Parts) {
  const { animator, reels, winLines, banner, counter, words } = parts;

  function clear() {
    winLines.clear();
    counter.hide();
    reels.light(null);
  }

  async function play(scenes: Scene[], how: Play) {
    let window: Parameters<WinLines['show']>[0]['window'] = [];
    let coins = 0;
    for (const scene of scenes) {
      if (scene.kind === 'spin') {
        window = scene.spin.window;
        await spin(scene, how);
      }
      if (scene.kind === 'wins') {
        coins += scene.coins;
        how.shown(coins);
        await winLines.show({ ...scene, ...how, window, lines: parts.lines });
      }
      if (scene.kind === 'award') await award(scene, how);
      if (scene.kind === 'summary') await summary(scene, how);
      if (scene.kind === 'big_win') await bigWin(scene, how);
    }
  }

  async function spin({ spin: one, free }: Extract<Scene, { kind: 'spin' }>, how: Play) {
    if (free) {
      winLines.clear();
      counter.show(free.number, free.of, how.money(free.coinsBefore));
      reels.turn(how.turbo);
    }
    await reels.land(one.stops);
    if (free) await animator.pause(FREE_PAUSE_MS);
  }

  async function award({ spins, again }: Extract<Scene, { kind: 'award' }>, how: Play) {
    if (!again) how.night(true);
    await banner.open(again ? words.again(spins) : words.award(spins), '×2', false);
    await animator.pause(READ_MS);
    await banner.close();
  }

  async function summary({ spins, coins }: Extract<Scene, { kind: 'summary' }>, how: Play) {
    await banner.open(words.summary(spins), how.money(coins), false);
    await animator.pause(READ_MS);
    await banner.close();
    how.night(false);
    counter.hide();
  }

  async function bigWin({ coins, multiple }: Extract<Scene, { kind: 'big_win' }>, how: Play) {
    let step = 1;
    await banner.open(words.ladder[0], how.money(0), true);
    how.stepped(1);
    await banner.count(coins, how.money, (now) => {
      const reached = Math.max(1, ladderStep((now / coins) * multiple));
      if (reached === step) return;
      step = reached;
      banner.say(words.ladder[Math.min(step, LADDER.length) - 1] ?? words.ladder[0]);
      how.stepped(step);
    });
    await animator.pause(HOLD_MS);
    await banner.close();
  }

  return { play, clear };
}
