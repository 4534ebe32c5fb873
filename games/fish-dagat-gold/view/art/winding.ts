import type { Draw } from './creatures.ts';
import { eye, fill, OUTLINE, oval, polygon, shape, strand, type Pen } from './pen.ts';

/** A long body that winds: the sea dragon and the eel. */
function winding(pen: Pen, sway: number, width: number, colours: readonly [string, string]): void {
  const points = Array.from({ length: 15 }, (_, i) => {
    const x = 0.72 - i * 0.13;
    return [x, Math.sin(i * 0.75 + sway * 2.6) * (0.06 + i * 0.017)] as const;
  });
  for (const [i, point] of points.entries()) {
    const [x, y] = points[points.length - 1 - i] ?? point;
    const r = width * (0.35 + 0.65 * (i / points.length));
    oval(pen, x, y, r + 0.03, r + 0.03);
    fill(pen, OUTLINE, false);
  }
  for (const [i, point] of points.entries()) {
    const [x, y] = points[points.length - 1 - i] ?? point;
    const r = width * (0.35 + 0.65 * (i / points.length));
    oval(pen, x, y, r, r);
    fill(pen, colours[i % 2] ?? colours[0], false);
  }
}

export const drawDragon: Draw = (pen, sway) => {
  winding(pen, sway, 0.25, ['#7a2bb0', '#9a44cf']);
  for (let i = 0; i < 6; i++) {
    const x = 0.34 - i * 0.17;
    const y = Math.sin((0.72 - x) * 5.77 + sway * 2.6) * (0.06 + (0.72 - x) * 0.13) - 0.17;
    polygon(pen, [
      [x + 0.08, y],
      [x - 0.06, y - 0.2],
      [x - 0.1, y + 0.03],
    ]);
    fill(pen, '#ffb52e');
  }
  shape(
    pen,
    [0.2, 0.14],
    [
      [0, 0.3, -0.2, 0.5 + sway * 0.08, -0.36, 0.74 + sway * 0.08],
      [-0.3, 0.4, -0.2, 0.3, -0.16, 0.16],
      [0, 0.1, 0.1, 0.1, 0.2, 0.14],
    ],
  );
  fill(pen, '#ffb52e');
  drawHead(pen, sway);
};

/** Mane, horns, an open jaw with teeth. */
function drawHead(pen: Pen, sway: number): void {
  polygon(pen, [
    [0.6, -0.3],
    [0.2, -0.46],
    [0.42, -0.18],
    [0.14, -0.06],
    [0.4, 0.06],
    [0.2, 0.3],
    [0.6, 0.3],
  ]);
  fill(pen, '#5b1e88');
  for (const x of [0.52, 0.68]) {
    polygon(pen, [
      [x + 0.12, -0.3],
      [x - 0.16, -0.66],
      [x, -0.26],
    ]);
    fill(pen, '#ffd65c');
  }
  polygon(pen, [
    [0.52, 0.12],
    [0.98, 0.34],
    [1.1, 0.3],
    [0.8, 0.08],
  ]);
  fill(pen, '#7a2bb0');
  shape(
    pen,
    [1.16, 0.02],
    [
      [1.12, -0.16, 1, -0.16, 0.92, -0.22],
      [0.8, -0.38, 0.52, -0.4, 0.44, -0.16],
      [0.4, 0.02, 0.44, 0.2, 0.56, 0.24],
      [0.76, 0.12, 0.98, 0.14, 1.16, 0.02],
    ],
  );
  fill(pen, '#9a44cf');
  for (const x of [0.74, 0.88, 1.02]) {
    polygon(pen, [
      [x, 0.12],
      [x + 0.05, 0.24],
      [x + 0.1, 0.08],
    ]);
    fill(pen, '#fffdf5', false);
  }
  strand(
    pen,
    [
      [1.1, -0.06],
      [1.26, 0.1],
      [1.16, 0.28 + sway * 0.08],
    ],
    0.04,
    '#ffd65c',
  );
  eye(pen, 0.76, -0.14, 0.11);
}

export const drawEel: Draw = (pen, sway) => {
  winding(pen, sway, 0.16, ['#1f7d8c', '#2b97a5']);
  oval(pen, 0.78, 0, 0.26, 0.18);
  fill(pen, '#2b97a5');
  for (const x of [-0.1, -0.55]) {
    polygon(pen, [
      [x, -0.42],
      [x + 0.18, -0.42],
      [x + 0.06, -0.2],
      [x + 0.2, -0.2],
      [x - 0.08, 0.12],
      [x, -0.12],
      [x - 0.12, -0.12],
    ]);
    fill(pen, '#ffe14d');
  }
  eye(pen, 0.86, -0.06, 0.08);
};
