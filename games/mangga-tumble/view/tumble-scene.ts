import { t } from '@palaro/client';
import { Container } from 'pixi.js';
import type { SlotOutcome } from '../../slot/slot-card.ts';
import type { Mechanic, Parts, Play } from '../../slot/view/scene/parts.ts';
import type { ManggaOutcome, TumbleSpin } from '../card.ts';
import { manggaTumbleConfig } from '../config.ts';
import { Cells } from './cells.ts';
import { Ladder } from './ladder.ts';
import { Marks } from './marks.ts';
import { OPENING } from './opening.ts';
import { Plate } from './plate.ts';

const { ladder, freeSpinLadder, kidlat, costCoins } = manggaTumbleConfig;
const READ_MS = 1_300;
const PAUSE_MS = 220;
/** From so many stakes on a tumble throws fruit. */
const SHOWER_FROM = 4;

/** The whole round: drops, tumbles up the ladder, marks, and free spins on the higher ladder. */
export function mechanic(parts: Parts): Mechanic {
  const view = new Container();
  const cells = new Cells(parts, OPENING);
  const lamps = new Ladder(parts, ladder.length);
  const marks = new Marks(parts);
  const plate = new Plate(parts);
  view.addChild(cells.view, marks.view, lamps.view, plate.view);
  const pieces = { parts, cells, lamps, plate };
  parts.reels.view.visible = false;
  parts.counter.view.visible = false;
  const { board, dropIn, rest } = dropper(parts, cells);
  const idle = () => lamps.show(ladder, 0, marked(0));

  function clear() {
    marks.clear();
    plate.hide();
    cells.unlight();
    idle();
  }
  idle();

  async function show(outcome: SlotOutcome, how: Play) {
    const round = outcome as ManggaOutcome;
    await dropIn(round.window, how.turbo);
    let struck = 0;
    for (const column of round.marks) {
      how.landed(++struck);
      lamps.show(ladder, 0, marked(struck));
      await marks.strike(column, how.brief);
    }
    let coins = await showTumbles(pieces, round, {
      ...how,
      factors: ladder,
      count: marked(struck),
      before: 0,
    });
    rest(round);
    const { length } = round.freeSpins;
    if (length === 0) return;
    how.feature(true);
    await say(t('slot.award', { count: length }), `×${freeSpinLadder[0]}`);
    marks.clear();
    for (const [i, spin] of round.freeSpins.entries()) {
      const count = `${i + 1}/${length}`;
      lamps.show(freeSpinLadder, 0, count);
      await dropIn(spin.drops[0]?.window ?? [], how.turbo);
      coins = await showTumbles(pieces, spin, {
        ...how,
        factors: freeSpinLadder,
        count,
        before: coins,
      });
      rest(spin);
      await parts.animator.pause(PAUSE_MS);
    }
    await say(t('slot.free_summary', { count: length }), how.money(round.winCoins));
    how.feature(false);
    idle();
  }

  async function say(word: string, figure: string) {
    await parts.banner.open(word, figure, true);
    await parts.animator.pause(READ_MS);
    await parts.banner.close();
  }

  return { view, clear, show, board };
}

/** Lets windows drop in; after a press for which no round was played, the last one comes back. */
function dropper(parts: Parts, cells: Cells) {
  let window = OPENING;
  let leaving: Promise<void> | null = null;

  async function dropIn(next: typeof window, turbo: boolean) {
    await (leaving ?? cells.out(turbo));
    leaving = null;
    await cells.drop(next, turbo, parts.rested);
  }

  return {
    dropIn,
    /** What is seen when the spin is over. */
    rest({ drops }: TumbleSpin) {
      window = drops.at(-1)?.window ?? window;
    },
    board: {
      turn(turbo: boolean) {
        leaving ??= cells.out(turbo);
      },
      async cancel() {
        if (leaving) await dropIn(window, true);
      },
    },
  };
}

interface Pieces {
  parts: Parts;
  cells: Cells;
  lamps: Ladder;
  plate: Plate;
}

interface SpinPlay extends Play {
  factors: readonly number[];
  /** The figure beside the bolt. */
  count: string;
  /** Coins of the round before the spin. */
  before: number;
}

/** Shows the wins and tumbles of one spin; gives the round's coins so far. */
async function showTumbles(
  { parts, cells, lamps, plate }: Pieces,
  { drops }: TumbleSpin,
  how: SpinPlay,
): Promise<number> {
  let coins = how.before;
  for (const [step, drop] of drops.entries()) {
    if (step > 0) await cells.tumble(drop.window, how.brief);
    if (drop.coins === 0) break;
    coins += drop.coins;
    lamps.show(how.factors, step + 1, how.count);
    how.landed(step + 1);
    how.shown(coins);
    const factor = drop.ladder > 1 ? ` ×${drop.ladder}` : '';
    plate.show(`${how.money(drop.coins / drop.ladder)}${factor}`);
    if (drop.coins >= SHOWER_FROM * costCoins && !parts.still) {
      parts.shower.throw(drop.coins / costCoins);
    }
    void parts.meter.count(coins, coins / costCoins, how.money);
    const names = new Set(drop.wins.map(({ symbol }) => symbol));
    await cells.light(names, how.brief);
    plate.hide();
    // The eighth drop ends the spin: nothing is drawn into its gaps, so its symbols stay.
    if (step < drops.length - 1) await cells.burst(names, how.brief);
    else cells.unlight();
  }
  return coins;
}

/** How many of the needed marks there are. */
const marked = (count: number) => `${count}/${kidlat.needed}`;
