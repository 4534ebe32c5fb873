import { useId } from 'react';
import styles from './wheel.module.css';

const FLAGS = ['#ff7a66', '#f7c548', '#3dd598', '#6cc6ff', '#fff4dc', '#ff7a66', '#f7c548'];
/** The width of one swag, and how far its middle hangs. */
const SWAG = 196;
const SAG = 22;

const hangAt = (x: number) => 4 + SAG * (1 - (2 * (x / SWAG) - 1) ** 2);

/** Fiesta bunting along the top of the stage. */
export function Bunting() {
  const swag = useId();
  return (
    <svg className={styles.bunting} width="100%" height="56">
      <pattern id={swag} width={SWAG} height="56" patternUnits="userSpaceOnUse">
        <path
          d={`M0 4Q${SWAG / 2} ${4 + SAG * 2} ${SWAG} 4`}
          fill="none"
          stroke="#fff4dc"
          strokeOpacity="0.5"
        />
        {FLAGS.map((fill, i) => {
          const x = ((i + 0.5) * SWAG) / FLAGS.length;
          return (
            <path
              key={i}
              d={`M${x - 9} ${hangAt(x - 9)}L${x} ${hangAt(x) + 19}L${x + 9} ${hangAt(x + 9)}Z`}
              fill={fill}
            />
          );
        })}
      </pattern>
      <rect width="100%" height="56" fill={`url(#${swag})`} />
    </svg>
  );
}
