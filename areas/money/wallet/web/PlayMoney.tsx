import { t, useSession } from '@palaro/client';
import { hasPlayMoney } from '@palaro/kernel';
import styles from './PlayMoney.module.css';

/**
 * Says in words that the amount beside it is play money: in a free play, and for an account that
 * has no other money (GAME-12).
 */
export function PlayMoney({ freePlay = false }: { freePlay?: boolean }) {
  const session = useSession();
  if (!freePlay && !(session && hasPlayMoney(session.type))) return null;
  return <span className={styles.mark}>{t('wallet.play_money')}</span>;
}
