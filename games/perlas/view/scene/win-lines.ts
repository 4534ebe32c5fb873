import { Container, Graphics } from 'pixi.js';
import type { Animator } from '../../../stage/view/animator.ts';
import type { PerlasSpin, PerlasWin } from '../../card.ts';
import { cellsOf } from '../playback.ts';
import type { Atlas } from './atlas.ts';
import { CELL_H, CELL_W, cellCentre, REELS_H, REELS_W } from './geometry.ts';
import { NumberRow } from './number-row.ts';
import { lineColour, PAINT } from './palette.ts';
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
  wins: readonly PerlasWin[];
  window: PerlasSpin['window'];
  lines: readonly (readonly number[])[];
  /** Writes coins as money, `₱1.20`. */
  money(coins: number): string;
  /** Shows all lines at once only, for turbo and autoplay. */
  brief: boolean;
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

  constructor(atlas: Atlas, animator: Animator, reels: Reels) {
    this.#animator = animator;
    this.#reels = reels;
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

  async show({ wins, window, lines, money, brief }: WinShow): Promise<void> {
    const cells = wins.map((win) => cellsOf(win, window, lines));
    const all = cells.flat();
    const coins = wins.reduce((sum, win) => sum + win.coins, 0);
    await this.#lit(all, ALL_MS, () => {
      wins.forEach((win, i) => this.#draw(win, cells[i] ?? [], lines));
      this.#say(money(coins), { x: REELS_W / 2, y: REELS_H / 2 }, PAINT.gold);
    });
    if (!brief && wins.length > 1) {
      for (const [i, win] of wins.slice(0, EACH_AT_MOST).entries()) {
        const paid = cells[i] ?? [];
        await this.#lit(paid, EACH_MS, () => this.#single(win, paid, lines, money(win.coins)));
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

  #single(win: PerlasWin, cells: readonly Cell[], lines: WinShow['lines'], amount: string) {
    this.#draw(win, cells, lines);
    this.#mark(win, lines);
    const middle = cells[Math.floor((cells.length - 1) / 2)] ?? { reel: 2, row: 1 };
    const at = cellCentre(middle.reel, middle.row);
    this.#say(amount, { x: at.x, y: at.y + CELL_H * 0.3 }, colourOf(win));
  }

  /** Puts the line's number at its left end, because colour alone does not say which it is. */
  #mark({ line }: PerlasWin, lines: WinShow['lines']) {
    const row = line === null ? undefined : lines[line - 1]?.[0];
    if (line === null || row === undefined) return;
    const { y } = cellCentre(0, row);
    this.#shape
      .circle(0, y, 24)
      .fill(PAINT.night)
      .stroke({ color: lineColour(line), width: 4 });
    this.#number.show(String(line));
    this.#number.position.set(0, y);
    this.#number.visible = true;
  }

  #draw(win: PerlasWin, cells: readonly Cell[], lines: WinShow['lines']) {
    const colour = colourOf(win);
    if (win.line === null) {
      for (const { reel, row } of cells) {
        const { x, y } = cellCentre(reel, row);
        this.#shape
          .roundRect(x - CELL_W / 2 + 5, y - CELL_H / 2 + 5, CELL_W - 10, CELL_H - 10, 16)
          .stroke({ color: colour, width: 5 });
      }
      return;
    }
    const points = (lines[win.line - 1] ?? []).map((row, reel) => cellCentre(reel, row));
    for (const [width, alpha, color] of [
      [16, 0.18, colour],
      [9, 0.75, PAINT.night],
      [5, 1, colour],
    ] as const) {
      this.#shape.moveTo(0, points[0]?.y ?? 0);
      for (const { x, y } of points) this.#shape.lineTo(x, y);
      this.#shape.lineTo(REELS_W, points[points.length - 1]?.y ?? 0);
      this.#shape.stroke({ color, width, alpha, join: 'round', cap: 'round' });
    }
  }

  #say(text: string, at: { x: number; y: number }, colour: number) {
    this.#amount.show(text);
    const half = this.#amount.wide / 2 + 18;
    this.#plateShape
      .clear()
      .roundRect(-half, -AMOUNT_H / 2 - 6, half * 2, AMOUNT_H + 12, 29)
      .fill({ color: PAINT.night, alpha: 0.88 })
      .stroke({ color: colour, width: 3 });
    const x = Math.min(Math.max(at.x, half), REELS_W - half);
    this.#plate.position.set(x, Math.min(at.y, REELS_H - AMOUNT_H / 2 - 8));
    this.#plate.visible = true;
  }
}

const colourOf = (win: PerlasWin) => (win.line === null ? PAINT.coral : lineColour(win.line));
