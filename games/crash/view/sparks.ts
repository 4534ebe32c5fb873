import { BREAK_MS, clamp, scatter, type Pen, type Scene, type Size } from './scene.ts';
import type { Ride } from './swell.ts';

const COLOURS = ['#f7c548', '#ff7a66', '#3dd598', '#6cc6ff', '#fff4dc'];
const BURST_MS = 1_500;
/** The multiplier, in hundredths, from which fireworks rise. */
const FESTIVE = 1_000;

/** Fireworks from 10× on; the greater the multiplier, the more at once and the wider. */
export function drawFireworks(pen: Pen, { w, h }: Size, { at, ms, phase }: Scene) {
  if (at < FESTIVE || phase !== 'flight') return;
  const rows = Math.min(4, 1 + Math.floor(Math.log10(at / FESTIVE) * 2));
  for (let row = 0; row < rows; row++) {
    const time = ms + row * 530;
    const nth = Math.floor(time / BURST_MS);
    const part = (time % BURST_MS) / BURST_MS;
    const salt = nth * 4 + row;
    const x = w * (0.12 + 0.76 * scatter(salt, 1));
    const y = h * (0.08 + 0.26 * scatter(salt, 2));
    const reach = Math.min(w, h) * (0.2 + 0.12 * scatter(salt, 3)) * (1 - (1 - part) ** 3);
    pen.fillStyle = COLOURS[salt % COLOURS.length] ?? '#fff4dc';
    pen.globalAlpha = 1 - part;
    for (let i = 0; i < 26; i++) {
      const turn = (i / 13) * Math.PI * 2;
      const far = i < 13 ? reach : reach * 0.58;
      const size = 3.6 * (1 - part * 0.6);
      pen.fillRect(
        x + Math.cos(turn) * far,
        y + Math.sin(turn) * far + part * part * 22,
        size,
        size,
      );
    }
  }
  pen.globalAlpha = 1;
}

/** Foam that flies where the wave breaks. */
export function drawSpray(pen: Pen, { w, h }: Size, { phase, since }: Scene, { x, y }: Ride) {
  const part = since / BREAK_MS;
  if (phase !== 'broken' || part >= 1) return;
  pen.fillStyle = '#fffaf0';
  pen.globalAlpha = clamp(1.2 - part * 1.2);
  for (let i = 0; i < 46; i++) {
    const turn = -Math.PI * (0.08 + 0.84 * scatter(i, 4));
    const far = h * (0.1 + 0.3 * scatter(i, 5)) * (1 - (1 - part) ** 2);
    pen.beginPath();
    pen.arc(
      x + w * 0.14 + Math.cos(turn) * far * 1.3,
      y + Math.sin(turn) * far + part * part * h * 0.3,
      (1.5 + scatter(i, 6) * 4.5) * (1 - part * 0.5),
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}
