import { eye, fill, OUTLINE, oval, polygon, shape, type Pen } from './pen.ts';

/** How a fish looks. Its body reaches from −1 (tail) to 1 (nose); `high` is half its height. */
export interface FishLook {
  kind: 'fish';
  back: string;
  belly: string;
  fin: string;
  high: number;
  tail: 'fork' | 'fan' | 'moon';
  mark: 'none' | 'line' | 'bands' | 'spots' | 'scales';
  markColour: string;
  /** A tall fin on the back, as sharks have it. */
  shark?: true;
}

/** Draws a fish that swims to the right; `sway` of −1 … 1 moves its tail. */
export function drawFish(pen: Pen, look: FishLook, sway: number): void {
  const { high: h, back, belly, fin } = look;
  drawTail(pen, look, sway);
  // Fins behind the body.
  if (look.shark) {
    polygon(pen, [
      [0.25, -h * 0.7],
      [-0.18, -h - 0.42],
      [-0.28, -h * 0.6],
    ]);
    fill(pen, fin);
  } else {
    shape(
      pen,
      [0.35, -h * 0.75],
      [
        [0.1, -h * 1.7, -0.35, -h * 1.5, -0.55, -h * 0.4],
        [-0.2, -h * 0.3, 0.1, -h * 0.4, 0.35, -h * 0.75],
      ],
    );
    fill(pen, fin);
  }
  polygon(pen, [
    [-0.05, h * 0.7],
    [-0.38, h + 0.2],
    [-0.42, h * 0.5],
  ]);
  fill(pen, fin);
  body(pen, h);
  fill(pen, back);
  pen.save();
  body(pen, h);
  pen.clip();
  shape(
    pen,
    [1.1, h * 0.15],
    [
      [0.4, h * 0.55, -0.4, h * 0.35, -1, h * 0.05],
      [-1, h * 1.6, 0.8, h * 1.8, 1.1, h * 0.15],
    ],
  );
  fill(pen, belly, false);
  drawMark(pen, look);
  pen.restore();
  body(pen, h);
  pen.stroke();
  // The gill, the fin at the side, the eye.
  pen.beginPath();
  pen.arc(0.42, 0, h * 0.62, -0.9, 0.9);
  pen.stroke();
  shape(
    pen,
    [0.3, h * 0.05],
    [
      [0.22, h * 0.5, 0.02, h * 0.85 + sway * 0.06, -0.24, h * 0.8 + sway * 0.06],
      [-0.2, h * 0.4, 0, h * 0.02, 0.3, h * 0.05],
    ],
  );
  fill(pen, fin);
  eye(pen, 0.68, -h * 0.18, Math.min(0.13, h * 0.28));
  pen.beginPath();
  pen.moveTo(0.98, h * 0.16);
  pen.quadraticCurveTo(0.86, h * 0.34, 0.74, h * 0.28);
  pen.stroke();
}

function body(pen: Pen, h: number): void {
  shape(
    pen,
    [1, 0],
    [
      [0.75, -h * 1.05, 0.1, -h * 1.25, -0.72, -h * 0.2],
      [-0.78, -h * 0.1, -0.78, h * 0.1, -0.72, h * 0.2],
      [0.1, h * 1.25, 0.75, h * 1.05, 1, 0],
    ],
  );
}

function drawTail(pen: Pen, { tail, fin, high }: FishLook, sway: number): void {
  const tip = sway * 0.16;
  const reach = tail === 'moon' ? 0.62 : Math.max(0.34, high * 0.95);
  const back = tail === 'fan' ? -1.15 : -1.28;
  const notch = tail === 'fan' ? -1.1 : -0.98;
  polygon(pen, [
    [-0.66, -0.07],
    [back, -reach + tip],
    [notch, tip],
    [back, reach + tip],
    [-0.66, 0.07],
  ]);
  fill(pen, fin);
}

function drawMark(pen: Pen, { mark, markColour, high: h }: FishLook): void {
  pen.fillStyle = markColour;
  pen.strokeStyle = markColour;
  if (mark === 'line') pen.fillRect(-0.9, -h * 0.16, 1.5, h * 0.2);
  if (mark === 'bands') {
    for (const x of [-0.55, -0.2, 0.15]) pen.fillRect(x, -h * 1.3, 0.14, h * 2.2);
  }
  if (mark === 'spots') {
    for (let i = 0; i < 16; i++) {
      const x = 0.5 - (i % 6) * 0.22;
      const y = (Math.floor(i / 6) - 1.4) * h * 0.42;
      oval(pen, x + (i % 2) * 0.06, y, 0.045, 0.045);
      pen.fill();
    }
  }
  if (mark === 'scales') {
    for (let i = 0; i < 15; i++) {
      const x = 0.24 - (i % 5) * 0.2;
      const y = (Math.floor(i / 5) - 1) * h * 0.45;
      pen.beginPath();
      pen.arc(x + (Math.floor(i / 5) % 2) * 0.1, y, 0.12, 1.9, 4.4);
      pen.stroke();
    }
  }
  pen.strokeStyle = OUTLINE;
}
