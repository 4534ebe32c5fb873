import { Container, Graphics } from 'pixi.js';
import type { Animator } from '../../../stage/view/animator.ts';
import type { SlotSpin, SlotWin } from '../../slot-card.ts';
import { cellsOf } from '../playback.ts';
import type { Atlas } from './atlas.ts';
import { cellCentre, type Grid } from './geometry.ts';
import { NumberRow } from './number-row.ts';
import { GOLD, lineColour, type Paint } from './palette.ts';
import type { Cell, Reels } from './reels.ts';

const ALL_MS = 640;
const EACH_MS = 820;
/**
 * With more lines than this, they are not shown one by one: nobody reads them, and the next spin
 * waits.
 */
const EACH_AT_MOST = 6;
const AMOUNT_H = 46;
const NUMBER_H = 34;

export interface WinShow {
  wins: readonly SlotWin[];
  window: SlotSpin['window'];
  /** Writes coins as money, `₱1.20`. */
  money(coins: number): string;
  /** Shows all lines at once only, for turbo and autoplay. */
  brief: boolean;
}

export interface LineLook {
  grid: Grid;
  paint: Paint;
  lines: readonly (readonly number[])[];
  wild: string;
  /** By how much the symbols of a win multiply it, `×2`; empty if they do not. */
  factorOf(win: SlotWin, symbols: string[]): string;
}

/** Win lines over the reels: first all together, then each once with its number and amount. */
export class WinLines {
  readonly view = new Container();
  readonly #shape = new Graphics();
  readonly #plate = new Container();
  readonly #plateShape = new Graphics();
  readonly #amount: NumberRow;
  readonly #number: NumberRow;
  readonly #animator: Animator;
  readonly #reels: Reels;
  readonly #look: LineLook;

  constructor(atlas: Atlas, animator: Animator, reels: Reels, look: LineLook) {
    this.#animator = animator;
    this.#reels = reels;
    this.#look = look;
    this.#amount = new NumberRow(atlas, AMOUNT_H);
    this.#number = new NumberRow(atlas, NUMBER_H);
    this.#plate.addChild(this.#plateShape, this.#amount);
    this.view.addChild(this.#shape, this.#number, this.#plate);
    this.clear();
  }

  clear() {
    this.#shape.clear();
    this.#plate.visible = false;
    this.#number.visible = false;
  }

  async show({ wins, window, money, brief }: WinShow): Promise<void> {
    const { grid } = this.#look;
    const cells = wins.map((win) => cellsOf(win, window, this.#look));
    const all = cells.flat();
    const coins = wins.reduce((sum, win) => sum + win.coins, 0);
    const factors = wins.map((win, i) => {
      const seen = (cells[i] ?? []).map(({ reel, row }) => window[reel]?.[row] ?? '');
      return this.#look.factorOf(win, seen);
    });
    const single = (win: SlotWin, i: number) =>
      this.#single(win, cells[i] ?? [], `${factors[i] ?? ''} ${money(win.coins)}`.trim());
    const [only] = wins;
    await this.#lit(all, ALL_MS, () => {
      if (only && wins.length === 1) return single(only, 0);
      wins.forEach((win, i) => this.#draw(win, cells[i] ?? []));
      this.#say(money(coins), { x: grid.width / 2, y: grid.height / 2 }, GOLD);
    });
    if (!brief && wins.length > 1) {
      for (const [i, win] of wins.slice(0, EACH_AT_MOST).entries()) {
        await this.#lit(cells[i] ?? [], EACH_MS, () => single(win, i));
      }
    }
    this.clear();
    this.#reels.light(all);
    this.#animator.draw();
  }

  #lit(cells: readonly Cell[], ms: number, draw: () => void) {
    this.clear();
    this.#reels.light(cells);
    draw();
    return this.#animator.tween(ms, (t) => this.#reels.swell(cells, Math.min(1, t * 1.8)));
  }

  #single(win: SlotWin, cells: readonly Cell[], amount: string) {
    const { grid } = this.#look;
    this.#draw(win, cells);
    this.#mark(win);
    const middle = cells[Math.floor((cells.length - 1) / 2)] ?? { reel: 2, row: 1 };
    const at = cellCentre(grid, middle.reel, middle.row);
    this.#say(amount, { x: at.x, y: at.y + grid.cellH * 0.3 }, this.#colourOf(win));
  }

  /** Puts the line's number at its left end, because colour alone does not say which it is. */
  #mark({ line }: SlotWin) {
    const { lines, grid, paint } = this.#look;
    const row = line === null ? undefined : lines[line - 1]?.[0];
    if (line === null || row === undefined) return;
    const { y } = cellCentre(grid, 0, row);
    this.#shape
      .circle(0, y, 24)
      .fill(paint.night)
      .stroke({ color: lineColour(line), width: 4 });
    this.#number.show(String(line));
    this.#number.position.set(0, y);
    this.#number.visible = true;
  }

  #draw(win: SlotWin, cells: readonly Cell[]) {
    const { grid, paint, lines } = this.#look;
    const { cellW, cellH } = grid;
    const colour = this.#colourOf(win);
    if (win.line === null) {
      for (const { reel, row } of cells) {
        const { x, y } = cellCentre(grid, reel, row);
        this.#shape
          .roundRect(x - cellW / 2 + 5, y - cellH / 2 + 5, cellW - 10, cellH - 10, 16)
          .stroke({ color: colour, width: 5 });
      }
      return;
    }
    const points = (lines[win.line - 1] ?? []).map((row, reel) => cellCentre(grid, reel, row));
    for (const [width, alpha, color] of [
      [16, 0.18, colour],
      [9, 0.75, paint.night],
      [5, 1, colour],
    ] as const) {
      this.#shape.moveTo(0, points[0]?.y ?? 0);
      for (const { x, y } of points) this.#shape.lineTo(x, y);
      this.#shape.lineTo(grid.width, points[points.length - 1]?.y ?? 0);
      this.#shape.stroke({ color, width, alpha, join: 'round', cap: 'round' });
    }
  }

  #colourOf({ line }: SlotWin) {
    return line === null ? this.#look.paint.accent : lineColour(line);
  }

  #say(text: string, at: { x: number; y: number }, colour: number) {
    const { grid, paint } = this.#look;
    this.#amount.show(text);
    const half = this.#amount.wide / 2 + 18;
    this.#plateShape
      .clear()
      .roundRect(-half, -AMOUNT_H / 2 - 6, half * 2, AMOUNT_H + 12, 29)
      .fill({ color: paint.night, alpha: 0.88 })
      .stroke({ color: colour, width: 3 });
    const x = Math.min(Math.max(at.x, half), grid.width - half);
    this.#plate.position.set(x, Math.min(at.y, grid.height - AMOUNT_H / 2 - 8));
    this.#plate.visible = true;
  }
}
