import { eye, fill, OUTLINE, oval, polygon, shape, strand, type Pen } from './pen.ts';

/** Draws a creature that is no fish, to the right, within −1 … 1; `sway` of −1 … 1 moves it. */
export type Draw = (pen: Pen, sway: number) => void;

export const drawSquid: Draw = (pen, sway) => {
  for (const [i, y] of [-0.24, -0.12, 0, 0.12, 0.24].entries()) {
    const wave = Math.sin(sway * 2 + i) * 0.12;
    strand(
      pen,
      [
        [-0.25, y],
        [-0.7, y * 1.3 + wave],
        [-1.1, y * 1.5 - wave],
      ],
      0.1,
      '#f3b0c0',
    );
  }
  polygon(pen, [
    [1.05, 0],
    [0.45, -0.62],
    [0.35, 0.62],
  ]);
  fill(pen, '#d96a8b');
  shape(
    pen,
    [1.05, 0],
    [
      [0.7, -0.42, 0.1, -0.42, -0.3, -0.28],
      [-0.42, -0.1, -0.42, 0.1, -0.3, 0.28],
      [0.1, 0.42, 0.7, 0.42, 1.05, 0],
    ],
  );
  fill(pen, '#ec8fa9');
  eye(pen, -0.12, -0.12, 0.12);
};

export const drawOctopus: Draw = (pen, sway) => {
  for (let i = 0; i < 6; i++) {
    const y = -0.6 + i * 0.24;
    const wave = Math.sin(sway * 2.4 + i * 1.3) * 0.16;
    strand(
      pen,
      [
        [-0.05, y * 0.5],
        [-0.5, y + wave],
        [-0.92, y * 0.9 - wave],
      ],
      0.16,
      '#c2527a',
    );
  }
  oval(pen, 0.32, -0.02, 0.62, 0.58);
  fill(pen, '#d9668d');
  for (const [x, y] of [
    [0.55, -0.3],
    [0.2, -0.35],
    [0.7, 0.05],
  ] as const) {
    oval(pen, x, y, 0.07, 0.07);
    fill(pen, '#f0a3bb', false);
  }
  eye(pen, 0.12, -0.1, 0.13);
  eye(pen, 0.12, 0.24, 0.11);
};

/** A crab, or one whose shell is a firecracker. */
const crab =
  (shell: string, claw: string, fuse: boolean): Draw =>
  (pen, sway) => {
    for (const side of [-1, 1]) {
      for (let i = 0; i < 3; i++) {
        const x = side * (0.42 + i * 0.1);
        strand(
          pen,
          [
            [x, 0.15 + i * 0.1],
            [x + side * 0.28, 0.38 + i * 0.12 + sway * 0.05 * side],
            [x + side * 0.34, 0.66 + i * 0.06],
          ],
          0.1,
          claw,
        );
      }
      strand(
        pen,
        [
          [side * 0.5, -0.1],
          [side * 0.86, -0.3],
          [side * 0.8, -0.55 + sway * 0.06],
        ],
        0.14,
        claw,
      );
      oval(pen, side * 0.78, -0.68 + sway * 0.06, 0.24, 0.17, side * 0.6);
      fill(pen, shell);
      polygon(pen, [
        [side * 0.78, -0.72 + sway * 0.06],
        [side * 0.87, -0.87 + sway * 0.06],
        [side * 0.71, -0.87 + sway * 0.06],
      ]);
      fill(pen, OUTLINE, false);
    }
    oval(pen, 0, 0.08, 0.66, 0.46);
    fill(pen, shell);
    oval(pen, 0, 0.2, 0.46, 0.2);
    fill(pen, claw, false);
    eye(pen, -0.2, -0.34, 0.12);
    eye(pen, 0.2, -0.34, 0.12);
    if (!fuse) return;
    strand(
      pen,
      [
        [0, -0.3],
        [0.1, -0.62],
        [-0.04, -0.86],
      ],
      0.06,
      '#e8dcc0',
    );
    oval(pen, -0.04, -0.92, 0.13 + sway * 0.03, 0.13 + sway * 0.03);
    fill(pen, '#ffcf3f');
  };

export const drawCrab = crab('#e2703a', '#f29a5f', false);
export const drawFireCrab = crab('#b3262e', '#e8504a', true);

export const drawPrawn: Draw = (pen, sway) => {
  strand(
    pen,
    [
      [0.7, -0.3],
      [0.2, -0.8],
      [-0.5, -0.9 + sway * 0.1],
    ],
    0.04,
    '#f6c9a8',
  );
  for (let i = 0; i < 5; i++) {
    const x = 0.4 - i * 0.22;
    strand(
      pen,
      [
        [x, 0.25],
        [x - 0.08, 0.55 + Math.sin(sway * 3 + i) * 0.06],
      ],
      0.07,
      '#f0925f',
    );
  }
  polygon(pen, [
    [-0.78, 0.2],
    [-1.12, -0.02],
    [-1.1, 0.5],
    [-0.8, 0.42],
  ]);
  fill(pen, '#d8552f');
  shape(
    pen,
    [0.98, -0.12],
    [
      [0.7, -0.5, 0, -0.55, -0.45, -0.25],
      [-0.7, -0.05, -0.85, 0.15, -0.85, 0.4],
      [-0.55, 0.3, 0, 0.42, 0.4, 0.34],
      [0.7, 0.28, 0.95, 0.1, 0.98, -0.12],
    ],
  );
  fill(pen, '#ee7d4b');
  for (const x of [0.3, 0.05, -0.2, -0.45]) {
    pen.beginPath();
    pen.moveTo(x, -0.42 + (0.3 - x) * 0.2);
    pen.quadraticCurveTo(x - 0.16, 0, x - 0.08, 0.34);
    pen.stroke();
  }
  eye(pen, 0.68, -0.14, 0.1);
};

export const drawTurtle: Draw = (pen, sway) => {
  for (const [x, y, turn] of [
    [0.42, -0.62, -0.7],
    [0.42, 0.62, 0.7],
    [-0.55, -0.48, -2.3],
    [-0.55, 0.48, 2.3],
  ] as const) {
    oval(pen, x, y * (1 + sway * 0.08), 0.36, 0.15, turn + sway * 0.25 * Math.sign(y));
    fill(pen, '#6aa86a');
  }
  oval(pen, 0.84, 0, 0.24, 0.19);
  fill(pen, '#7dbb78');
  oval(pen, 0, 0, 0.7, 0.56);
  fill(pen, '#8a5a33');
  for (const [x, y] of [
    [0.3, 0],
    [-0.08, -0.26],
    [-0.08, 0.26],
    [-0.42, 0],
  ] as const) {
    polygon(
      pen,
      Array.from(
        { length: 6 },
        (_, i) => [x + Math.cos(i * 1.047) * 0.19, y + Math.sin(i * 1.047) * 0.19] as const,
      ),
    );
    fill(pen, '#b3803f');
  }
  eye(pen, 0.9, -0.08, 0.07);
};

export const drawDugong: Draw = (pen, sway) => {
  polygon(pen, [
    [-0.7, 0],
    [-1.16, -0.34 + sway * 0.14],
    [-1, sway * 0.14],
    [-1.16, 0.34 + sway * 0.14],
  ]);
  fill(pen, '#8795a8');
  shape(
    pen,
    [0.96, 0.1],
    [
      [0.9, -0.5, 0.2, -0.62, -0.75, -0.1],
      [-0.8, 0, -0.8, 0.05, -0.75, 0.12],
      [0.1, 0.66, 0.85, 0.6, 0.96, 0.1],
    ],
  );
  fill(pen, '#a5b3c4');
  oval(pen, 0.86, 0.16, 0.18, 0.22);
  fill(pen, '#c3cfdb');
  oval(pen, 0.28, 0.42, 0.3, 0.12, 0.7 + sway * 0.2);
  fill(pen, '#8795a8');
  eye(pen, 0.62, -0.14, 0.08);
};

export const drawCrocodile: Draw = (pen, sway) => {
  for (const x of [0.2, -0.35]) {
    oval(pen, x, 0.3, 0.2, 0.1, 0.9 + sway * 0.3);
    fill(pen, '#c98f1c');
  }
  shape(
    pen,
    [0.35, -0.24],
    [
      [-0.2, -0.36, -0.7, -0.2, -1.2, 0.1 + sway * 0.16],
      [-0.8, 0.26, -0.2, 0.34, 0.35, 0.26],
      [0.5, 0.1, 0.5, -0.1, 0.35, -0.24],
    ],
  );
  fill(pen, '#e0ab2e');
  for (let i = 0; i < 6; i++) {
    const x = 0.2 - i * 0.2;
    polygon(pen, [
      [x, -0.24 + i * 0.02],
      [x - 0.09, -0.44 + i * 0.03],
      [x - 0.18, -0.22 + i * 0.03],
    ]);
    fill(pen, '#ffd65c');
  }
  // Two jaws with teeth.
  polygon(pen, [
    [0.3, 0.02],
    [1.12, 0.1],
    [1.1, 0.24],
    [0.35, 0.3],
  ]);
  fill(pen, '#c98f1c');
  polygon(pen, [
    [0.3, -0.28],
    [0.6, -0.26],
    [1.14, -0.06],
    [1.12, 0.06],
    [0.3, 0.06],
  ]);
  fill(pen, '#eec04a');
  for (const x of [0.62, 0.76, 0.9, 1.02]) {
    polygon(pen, [
      [x, 0.06],
      [x + 0.05, 0.17],
      [x + 0.1, 0.07],
    ]);
    fill(pen, '#fffdf5', false);
  }
  eye(pen, 0.45, -0.3, 0.1);
};
