/** Radii of the drawing, whose middle is 0,0 and which is 400 wide. */
export const OUTER = 164;
export const INNER = 62;
export const RIM = 179;

/** A point at a radius, clockwise from the top. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const cut = (value: number) => Math.round(value * 100) / 100;
  return { x: cut(Math.cos(angle) * radius), y: cut(Math.sin(angle) * radius) };
}

/** The light on the upper left quarter of the wheel. */
export const LIGHT =
  `M${-OUTER} 0A${OUTER} ${OUTER} 0 0 1 0 ${-OUTER}` +
  `A${OUTER * 1.5} ${OUTER * 1.5} 0 0 0 ${-OUTER} 0Z`;

/** The outline of one segment, its middle at the top. */
export function segmentPath(size: number): string {
  const half = 180 / size;
  const a = pointAt(-half, INNER);
  const b = pointAt(-half, OUTER);
  const c = pointAt(half, OUTER);
  const d = pointAt(half, INNER);
  return (
    `M${a.x} ${a.y}L${b.x} ${b.y}A${OUTER} ${OUTER} 0 0 1 ${c.x} ${c.y}` +
    `L${d.x} ${d.y}A${INNER} ${INNER} 0 0 0 ${a.x} ${a.y}Z`
  );
}

/** A parol star of five points around 0,0. */
export const starPath = (radius: number): string =>
  Array.from({ length: 10 }, (_, i) => {
    const { x, y } = pointAt(i * 36, i % 2 === 0 ? radius : radius * 0.44);
    return `${i === 0 ? 'M' : 'L'}${x} ${y}`;
  }).join('') + 'Z';
