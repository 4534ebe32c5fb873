import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';

/** The rules in words, and what the house takes. */
export const Lucky9Paytable = ({ help }: { help: GameHelp }) => (
  <div className={styles.paytable}>
    <p>{t('lucky-9.rules')}</p>
    <p>{t('lucky-9.rules_turn')}</p>
    <p>{t('lucky-9.rules_pay')}</p>
    <p>{t('lucky-9.rules_bank')}</p>
    <p>{t('lucky-9.rules_reserve')}</p>
    <p>{t('lucky-9.rules_away')}</p>
    <p>{t('card-room.apart')}</p>
    <GameFacts help={help} />
  </div>
);
