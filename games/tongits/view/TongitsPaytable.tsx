import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';

/** The rules in words, and what the house takes. */
export const TongitsPaytable = ({ help }: { help: GameHelp }) => (
  <div className={styles.paytable}>
    <p>{t('tongits.rules')}</p>
    <p>{t('tongits.rules_meld')}</p>
    <p>{t('tongits.rules_end')}</p>
    <p>{t('tongits.rules_points')}</p>
    <p>{t('tongits.rules_pay')}</p>
    <p>{t('tongits.rules_fight')}</p>
    <p>{t('tongits.rules_reserve')}</p>
    <p>{t('tongits.rules_away')}</p>
    <p>{t('card-room.apart')}</p>
    <GameFacts help={help} />
  </div>
);
