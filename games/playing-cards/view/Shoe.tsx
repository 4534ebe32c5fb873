import { CardBack } from './CardArt.tsx';
import styles from './shoe.module.css';

/** The shoe that cards fly from: the stack behind its window, and a card in its mouth at 0, 14. */
export const Shoe = () => (
  <g>
    <path d="M-21-19H21L27 11H-27z" className={styles.box} />
    <path d="M-15-15H15L16.5-6H-16.5z" className={styles.window} />
    <path d="M-15-13H15M-15.5-10.7H15.5M-16-8.4H16" className={styles.stack} />
    <g transform="translate(-12 -3) scale(.24 .115)">
      <CardBack />
    </g>
    <path d="M-27 11H27L25 16H-25z" className={styles.lip} />
  </g>
);
