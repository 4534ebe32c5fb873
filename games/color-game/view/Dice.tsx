import { COLOURS, type Faces } from '../zones.ts';
import styles from './dice.module.css';
import { dieTransform, partOf } from './tumbling.ts';
import { letterOf } from './words.ts';

interface DiceProps {
  faces: Faces;
  /** How far the throw has come, 0 … 1. */
  part: number;
  /** How great the win is: 0 none, 3 the greatest show. */
  win: number;
}

/** Three dice in their box; each face has a colour and its letter. */
export function Dice({ faces, part, win }: DiceProps) {
  return (
    <div className={styles.box} data-win={win || undefined} aria-hidden>
      <div className={styles.felt}>
        {faces.map((face, die) => (
          <div key={die} className={styles.place}>
            <span
              className={styles.shadow}
              style={{ opacity: 0.15 + 0.4 * partOf(die, part) ** 2 }}
            />
            <div className={styles.die} style={{ transform: dieTransform(die, face, part) }}>
              {COLOURS.map((colour, side) => (
                <span key={colour} className={styles.face} data-colour={colour} data-side={side}>
                  {letterOf(side)}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      {win > 0 && <Lights count={win * 6} />}
    </div>
  );
}

/** Parol stars above the box; there are more of them the greater the win is. */
function Lights({ count }: { count: number }) {
  return (
    <svg className={styles.lights} viewBox="-100 -40 200 80" preserveAspectRatio="xMidYMid slice">
      {Array.from({ length: count }, (_, i) => {
        const x = ((i * 67) % 184) - 92;
        const y = ((i * 41) % 68) - 34;
        return (
          <path
            key={i}
            d="M0-7 1.8-2.4 6.7-2.2 2.9.9 4.1 5.7 0 3-4.1 5.7-2.9.9-6.7-2.2-1.8-2.4Z"
            transform={`translate(${x} ${y}) scale(${0.5 + (i % 3) * 0.22})`}
            style={{ animationDelay: `${(i % 9) * 90}ms` }}
          />
        );
      })}
    </svg>
  );
}
