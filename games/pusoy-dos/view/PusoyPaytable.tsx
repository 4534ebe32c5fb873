import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';

const FIVES = ['straight', 'flush', 'full_house', 'quads', 'straight_flush'] as const;

/** The rules in words, and what the house takes. */
export const PusoyPaytable = ({ help }: { help: GameHelp }) => (
  <div className={styles.paytable}>
    <p>{t('pusoy-dos.rules')}</p>
    <p>{t('pusoy-dos.rules_order')}</p>
    <p>{t('pusoy-dos.rules_turn')}</p>
    <p>{t('pusoy-dos.rules_kinds')}</p>
    <ol>
      {FIVES.map((kind) => (
        <li key={kind}>
          <b>{t(`pusoy-dos.${kind}`)}</b>
          <span>{`: ${t(`pusoy-dos.kind_${kind}`)}`}</span>
        </li>
      ))}
    </ol>
    <p>{t('pusoy-dos.rules_pay')}</p>
    <p>{t('pusoy-dos.rules_seats')}</p>
    <p>{t('pusoy-dos.rules_reserve')}</p>
    <p>{t('pusoy-dos.rules_away')}</p>
    <p>{t('card-room.apart')}</p>
    <GameFacts help={help} />
  </div>
);
