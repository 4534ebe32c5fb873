import type { Pen } from './pen.ts';

interface Size {
  w: number;
  h: number;
}

/** Paints the water behind everything: light from above, the reef below, weed that sways. */
export function drawSea(pen: Pen, { w, h }: Size, ms: number): void {
  const depth = pen.createLinearGradient(0, 0, 0, h);
  depth.addColorStop(0, '#1fa3b4');
  depth.addColorStop(0.45, '#0f6f8f');
  depth.addColorStop(1, '#0a2f57');
  pen.fillStyle = depth;
  pen.fillRect(0, 0, w, h);
  drawRays(pen, { w, h }, ms);
  drawReef(pen, { w, h }, ms);
}

function drawRays(pen: Pen, { w, h }: Size, ms: number): void {
  for (let i = 0; i < 6; i++) {
    const x = w * (0.06 + i * 0.18) + Math.sin(ms / 4_000 + i * 1.7) * w * 0.03;
    const wide = w * (0.03 + (i % 3) * 0.018);
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x + wide, 0);
    pen.lineTo(x + wide * 2.6 - w * 0.1, h);
    pen.lineTo(x - wide - w * 0.1, h);
    pen.closePath();
    pen.fillStyle = `rgba(220, 255, 246, ${0.035 + 0.015 * Math.sin(ms / 2_300 + i)})`;
    pen.fill();
  }
}

const CORALS = ['#c2557a', '#d98a3d', '#7d4fa3', '#c9a13b', '#3f8f86'];

function drawReef(pen: Pen, { w, h }: Size, ms: number): void {
  const unit = Math.min(w, h) / 100;
  pen.fillStyle = '#0b2444';
  pen.beginPath();
  pen.moveTo(0, h);
  for (let i = 0; i <= 12; i++) {
    pen.lineTo((w * i) / 12, h - unit * (7 + 4 * Math.sin(i * 1.9) + 3 * Math.sin(i * 0.7)));
  }
  pen.lineTo(w, h);
  pen.closePath();
  pen.fill();
  for (let i = 0; i < 9; i++) {
    const x = w * ((i * 0.137 + 0.04) % 1);
    const colour = CORALS[i % CORALS.length] ?? '#3f8f86';
    if (i % 2 === 0) drawWeed(pen, { x, y: h, unit }, Math.sin(ms / 1_400 + i), colour);
    else drawCoral(pen, { x, y: h, unit }, colour);
  }
}

interface Place {
  x: number;
  y: number;
  unit: number;
}

function drawWeed(pen: Pen, { x, y, unit }: Place, sway: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.globalAlpha = 0.5;
  pen.lineCap = 'round';
  pen.lineWidth = unit * 1.1;
  for (let blade = -1; blade <= 1; blade++) {
    pen.beginPath();
    pen.moveTo(x + blade * unit * 2, y);
    pen.quadraticCurveTo(
      x + blade * unit * 3 + sway * unit,
      y - unit * 8,
      x + blade * unit * 3 + sway * unit * 3,
      y - unit * (13 + blade * 2),
    );
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function drawCoral(pen: Pen, { x, y, unit }: Place, colour: string): void {
  pen.fillStyle = colour;
  pen.globalAlpha = 0.45;
  for (const [dx, dy, r] of [
    [0, 4, 4.4],
    [-4, 3, 3.2],
    [4, 3, 3.4],
    [-1.6, 8, 2.8],
    [2.4, 8.4, 2.4],
  ] as const) {
    pen.beginPath();
    pen.arc(x + dx * unit, y - dy * unit, r * unit, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** The bamboo poles of the corral, off which bullets bounce. */
export function drawPoles(pen: Pen, x: number, top: number, bottom: number, wide: number): void {
  pen.fillStyle = '#a9843f';
  pen.fillRect(x - wide / 2, top, wide, bottom - top);
  pen.fillStyle = 'rgba(255, 232, 170, 0.35)';
  pen.fillRect(x - wide / 2, top, wide * 0.3, bottom - top);
  pen.fillStyle = '#6d5223';
  const step = wide * 9;
  for (let y = top + step / 2; y < bottom; y += step) {
    pen.fillRect(x - wide * 0.66, y, wide * 1.32, wide * 0.34);
  }
}
