import { t } from '@palaro/client';
import { PaidSpinResult } from '../../slot/view/SlotResult.tsx';
import type { HeldCoin, Hold, JeepneyOutcome } from '../card.ts';
import { jeepneyGoldConfig } from '../config.ts';

const { rows, hold: config } = jeepneyGoldConfig;

/** Shows the spin in the verifier, and each draw of its hold. */
export function HoldResult({ outcome }: { outcome: unknown }) {
  const { hold } = outcome as JeepneyOutcome;
  return (
    <>
      <PaidSpinResult outcome={outcome} />
      {hold && <HeldCoins hold={hold} />}
    </>
  );
}

function HeldCoins({ hold }: { hold: Hold }) {
  const rowsOf = [
    { title: t('jeepney-gold.verify_landed'), coins: hold.landed },
    ...hold.respins.map((coins, index) => ({
      title: t('jeepney-gold.verify_respin', { number: index + 1 }),
      coins,
    })),
  ];
  return (
    <section>
      <h3>{t('jeepney-gold.verify_hold', { coins: hold.coins })}</h3>
      <ul>
        {rowsOf.map(({ title, coins }) => (
          <li key={title}>
            {`${title}: ${coins.map(coinText).join('; ') || t('jeepney-gold.verify_none')}`}
          </li>
        ))}
        {hold.grand && <li>{t('jeepney-gold.verify_grand', { value: config.grand })}</li>}
      </ul>
    </section>
  );
}

const coinText = ({ cell, value }: HeldCoin) =>
  t('jeepney-gold.verify_coin', {
    reel: Math.floor(cell / rows) + 1,
    row: (cell % rows) + 1,
    value,
  });
