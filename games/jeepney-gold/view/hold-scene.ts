import { t } from '@palaro/client';
import { Container, Graphics } from 'pixi.js';
import type { SlotOutcome } from '../../slot/slot-card.ts';
import type { Mechanic, Parts, Play } from '../../slot/view/scene/parts.ts';
import type { HeldCoin, Hold, JeepneyOutcome } from '../card.ts';
import { jeepneyGoldConfig } from '../config.ts';
import { CELLS } from '../hold.ts';
import { HoldCells } from './hold-cells.ts';

const { hold: config, costCoins } = jeepneyGoldConfig;
const READ_MS = 1_300;
const SPIN_MS = 620;
const BRIEF_SPIN_MS = 380;
const COIN_MS = 190;

/** The hold over the reels: coins stay and show what they pay, empty cells turn again. */
export function mechanic(parts: Parts): Mechanic {
  const { grid, animator, banner, counter, shower, still } = parts;
  const view = new Container();
  const veil = new Graphics()
    .roundRect(-2, -2, grid.width + 4, grid.height + 4, 10)
    .fill({ color: 0x060a1e, alpha: 0.82 });
  const cells = new HoldCells(parts);
  view.addChild(veil, cells.view);

  function clear() {
    cells.clear();
    view.visible = false;
  }
  clear();

  async function show(outcome: SlotOutcome, how: Play, before: number) {
    const { hold } = outcome as JeepneyOutcome;
    if (!hold) return;
    how.feature(true);
    await banner.open(t('jeepney-gold.hold'), `${hold.landed.length}/${CELLS}`, true);
    view.visible = true;
    await animator.pause(READ_MS);
    await banner.close();
    const stakes = await playCoins(parts, cells, { hold, how, before });
    if (hold.grand) await grand(how);
    const count = hold.landed.length + hold.respins.flat().length;
    await banner.open(
      t('jeepney-gold.hold_summary', { count }),
      how.money(stakes * costCoins),
      true,
    );
    await animator.pause(READ_MS);
    await banner.close();
    how.feature(false);
    counter.hide();
  }

  async function grand(how: Play) {
    await banner.open(t('jeepney-gold.grand'), how.money(config.grand * costCoins), true);
    how.stepped(3);
    if (!still) shower.throw(config.grand);
    await animator.pause(READ_MS * 1.5);
    await banner.close();
  }

  return { view, clear, show };
}

interface Playing {
  hold: Hold;
  how: Play;
  /** Coins that the round had won before. */
  before: number;
}

/** Lands the coins of the trigger and of each respin; gives what the hold pays, in stakes. */
async function playCoins(
  { counter, meter }: Parts,
  cells: HoldCells,
  { hold, how, before }: Playing,
): Promise<number> {
  let stakes = 0;
  let held = 0;
  let left: number = config.respins;
  const figures = () =>
    counter.show(`${held}/${CELLS}`, String(left), how.money(before + stakes * costCoins));
  const land = async (coins: readonly HeldCoin[]) => {
    for (const coin of coins) {
      stakes += coin.value;
      held++;
      how.landed(held);
      figures();
      void meter.count(before + stakes * costCoins, before / costCoins + stakes, how.money);
      await cells.land(coin, how.money(coin.value * costCoins), how.brief ? COIN_MS / 2 : COIN_MS);
    }
  };
  figures();
  await land(hold.landed);
  for (const come of hold.respins) {
    left--;
    figures();
    await cells.turn(how.brief ? BRIEF_SPIN_MS : SPIN_MS);
    if (come.length > 0) left = config.respins;
    await land(come);
    figures();
  }
  return stakes + (hold.grand ? config.grand : 0);
}
