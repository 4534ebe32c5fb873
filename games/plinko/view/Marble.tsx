import { geometryOf, marbleAt, nailMet, STEP } from './geometry.ts';

/** How far behind the marble its shades follow, in thousandths of a row. */
const TRAIL = [520, 390, 260, 130];

interface MarbleProps {
  bits: string;
  at: number;
  resting: boolean;
  height: number;
}

/** The glass marble on its way, the nail that it has just met, and its trail while it moves. */
export function Marble({ bits, at, resting, height }: MarbleProps) {
  const geometry = geometryOf(bits.length, height);
  const { marble, nail } = geometry;
  const { x, y } = marbleAt(geometry, bits, at);
  const met = Math.floor(at / STEP) - 1;
  const struck = !resting && met >= 0 && met < bits.length ? nailMet(geometry, bits, met) : null;
  const since = (at % STEP) / STEP;
  return (
    <g>
      {struck && (
        <circle
          cx={struck.x}
          cy={struck.y}
          r={nail + marble * 0.9 * since}
          fill="#ffe9a8"
          opacity={0.75 * (1 - since)}
        />
      )}
      {!resting &&
        TRAIL.map((behind, i) => {
          const shade = marbleAt(geometry, bits, Math.max(0, at - behind));
          return (
            <circle
              key={behind}
              cx={shade.x}
              cy={shade.y}
              r={marble * (0.5 + i * 0.1)}
              fill="#8fe6ff"
              opacity={0.1 + i * 0.07}
            />
          );
        })}
      <circle cx={x} cy={y} r={marble + 1.2} fill="#0a0d22" opacity={0.65} />
      <circle cx={x} cy={y} r={marble} fill="url(#plinko-glass)" />
      <path
        d={`M${x - marble * 0.6} ${y + marble * 0.25}q${marble * 0.6} ${-marble * 0.8} ${marble * 1.2} ${-marble * 0.2}q${-marble * 0.5} ${marble * 0.9} ${-marble * 1.2} ${marble * 0.2}z`}
        fill="#f7c548"
        opacity={0.9}
        transform={`rotate(${(at * 360) / (STEP * 2.5)} ${x} ${y})`}
      />
      <circle
        cx={x - marble * 0.32}
        cy={y - marble * 0.38}
        r={marble * 0.24}
        fill="#fff"
        opacity={0.9}
      />
    </g>
  );
}
