import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import styles from '../../stage/view/one-step/one-step.module.css';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import { WHEEL_RISKS, WHEEL_SIZES } from '../card.ts';
import { wheelOf } from '../wheels.ts';
import { chanceText } from './words.ts';
import { timesText } from '../../stage/view/odds-text.ts';

/** The rule in words, the fifteen wheels, and the exact facts. */
export function WheelPaytable({ help }: { help: GameHelp }) {
  return (
    <div className={styles.paytable}>
      <p>{t('wheel.rules')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('wheel.wheel')}</th>
            <th scope="col">{t('wheel.pays')}</th>
            <th scope="col">{t('wheel.greatest')}</th>
          </tr>
        </thead>
        <tbody>
          {WHEEL_RISKS.map((risk) =>
            WHEEL_SIZES.map((segments) => {
              const wheel = wheelOf({ risk, segments });
              const paying = wheel.filter((tenths) => tenths > 0).length;
              return (
                <tr key={`${risk}-${segments}`}>
                  <td>
                    {t('wheel.wheel_of', { risk: t(`wheel.${risk}`), size: String(segments) })}
                  </td>
                  <td>{chanceText(paying, segments)}</td>
                  <td>{timesText(Math.max(...wheel))}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
      <GameFacts help={help} />
    </div>
  );
}
