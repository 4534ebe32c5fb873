export type Pen = CanvasRenderingContext2D;

/** The line around everything that lives in the water. */
export const OUTLINE = '#0b2036';

type Point = readonly [x: number, y: number];

/** A closed shape through curves: each row is two control points and an end. */
export function shape(
  pen: Pen,
  from: Point,
  curves: readonly (readonly [number, number, number, number, number, number])[],
): void {
  pen.beginPath();
  pen.moveTo(...from);
  for (const curve of curves) pen.bezierCurveTo(...curve);
  pen.closePath();
}

export function polygon(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const point of points) pen.lineTo(...point);
  pen.closePath();
}

export function oval(pen: Pen, x: number, y: number, rx: number, ry: number, turn = 0): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
}

export function fill(pen: Pen, colour: string, outlined = true): void {
  pen.fillStyle = colour;
  pen.fill();
  if (outlined) pen.stroke();
}

/** A line with round ends, for legs, whiskers and arms. */
export function strand(pen: Pen, points: readonly Point[], width: number, colour: string): void {
  const [first, ...rest] = points;
  if (!first) return;
  for (const [wide, tone] of [
    [width + 0.05, OUTLINE],
    [width, colour],
  ] as const) {
    pen.beginPath();
    pen.moveTo(...first);
    for (const point of rest) pen.lineTo(...point);
    pen.lineWidth = wide;
    pen.strokeStyle = tone;
    pen.stroke();
  }
  pen.lineWidth = 0.05;
  pen.strokeStyle = OUTLINE;
}

export function eye(pen: Pen, x: number, y: number, size: number): void {
  oval(pen, x, y, size, size);
  fill(pen, '#fffdf5');
  oval(pen, x + size * 0.25, y, size * 0.5, size * 0.5);
  fill(pen, '#0b1726', false);
}
