import { peso, t } from '@palaro/client';
import styles from './Deposit.module.css';

/** Says why the amount begins with a sum: a game's stake was not covered. */
export const ForGame = ({ missing }: { missing: string | null }) =>
  missing === null ? null : (
    <p className={styles.notice}>{t('deposits.for_game', { amount: peso(missing) })}</p>
  );
