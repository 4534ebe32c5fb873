import { bulletAt, SEATS } from '../bullet.ts';
import { targetAt } from '../targets.ts';
import { placeOf, WATER } from '../water.ts';
import { type Swimming } from './aim.ts';
import { drawBullet, drawCoins, drawGun, drawNet, SEAT_COLOURS } from './art/gun.ts';
import { drawTarget, DRAWN, UPRIGHT } from './art/looks.ts';
import type { Pen } from './art/pen.ts';
import { drawPoles, drawSea } from './art/sea.ts';
import type { Flight } from './flights.ts';
import { timesLabel } from './words.ts';

/** Something that happened a moment ago. */
export interface Splash {
  x: number;
  y: number;
  seat: number;
  /** 0: the net came up empty. */
  times: number;
  /** Shown over an own catch. */
  text: string | null;
  at: number;
}

export interface Picture {
  swimming: readonly Swimming[];
  flights: readonly Flight[];
  splashes: readonly Splash[];
  guns: readonly { seat: number; turn: number; taken: boolean; own: boolean; firedAt: number }[];
  /** The target that is aimed at. */
  locked: string | null;
  /** Milliseconds on the site's clock. */
  now: number;
  /** The seats above see the water from their side. */
  flipped: boolean;
  calm: boolean;
}

export const SPLASH_MS = 1_300;

/** How the water lies in a stage of that size. */
export function fitOf(w: number, h: number) {
  const scale = Math.min(w / WATER.width, h / WATER.height);
  return { scale, left: (w - WATER.width * scale) / 2, top: (h - WATER.height * scale) / 2 };
}

/** Paints the whole stage. */
export function paint(pen: Pen, size: { w: number; h: number }, picture: Picture): void {
  const { w, h } = size;
  if (w === 0 || h === 0) return;
  const { scale, left, top } = fitOf(w, h);
  const ms = picture.calm ? 0 : picture.now % 3_600_000;
  drawSea(pen, size, ms);
  pen.save();
  pen.translate(left, top);
  pen.scale(scale, scale);
  const seen = (x: number, y: number) =>
    picture.flipped ? ([WATER.width - x, WATER.height - y] as const) : ([x, y] as const);
  for (const one of picture.swimming) paintTarget(pen, one, picture, seen);
  for (const flight of picture.flights) {
    if (flight.claimedAt !== null) continue;
    const age = picture.now - flight.firedAt;
    const here = bulletAt(flight, age);
    const before = bulletAt(flight, Math.max(0, age - 16));
    const [x, y] = seen(here.x, here.y);
    const [px, py] = seen(before.x, before.y);
    pen.save();
    pen.translate(x, y);
    drawBullet(pen, flight.seat, Math.atan2(y - py, x - px));
    pen.restore();
  }
  for (const splash of picture.splashes) paintSplash(pen, splash, picture, seen);
  if (left > 8) for (const x of [0, WATER.width]) drawPoles(pen, x, -top / scale, h / scale, 18);
  for (const gun of picture.guns) {
    const seat = SEATS[gun.seat] ?? SEATS[0];
    const [x, y] = seen(seat.x, seat.y);
    pen.save();
    pen.translate(x, y);
    const recoil = picture.calm ? 0 : Math.max(0, 1 - (picture.now - gun.firedAt) / 160);
    drawGun(pen, { ...gun, turn: gun.turn + (picture.flipped ? Math.PI : 0), recoil });
    pen.restore();
  }
  pen.restore();
}

type Seen = (x: number, y: number) => readonly [number, number];

function paintTarget(pen: Pen, one: Swimming, { now, locked, calm }: Picture, seen: Seen): void {
  const { spawn, waveAt } = one;
  const { radius, swims } = targetAt(spawn.target);
  const ahead = placeOf(spawn, now + 60 - waveAt) ?? one;
  const [x, y] = seen(one.x, one.y);
  const [ax, ay] = seen(ahead.x, ahead.y);
  const turn = Math.atan2(ay - y, ax - x);
  const leftwards = Math.cos(turn) < 0;
  const size = radius * DRAWN;
  const sway = calm ? 0 : Math.sin((now / 140) * (16_000 / swims) + spawn.at);
  pen.save();
  pen.translate(x, y);
  if (one.id === locked) paintLock(pen, size, calm ? 0 : now);
  pen.save();
  if (UPRIGHT.includes(spawn.target)) pen.rotate(sway * 0.06);
  else {
    pen.rotate(turn);
    if (leftwards) pen.scale(1, -1);
  }
  pen.scale(size, size);
  drawTarget(pen, spawn.target, sway);
  pen.restore();
  label(pen, timesLabel(spawn.target), size * 0.72);
  pen.restore();
}

/** What it pays, on a ground of its own under the target. */
function label(pen: Pen, text: string, below: number): void {
  pen.font = '800 25px system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const wide = pen.measureText(text).width + 18;
  pen.fillStyle = 'rgba(6, 20, 36, 0.78)';
  pen.beginPath();
  pen.ellipse(0, below + 14, wide / 2 + 6, 17, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#ffe9a8';
  pen.fillText(text, 0, below + 15);
}

function paintLock(pen: Pen, size: number, now: number): void {
  pen.strokeStyle = '#fff6d8';
  pen.lineWidth = 6;
  const r = size * 1.12 + Math.sin(now / 180) * 4;
  for (let i = 0; i < 4; i++) {
    pen.beginPath();
    pen.arc(0, 0, r, i * 1.571 + 0.3, i * 1.571 + 1.27);
    pen.stroke();
  }
}

function paintSplash(pen: Pen, splash: Splash, { now, calm }: Picture, seen: Seen): void {
  const age = (now - splash.at) / SPLASH_MS;
  if (age < 0 || age > 1) return;
  const [x, y] = seen(splash.x, splash.y);
  pen.save();
  pen.translate(x, y);
  if (age < 0.45) drawNet(pen, splash.seat, calm ? 0.4 : age / 0.45);
  if (splash.times > 0 && !calm) drawCoins(pen, splash.times, age);
  if (splash.text !== null) {
    const great = Math.min(2.1, 1 + Math.log10(Math.max(1, splash.times)) * 0.45);
    pen.globalAlpha = Math.min(1, 2.4 - age * 2.4);
    pen.font = `800 ${Math.round(46 * great)}px system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.lineWidth = 9;
    pen.lineJoin = 'round';
    pen.strokeStyle = '#10202f';
    pen.fillStyle = SEAT_COLOURS[0];
    const rise = calm ? 60 : 40 + age * 70;
    pen.strokeText(splash.text, 0, -rise);
    pen.fillText(splash.text, 0, -rise);
  }
  pen.restore();
}
