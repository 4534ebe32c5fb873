import { Money } from '@palaro/kernel';
import styles from './chips.module.css';

/** The colour of each chip's edge and middle, from the chip of one peso up. */
const LOOKS: readonly (readonly [least: string, edge: string, middle: string])[] = [
  ['10000.0000', '#17181f', '#3a3218'],
  ['5000.0000', '#8c4a0c', '#b9690f'],
  ['1000.0000', '#a3790c', '#6f5108'],
  ['500.0000', '#6a3bb0', '#4c2685'],
  ['100.0000', '#20222e', '#3a3d4f'],
  ['50.0000', '#147a4a', '#0c5634'],
  ['10.0000', '#2360c0', '#16448e'],
  ['5.0000', '#c22f3d', '#8e1c28'],
  ['0.0000', '#5b6684', '#3d4661'],
];

/** `50`, `5K`, `1250`; without the peso sign, as on a real chip. */
function chipText(amount: string): string {
  const count = Money.of(amount) / Money.of('1.0000');
  return count >= 1_000n && count % 1_000n === 0n ? `${count / 1_000n}K` : String(count);
}

/** A chip with an amount on its face, drawn in the colour of the greatest chip in it. */
export function Chip({ amount }: { amount: string }) {
  const look = LOOKS.find(([least]) => Money.of(amount) >= Money.of(least)) ?? LOOKS[0];
  const [, edge = '', middle = ''] = look ?? [];
  const text = chipText(amount);
  return (
    <svg className={styles.chipFace} viewBox="0 0 48 48" aria-hidden>
      <circle cx="24" cy="25.5" r="22" fill="#04070f" opacity=".55" />
      <circle cx="24" cy="24" r="22.5" fill={edge} />
      <circle
        cx={24}
        cy={24}
        r={19.4}
        fill="none"
        stroke="#fff4dc"
        strokeWidth={6.2}
        strokeDasharray="7.6 12.72"
        strokeDashoffset="3.8"
      />
      <circle cx="24" cy="24" r="22.5" fill="none" stroke="#04070f" strokeWidth="1" opacity=".6" />
      <circle cx="24" cy="24" r="15.6" fill={middle} stroke="#ffe39a" strokeWidth="1.4" />
      <path d="M11 15.5A16 16 0 0 1 30 9" stroke="#fff" strokeWidth="2" opacity=".35" fill="none" />
      <text
        x="24"
        y="24"
        dy=".36em"
        textAnchor="middle"
        fontSize={text.length > 3 ? 10.5 : text.length > 2 ? 13.5 : 16}
      >
        {text}
      </text>
    </svg>
  );
}
