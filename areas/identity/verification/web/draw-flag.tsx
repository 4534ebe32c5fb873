import type { ReactNode } from 'react';

export const FLAG_WIDTH = 24;
export const FLAG_HEIGHT = 16;

/** The colours of the flags; they are the same in every theme. */
const COLOURS: Record<string, string> = {
  k: '#1b1b1f',
  w: '#ffffff',
  r: '#d3222f',
  d: '#9c2233',
  m: '#8a1538',
  o: '#f08a2c',
  y: '#f9c82e',
  g: '#128a45',
  e: '#0b6b3a',
  s: '#5aaee6',
  b: '#1450a8',
  n: '#102a6b',
};

/** One shape of a line: its width and colours; for a mark also its radius and centre. */
interface Shape {
  width: number;
  colours: string[];
  radius: number;
  x: number;
  y: number;
}

const SHAPE = /^(.)([\d.]*):([a-z]+)([\d.]*)(?:@([\d.]+),([\d.]+))?$/;

/** Draws a shape in the notation of flag-lines.ts. */
export function drawShape(text: string): ReactNode {
  const [, kind = '', width, letters = '', radius, x, y] = SHAPE.exec(text) ?? [];
  const colours = letters.split('').map((letter) => COLOURS[letter] ?? 'none');
  return DRAW[kind]?.({
    width: Number(width),
    colours,
    radius: Number(radius),
    x: Number(x),
    y: Number(y),
  });
}

const DRAW: Record<string, (shape: Shape) => ReactNode> = {
  h: ({ colours }) => {
    const height = FLAG_HEIGHT / colours.length;
    return colours.map((fill, at) => (
      <rect key={at} y={at * height} width={FLAG_WIDTH} height={height} fill={fill} />
    ));
  },
  v: ({ width, colours }) => {
    const wide = width || FLAG_WIDTH / colours.length;
    return colours.map((fill, at) => (
      <rect key={at} x={at * wide} width={wide} height={FLAG_HEIGHT} fill={fill} />
    ));
  },
  t: ({ width, colours }) => <path d={`M0 0 L${width || 11} 8 L0 16Z`} fill={colours[0]} />,
  q: ({ colours }) => <rect width="10" height="8.6" fill={colours[0]} />,
  '^': ({ colours }) => <path d="M12 2 L22 8 L12 14 L2 8Z" fill={colours[0]} />,
  x: ({ colours }) => lines('M0 8H24M8 0V16', colours),
  '+': ({ colours }) => lines('M0 8H24M12 0V16', colours),
  X: ({ width, colours }) =>
    width
      ? lines('M0 0L11 8M11 0L0 8M5.5 0V8M0 4H11', colours, 1.4)
      : lines('M0 0L24 16M24 0L0 16', colours),
  '/': ({ colours }) => lines('M0 16L24 0', colours),
  c: ({ colours, radius, x, y }) => <circle cx={x} cy={y} r={radius} fill={colours[0]} />,
  '*': ({ colours, radius, x, y }) => <path d={star(x, y, radius)} fill={colours[0]} />,
  m: ({ colours, radius, x, y }) => <path d={crescent(x, y, radius)} fill={colours[0]} />,
};

const lines = (d: string, [outer, inner]: string[], width = 4.4) => (
  <>
    <path d={d} stroke={outer} strokeWidth={width} fill="none" />
    {inner && <path d={d} stroke={inner} strokeWidth={width / 2} fill="none" />}
  </>
);

const POINTS = 5;
const INNER = 0.45;

function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 2 * POINTS }, (_, at) => {
    const angle = (at * Math.PI) / POINTS - Math.PI / 2;
    const reach = at % 2 === 0 ? radius : radius * INNER;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

function crescent(x: number, y: number, radius: number): string {
  const high = radius * 0.8;
  const inside = radius * 0.85;
  const edge = x + radius * 0.6;
  return (
    `M${edge} ${y - high}A${radius} ${radius} 0 1 0 ${edge} ${y + high}` +
    `A${inside} ${inside} 0 1 1 ${edge} ${y - high}Z`
  );
}
