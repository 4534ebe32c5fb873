import {
  drawCrab,
  drawCrocodile,
  drawDugong,
  drawFireCrab,
  drawOctopus,
  drawPrawn,
  drawSquid,
  drawTurtle,
  type Draw,
} from './creatures.ts';
import { drawDragon, drawEel } from './winding.ts';
import { drawFish, type FishLook } from './fish.ts';
import { OUTLINE, type Pen } from './pen.ts';

const fish = (look: Omit<FishLook, 'kind'>): FishLook => ({ kind: 'fish', ...look });
const pale = { belly: '#eef6f8', markColour: '#ffffff' };

/** How each target looks, by its index. */
const LOOKS: readonly (FishLook | Draw)[] = [
  fish({ ...pale, back: '#7fb6c9', fin: '#5b8fa6', high: 0.26, tail: 'fork', mark: 'line' }),
  fish({
    back: '#4f8fb8',
    belly: '#dcebf2',
    fin: '#e3b23c',
    high: 0.32,
    tail: 'fork',
    mark: 'line',
    markColour: '#f2cf63',
  }),
  fish({
    back: '#3f77a8',
    belly: '#e8f1f5',
    fin: '#2e5a85',
    high: 0.4,
    tail: 'fork',
    mark: 'spots',
    markColour: '#24507a',
  }),
  fish({
    back: '#9fb4bf',
    belly: '#f4f8f9',
    fin: '#7a909c',
    high: 0.42,
    tail: 'fork',
    mark: 'scales',
    markColour: '#7f96a3',
  }),
  fish({
    back: '#7c8a5e',
    belly: '#d7d9b0',
    fin: '#5c6a45',
    high: 0.52,
    tail: 'fan',
    mark: 'bands',
    markColour: '#66744c',
  }),
  fish({
    back: '#c2452f',
    belly: '#f0a07f',
    fin: '#8e2a22',
    high: 0.5,
    tail: 'fan',
    mark: 'spots',
    markColour: '#f4d9c4',
  }),
  fish({
    back: '#e2604f',
    belly: '#ffc2b0',
    fin: '#b93a36',
    high: 0.54,
    tail: 'fork',
    mark: 'scales',
    markColour: '#c2453c',
  }),
  drawSquid,
  fish({
    back: '#5f86a0',
    belly: '#e6edf0',
    fin: '#d9a93a',
    high: 0.56,
    tail: 'moon',
    mark: 'line',
    markColour: '#d9c36a',
  }),
  drawOctopus,
  drawCrab,
  drawPrawn,
  drawTurtle,
  fish({
    back: '#6f7f90',
    belly: '#f2f5f7',
    fin: '#5b6a7a',
    high: 0.34,
    tail: 'moon',
    mark: 'none',
    markColour: '#000000',
    shark: true,
  }),
  fish({
    back: '#33597a',
    belly: '#dfe9ee',
    fin: '#28465f',
    high: 0.4,
    tail: 'moon',
    mark: 'spots',
    markColour: '#cfe2ee',
    shark: true,
  }),
  drawDugong,
  drawCrocodile,
  drawDragon,
  drawFireCrab,
  drawEel,
];

/** Draws a target around the origin, swimming to the right. */
export function drawTarget(pen: Pen, target: number, sway: number): void {
  const look = LOOKS[target];
  if (!look) return;
  pen.lineWidth = 0.05;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = OUTLINE;
  if (typeof look === 'function') look(pen, sway);
  else drawFish(pen, look, sway);
}

/** How many units of the water half a drawn target is, for each unit of its radius. */
export const DRAWN = 1.32;
/** Crabs walk upright whichever way they go. */
export const UPRIGHT: readonly number[] = [10, 18];
