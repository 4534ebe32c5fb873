import { t } from '@palaro/client';
import { cx, Icon } from '@palaro/ui';
import { Lightbulb } from 'lucide';
import type { MovesProps } from '../../card-room/view/card-room-contract.ts';
import styles from '../../card-room/view/card-room.module.css';
import tools from '../../card-room/view/own-hand.module.css';
import { faultOf, type PusoySeen } from '../hand.ts';
import { pass, playRaised, propose } from './propose.ts';

/** Pass, or play the cards that are raised. Neither is `disabled`, so the focus stays. */
export function PusoyMoves(moves: MovesProps<PusoySeen>) {
  const { able, seen, raised } = moves;
  return (
    <div className={styles.moves}>
      <button
        type="button"
        className={cx(styles.main)}
        data-second
        aria-disabled={!able || seen.trick === null || undefined}
        onClick={() => pass(moves)}
      >
        {t('pusoy-dos.pass')}
      </button>
      <button
        type="button"
        className={cx(styles.main)}
        aria-disabled={!able || faultOf(raised, seen) !== null || undefined}
        onClick={() => playRaised(moves)}
      >
        {t('pusoy-dos.play')}
      </button>
    </div>
  );
}

/** Proposes a play by raising its cards. */
export const PusoyHint = (moves: MovesProps<PusoySeen>) => (
  <button
    type="button"
    className={tools.tool}
    aria-label={t('pusoy-dos.hint_means')}
    aria-disabled={!moves.able || undefined}
    onClick={() => moves.able && propose(moves)}
  >
    <Icon of={Lightbulb} aria-hidden size={18} />
    <span>{t('pusoy-dos.hint')}</span>
  </button>
);
