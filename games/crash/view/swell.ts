import { blend, BREAK_MS, clamp, mix, nightAt, type Pen, type Scene, type Size } from './scene.ts';
import { HORIZON } from './sky.ts';

/** Where the boat is, how it leans in radians, and how high its swell stands, 0 … 1. */
export interface Ride {
  x: number;
  y: number;
  lean: number;
  height: number;
}

/** Each doubling lifts the boat by about half of what is left below the crest. */
export function rideAt({ w, h }: Size, { at, phase, since, ms }: Scene): Ride {
  const fallen = phase === 'broken' ? clamp(since / BREAK_MS) : 0;
  const height = (1 - (at / 100) ** -0.8) * (1 - fallen ** 0.6);
  const bob = Math.sin(ms / 700) * (phase === 'flight' ? 1.5 : 3);
  const y = h * mix(0.77, 0.58, height) + bob;
  const rocking = Math.sin(since / 130) * 0.16 * (1 - fallen) * (phase === 'broken' ? 1 : 0);
  const lean = -0.44 * height + Math.sin(ms / 900) * 0.025 + rocking;
  return { x: w * mix(0.34, 0.7, height), y, lean, height };
}

/** The far sea, then the swell that carries the boat, with its crest about to break. */
export function drawSwell(pen: Pen, { w, h }: Size, { at, ms }: Scene, ride: Ride) {
  const night = nightAt(at);
  const level = h * HORIZON;
  const far = pen.createLinearGradient(0, level, 0, h);
  far.addColorStop(0, blend('#b0627a', '#232a68', night));
  far.addColorStop(0.3, blend('#4d5a9c', '#161d52', night));
  far.addColorStop(1, blend('#173a6b', '#0a1136', night));
  pen.fillStyle = far;
  pen.fillRect(0, level, w, h - level);
  drawGlints(pen, { w, h }, ms, night);
  const wave = crest({ w, h }, ride);
  const body = pen.createLinearGradient(0, ride.y - h * 0.08, 0, h);
  body.addColorStop(0, blend('#3fb6a8', '#2f7fa6', night));
  body.addColorStop(0.5, blend('#1f6f93', '#1a3f83', night));
  body.addColorStop(1, blend('#123a68', '#0c1a4a', night));
  pen.fillStyle = body;
  pen.fill(wave);
  pen.save();
  pen.clip(wave);
  drawStreaks(pen, { w, h }, ms, ride);
  pen.restore();
  pen.strokeStyle = `rgba(255,250,238,${clamp(ride.height * 2.4) * 0.9})`;
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.stroke(crest({ w, h }, ride, false));
}

/** From the trough at the left under the boat to the curl before it. */
function crest({ w, h }: Size, { x, y, height }: Ride, closed = true): Path2D {
  const base = h * 0.82;
  const up = h * 0.08 * height;
  const path = new Path2D();
  path.moveTo(-10, base);
  path.bezierCurveTo(x * 0.42, base + 6, x * 0.7, y + (base - y) * 0.24 + 8, x, y + 8);
  path.bezierCurveTo(x + w * 0.1, y - up, x + w * 0.19, y - up * 1.5, x + w * 0.25, y - up * 0.5);
  if (!closed) return path;
  path.bezierCurveTo(x + w * 0.2, y - up * 0.5, x + w * 0.16, y + up, x + w * 0.2, y + up * 2);
  path.bezierCurveTo(x + w * 0.24, mix(y, base, 0.7), x + w * 0.4, base, w + 40, base);
  path.lineTo(w + 40, h + 4);
  path.lineTo(-10, h + 4);
  path.closePath();
  return path;
}

/** Lines in the water that run up the swell. */
function drawStreaks(pen: Pen, { w, h }: Size, ms: number, { x, y }: Ride) {
  pen.lineWidth = 2.5;
  for (let i = 0; i < 7; i++) {
    const deep = 16 + i * h * 0.055;
    const run = (ms / 26 + i * 61) % 150;
    pen.strokeStyle = `rgba(255,255,255,${0.2 - i * 0.02})`;
    pen.setLineDash([34 + i * 6, 116 - i * 6]);
    pen.lineDashOffset = -run;
    pen.beginPath();
    pen.moveTo(-20, h * 0.82 + deep);
    pen.bezierCurveTo(x * 0.42, h * 0.82 + deep, x * 0.74, y + deep * 1.5, x + w * 0.16, y + deep);
    pen.stroke();
  }
  pen.setLineDash([]);
}

function drawGlints(pen: Pen, { w, h }: Size, ms: number, night: number) {
  pen.fillStyle = blend('#ffd9a0', '#93a4e8', night);
  for (let i = 0; i < 22; i++) {
    const row = i / 22;
    const y = h * mix(HORIZON + 0.01, 0.8, row * row);
    const sway = Math.sin(ms / 800 + i * 1.7);
    pen.globalAlpha = 0.32 * (0.5 + 0.5 * sway);
    const wide = 6 + row * 30;
    pen.fillRect(w * 0.3 + sway * wide + (i % 5) * w * 0.13 * (i % 2 ? 1 : -0.6), y, wide, 1.6);
  }
  pen.globalAlpha = 1;
}

/** Two rows of water before everything, at the lower edge. */
export function drawNearSea(pen: Pen, { w, h }: Size, { at, ms }: Scene) {
  const night = nightAt(at);
  for (const [row, top, colour] of [
    [0, 0.89, blend('#14457a', '#101f5c', night)],
    [1, 0.95, blend('#0f2f5e', '#0a1440', night)],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, h);
    for (let x = 0; x <= w + 12; x += 12) {
      pen.lineTo(x, h * top + Math.sin(x / (46 + row * 14) + ms / (640 - row * 180)) * (4 + row));
    }
    pen.lineTo(w, h);
    pen.fill();
  }
}
