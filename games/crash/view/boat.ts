import type { Pen } from './scene.ts';

const INK = '#0a0d22';
/** The sail's stripes, as a vinta of Zamboanga wears them. */
const STRIPES = ['#f7c548', '#ff7a66', '#fff4dc', '#3dd598', '#6cc6ff', '#8f5bd6'];
const HULL = 'M-106-22C-84 2-52 14 0 14S86 2 110-30L99-29C82-9 44-2 0-2S-70-6-96-21Z';
const SAIL = 'M-50-20C-40-60-30-96-14-134C24-108 58-66 76-24C36-14-12-12-50-20Z';

/**
 * The bangka in side view around the point where it floats: hull, two booms, the float of bamboo,
 * a striped sail and its lantern. It is 216 wide and 170 high before scaling.
 */
export function drawBoat(pen: Pen, glow: number, sailed: number) {
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  stroke(pen, 'M-8-2V-136', 11, INK);
  stroke(pen, 'M-8-2V-136', 5, '#c98d4a');
  drawSail(pen, sailed);
  stroke(pen, HULL, 9, INK);
  pen.fillStyle = '#7d3a2c';
  pen.fill(new Path2D(HULL));
  pen.fillStyle = '#f7c548';
  pen.fill(new Path2D('M-98-21C-70-5-40-1 0-1S82-8 102-29L104-30C86-3 44 6 0 6S-76 2-101-21Z'));
  for (const x of [-44, 46]) {
    stroke(pen, `M${x}-4C${x - 4} 8 ${x - 6} 20 ${x - 4} 26`, 9, INK);
    stroke(pen, `M${x}-4C${x - 4} 8 ${x - 6} 20 ${x - 4} 26`, 4, '#e8c07a');
  }
  stroke(pen, 'M-92 24C-60 30 60 30 92 20', 13, INK);
  stroke(pen, 'M-92 24C-60 30 60 30 92 20', 7, '#e8c07a');
  drawLantern(pen, glow);
}

function drawSail(pen: Pen, sailed: number) {
  pen.save();
  // A lowered sail gathers at the mast.
  pen.transform(0.3 + 0.7 * sailed, 0, 0, 1, -8 * (0.7 - 0.7 * sailed), 0);
  const sail = new Path2D(SAIL);
  pen.strokeStyle = INK;
  pen.lineWidth = 9;
  pen.stroke(sail);
  pen.clip(sail);
  STRIPES.forEach((colour, i) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(-14, -150);
    pen.lineTo(-62 + i * 24, 0);
    // The last stripe takes what the round of the sail leaves.
    pen.lineTo(i < STRIPES.length - 1 ? -62 + (i + 1) * 24 : 160, 0);
    pen.fill();
  });
  pen.fillStyle = 'rgba(10,13,34,.2)';
  pen.fill(new Path2D('M-14-140L-62 0H-22Z'));
  pen.restore();
}

/** A star lantern at the stern. */
function drawLantern(pen: Pen, glow: number) {
  stroke(pen, 'M-88-16V-48', 4, INK);
  const light = pen.createRadialGradient(-88, -56, 0, -88, -56, 60);
  light.addColorStop(0, `rgba(255,206,110,${0.35 + 0.5 * glow})`);
  light.addColorStop(1, 'rgba(255,206,110,0)');
  pen.fillStyle = light;
  pen.fillRect(-150, -118, 124, 124);
  const star = new Path2D('M-88-72-84-61-72-60-81-52-78-41-88-47-98-41-95-52-104-60-92-61Z');
  pen.strokeStyle = INK;
  pen.lineWidth = 6;
  pen.stroke(star);
  pen.fillStyle = '#ffd46e';
  pen.fill(star);
}

function stroke(pen: Pen, path: string, width: number, colour: string) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
}
