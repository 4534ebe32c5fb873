import { Container, Ticker, type WebGLRenderer } from 'pixi.js';
import { createAnimator, type Animator } from '../../../stage/view/animator.ts';
import type { SlotWin } from '../../slot-card.ts';
import type { Strips } from '../../reels.ts';
import type { Pictures } from '../pictures.ts';
import type { Scene } from '../playback.ts';
import { afterFrame } from './after-frame.ts';
import { makeAtlas, type Atlas } from './atlas.ts';
import { Banner } from './banner.ts';
import { cabinet, sign, windowShade, type SignLine } from './cabinet.ts';
import { Counter } from './counter.ts';
import { gridOf, layoutOf, type Grid } from './geometry.ts';
import { lettersReady } from './lettering.ts';
import { Meter } from './meter.ts';
import type { Paint } from './palette.ts';
import type { Mechanic, Parts, Play, Words } from './parts.ts';
import { createPlayer } from './player.ts';
import { Reels } from './reels.ts';
import { createRenderer } from './renderer.ts';
import { Shower } from './shower.ts';
import { WinLines } from './win-lines.ts';

export interface StageOptions {
  host: HTMLElement;
  pictures: Promise<Pictures>;
  strips: Strips;
  rows: number;
  lines: readonly (readonly number[])[];
  wild: string;
  costCoins: number;
  /** Stops shown before the first spin. */
  stops: number[];
  /** Shows changes as cross-fades only. */
  still: boolean;
  paint: Paint;
  sign: readonly SignLine[];
  /** Symbols thrown up for a great win. */
  thrown: readonly string[];
  words: Words;
  /** By how much the symbols of a win multiply it, `×2`; empty if they do not. */
  factorOf(win: SlotWin, symbols: string[]): string;
  /** Whether the landed reels may still become a feature, so that the next one is waited for. */
  awaited(landed: string[][]): boolean;
  /** The game's own feature. */
  mechanic: ((parts: Parts) => Mechanic) | null;
  rested(reel: number): void;
}

/** The slot's picture. It decides nothing; it shows the server's outcomes. */
export interface SlotStage {
  /** Starts the reels while the answer is on its way. */
  turn(turbo: boolean): void;
  /** Shows a whole round; resolves when all of it has been seen. */
  play(scenes: Scene[], how: Play): Promise<void>;
  /** Turns the reels back to where they were, because no round was played. */
  cancel(): void;
  /** Skips running motion to its end, after a tap on the stage. */
  hurry(): void;
  destroy(): void;
}

const DENSITY_MAX = 2;

/** Makes the stage inside `host` and follows its size; null without WebGL 2. */
export async function createSlotStage(options: StageOptions): Promise<SlotStage | null> {
  const { host } = options;
  const ratio = Math.min(window.devicePixelRatio || 1, DENSITY_MAX);
  const canvas = document.createElement('canvas');
  // Drawing twice the pixels already smooths edges. With antialiasing as well, a mid-range phone
  // would lose frames.
  const context = canvas.getContext('webgl2', { stencil: true, antialias: ratio < DENSITY_MAX });
  if (!context) return null;
  const renderer = createRenderer();
  const { clientWidth: width, clientHeight: height } = host;
  await renderer.init({
    canvas,
    context,
    width: Math.max(1, width),
    height: Math.max(1, height),
    resolution: ratio,
    autoDensity: true,
    backgroundAlpha: 0,
    skipExtensionImports: true,
  });
  // The library's clock would wake the phone sixty times a second for nothing. The animator makes
  // it tick only when a frame is drawn.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const [pictures] = await Promise.all([options.pictures, lettersReady()]);
  const grid = gridOf(options.strips.length, options.rows);
  const { scale } = layoutOf(grid, width, height);
  const density = Math.min(DENSITY_MAX, Math.max(1, scale * ratio * 1.1));
  const atlas = makeAtlas(pictures, grid.symbol, density);
  renderer.canvas.setAttribute('aria-hidden', 'true');
  host.append(renderer.canvas);
  return assemble(options, renderer, atlas, grid);
}

function assemble(
  options: StageOptions,
  renderer: WebGLRenderer,
  atlas: Atlas,
  grid: Grid,
): SlotStage {
  const { host, paint, words, awaited } = options;
  const root = new Container();
  const animator: Animator = createAnimator(() => {
    Ticker.system.update();
    renderer.render(root);
  });
  const parts = partsOf(options, { atlas, animator, grid });
  const { reels, winLines, banner, counter, meter, shower } = parts;
  const mechanic = options.mechanic?.(parts) ?? null;
  const moving = mechanic?.board ?? reels;
  const board = new Container();
  const frame = cabinet(grid, paint);
  const shade = windowShade(grid, paint);
  for (const fixed of [frame, shade]) fixed.cacheAsTexture({ resolution: atlas.density });
  board.addChild(counter.view, frame, reels.view, shade, winLines.view);
  if (mechanic) board.addChild(mechanic.view);
  board.addChild(meter.view, banner.view, shower.view);
  const name = sign(options.sign, atlas.density);
  root.addChild(name, board);
  const player = createPlayer({ ...parts, mechanic, words, awaited });
  const unfollow = follow(host, (width, height) => {
    const { scale, x, y, sign: place } = layoutOf(grid, width, height);
    renderer.resize(width, height);
    board.position.set(x, y);
    board.scale.set(scale);
    name.visible = place !== null;
    if (place) name.position.set(place.x, place.y);
    name.scale.set(place?.scale ?? 1);
    animator.draw();
  });
  const callOff = afterFrame(() => {
    atlas.complete();
    animator.draw();
  });

  return {
    turn(turbo) {
      atlas.complete();
      player.clear();
      moving.turn(turbo);
    },
    play(scenes, how) {
      atlas.complete();
      return player.play(scenes, how);
    },
    cancel: () => void moving.cancel(),
    hurry() {
      reels.hurry();
      animator.hurry();
    },
    destroy() {
      unfollow();
      callOff();
      animator.destroy();
      banner.destroy();
      name.texture.destroy(true);
      root.destroy({ children: true });
      atlas.destroy();
      renderer.canvas.remove();
      renderer.destroy();
    },
  };
}

/** Everything that moves on the stage. */
function partsOf(
  options: StageOptions,
  base: { atlas: Atlas; animator: Animator; grid: Grid },
): Parts {
  const { strips, lines, wild, paint, still, costCoins, stops, rested, factorOf } = options;
  const { atlas, animator, grid } = base;
  const reels = new Reels({ ...base, strips, still, rested }, stops);
  const winLines = new WinLines(atlas, animator, reels, { grid, paint, lines, wild, factorOf });
  const counter = new Counter(atlas, grid, paint);
  const meter = new Meter(atlas, animator, grid, paint, still);
  const shower = new Shower(atlas, animator, grid, options.thrown);
  const banner = new Banner({ ...base, paint, still, instead: meter.view });
  return { ...base, reels, winLines, banner, counter, meter, shower, costCoins, still, rested };
}

/** Calls `resized` now and after each change of the element's size, at most once a frame. */
function follow(host: HTMLElement, resized: (width: number, height: number) => void) {
  const fit = () => resized(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
  const observer = new ResizeObserver(() => requestAnimationFrame(fit));
  observer.observe(host);
  fit();
  return () => observer.disconnect();
}
