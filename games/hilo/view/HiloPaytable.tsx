import { t } from '@palaro/client';
import { faceOf } from '../../playing-cards/view/faces.ts';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { RANKS } from '../../playing-cards/cards.ts';
import { favourableOf, valueOf } from '../odds.ts';
import { chanceText } from './words.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

/** The rule in words, what the first guess on each rank offers, and the exact facts. */
export function HiloPaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('hilo.rules')}</p>
      <p>{t('hilo.rules_more')}</p>
      <p>{t('hilo.left')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('hilo.rank')}</th>
            <th scope="col">{t('hilo.up_strict')}</th>
            <th scope="col">{t('hilo.down_strict')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: RANKS }, (_, rank) => rank * 4).map((card) => (
            <tr key={card}>
              <td>{faceOf(card).rank}</td>
              <td>{offerText(favourableOf(card, 'up'))}</td>
              <td>{offerText(favourableOf(card, 'down'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}

const offerText = (favourable: number) =>
  `${chanceText(favourable)} · ${hundredthsText(valueOf([favourable]))}`;
