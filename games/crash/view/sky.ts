import { blend, mix, nightAt, scatter, type Pen, type Scene, type Size } from './scene.ts';

/** The horizon, as a part of the height. */
export const HORIZON = 0.6;

/** Sky, sun, moon, stars, islands and lanterns: night falls as the multiplier grows. */
export function drawSky(pen: Pen, { w, h }: Size, { at, ms }: Scene) {
  const night = nightAt(at);
  const level = h * HORIZON;
  const light = pen.createLinearGradient(0, 0, 0, level);
  light.addColorStop(0, blend('#2b3a86', '#060a22', night));
  light.addColorStop(0.55, blend('#a2567f', '#141b4d', night));
  light.addColorStop(1, blend('#f7a65c', '#39407f', night));
  pen.fillStyle = light;
  pen.fillRect(0, 0, w, level + 1);
  drawStars(pen, { w, h }, ms, night);
  drawSun(pen, { w, h }, night);
  drawIslands(pen, { w, h }, night);
  drawLanterns(pen, { w, h }, at, ms);
}

function drawSun(pen: Pen, { w, h }: Size, night: number) {
  const level = h * HORIZON;
  const r = Math.min(w, h) * 0.17;
  const x = w * 0.3;
  const y = level + mix(-0.2, 1.3, night) * r;
  const glow = pen.createRadialGradient(x, y, r * 0.4, x, y, r * 3.4);
  glow.addColorStop(0, `rgba(255,208,138,${0.75 * (1 - night)})`);
  glow.addColorStop(1, 'rgba(255,208,138,0)');
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, w, level);
  pen.clip();
  pen.fillStyle = glow;
  pen.fillRect(0, 0, w, level);
  disc(pen, x, y, r, blend('#ffe2a0', '#ff7a4c', night));
  pen.globalAlpha = Math.max(0, night * 2 - 1);
  const mx = w * 0.14;
  const my = h * 0.2;
  const mr = r * 0.42;
  disc(pen, mx, my, mr, '#fff4dc');
  disc(pen, mx + mr * 0.5, my - mr * 0.25, mr * 0.86, '#0b1031');
  pen.restore();
}

function drawStars(pen: Pen, { w, h }: Size, ms: number, night: number) {
  if (night < 0.15) return;
  pen.fillStyle = '#fff4dc';
  for (let i = 0; i < 46; i++) {
    const twinkle = 0.6 + 0.4 * Math.sin(ms / 620 + i * 2.4);
    pen.globalAlpha = night * twinkle * 0.9;
    const size = 0.8 + scatter(i, 3) * 1.5;
    pen.fillRect(scatter(i, 1) * w, scatter(i, 2) * h * HORIZON * 0.9, size, size);
  }
  pen.globalAlpha = 1;
}

function drawIslands(pen: Pen, { w, h }: Size, night: number) {
  const level = h * HORIZON;
  pen.fillStyle = blend('#6d4a78', '#10153c', night);
  pen.beginPath();
  pen.moveTo(w * 0.52, level);
  pen.quadraticCurveTo(w * 0.6, level - h * 0.075, w * 0.67, level - h * 0.03);
  pen.quadraticCurveTo(w * 0.75, level - h * 0.13, w * 0.86, level - h * 0.02);
  pen.quadraticCurveTo(w * 0.94, level - h * 0.05, w * 1.02, level);
  pen.closePath();
  pen.fill();
}

/** Each doubling lights two more lanterns, up to sixteen. */
function drawLanterns(pen: Pen, { w, h }: Size, at: number, ms: number) {
  const lit = Math.min(16, Math.log2(at / 100) * 2.2);
  for (let i = 0; i < lit; i++) {
    const way = (scatter(i, 7) + ms / (17_000 + scatter(i, 5) * 9_000)) % 1;
    const x = w * (0.06 + 0.88 * scatter(i, 9)) + Math.sin(ms / 1_900 + i) * 6;
    const y = h * (HORIZON - 0.06) * (1 - way) + 4;
    const size = 4.5 + scatter(i, 11) * 4;
    pen.globalAlpha = Math.min(1, lit - i) * Math.min(1, way * 8, (1 - way) * 5);
    const glow = pen.createRadialGradient(x, y, 0, x, y, size * 3.2);
    glow.addColorStop(0, 'rgba(255,190,92,.62)');
    glow.addColorStop(1, 'rgba(255,190,92,0)');
    pen.fillStyle = glow;
    pen.fillRect(x - size * 4, y - size * 4, size * 8, size * 8);
    pen.fillStyle = i % 3 === 1 ? '#ff8f6b' : '#ffd46e';
    pen.beginPath();
    pen.ellipse(x, y, size * 0.72, size, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function disc(pen: Pen, x: number, y: number, r: number, colour: string) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
}
