import { t } from '@palaro/client';
import { GameFacts } from '../../stage/view/GameFacts.tsx';
import { pesos } from '../../stage/view/money-text.ts';
import { ladderStakes } from '../../stage/view/stake-ladder.ts';
import { useStake } from '../../stage/view/use-stake.ts';
import { StakePicker } from '../../stage/view/StakePicker.tsx';
import type { GameHelp } from '../../stage/view/view-contract.ts';
import type { PerlasSymbol } from '../card.ts';
import { perlasConfig } from '../config.ts';
import { coinOf, coinsAsMoney } from './coins.ts';
import { DRAWINGS } from './drawings.ts';
import styles from './paytable.module.css';

const COUNTS = [5, 4, 3] as const;
const PAYS: Partial<Record<PerlasSymbol, Readonly<Record<3 | 4 | 5, number>>>> = {
  ...perlasConfig.payCoins,
  SCAT: perlasConfig.scatter.payCoins,
};

/** Each symbol's payout for a stake that the member picks, the lines, and the exact facts. */
export function PerlasPaytable({ help }: { help: GameHelp }) {
  const stakes = ladderStakes(help.ladder ?? [help.minStake]);
  const [stake, setStake] = useStake(stakes);
  const pay = (coins: number) => pesos(coinsAsMoney(coins, coinOf(stake)));
  return (
    <div className={styles.sheet}>
      <StakePicker {...{ stakes, stake, balance: null }} disabled={false} onPick={setStake} />
      <p className={styles.text}>{t('perlas.pay_intro', { stake: pesos(stake) })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('perlas.pay_symbol')}</th>
            {COUNTS.map((count) => (
              <th key={count} scope="col">{`${count}×`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(PAYS) as PerlasSymbol[]).map((symbol) => (
            <tr key={symbol}>
              <th scope="row">
                <img src={DRAWINGS[symbol]} alt="" width={44} height={44} />
                {t(`perlas.symbol_${symbol}`)}
              </th>
              {COUNTS.map((count) => (
                <td key={count}>{pay(PAYS[symbol]?.[count] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.rule}>
        <img src={DRAWINGS.KABIBE} alt={t('perlas.symbol_KABIBE')} width={44} height={44} />
        {t('perlas.pay_wild')}
      </p>
      <p className={styles.rule}>
        <img src={DRAWINGS.SCAT} alt={t('perlas.symbol_SCAT')} width={44} height={44} />
        {t('perlas.pay_scatter')}
      </p>
      <h3>{t('perlas.lines')}</h3>
      <ul className={styles.lines}>
        {perlasConfig.lines.map((line, index) => (
          <li key={line.join('')}>
            <LineShape line={line} label={t('perlas.line', { line: index + 1 })} />
            <span aria-hidden>{index + 1}</span>
          </li>
        ))}
      </ul>
      <GameFacts help={help} />
    </div>
  );
}

/** The path of a line over five reels and three rows. */
function LineShape({ line, label }: { line: readonly number[]; label: string }) {
  const points = line.map((row, reel) => `${reel * 12 + 6},${row * 10 + 5}`).join(' ');
  return (
    <svg viewBox="0 0 60 30" width={60} height={30} role="img" aria-label={label}>
      {line.map((row, reel) => (
        <rect key={reel} x={reel * 12 + 1} y={row * 10 + 1} width={10} height={8} rx={2} />
      ))}
      <polyline points={points} />
    </svg>
  );
}
