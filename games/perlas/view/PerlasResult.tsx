import { t } from '@palaro/client';
import type { PerlasOutcome, PerlasSpin } from '../card.ts';
import styles from './verify.module.css';

const ROWS = [0, 1, 2];

/** Shows the paid spin and all its free spins in the verifier, drawn as in the game. */
export function PerlasResult({ outcome }: { outcome: unknown }) {
  const round = outcome as PerlasOutcome;
  const { freeSpins } = round;
  return (
    <>
      <SpinResult spin={round} title={t('perlas.verify_spin_paid')} />
      {freeSpins.length > 0 && <p>{t('perlas.verify_free_spins', { count: freeSpins.length })}</p>}
      {freeSpins.map((spin, index) => (
        <SpinResult
          key={index}
          spin={spin}
          title={t('perlas.verify_spin_free', { number: index + 1 })}
        />
      ))}
    </>
  );
}

function SpinResult({ spin, title }: { spin: PerlasSpin; title: string }) {
  return (
    <section className={styles.spin}>
      <h3 className={styles.spinTitle}>
        {title} · {t('perlas.verify_spin_coins', { coins: spin.coins })}
      </h3>
      <table className={styles.window}>
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            {spin.window.map((_, reel) => (
              <th key={reel} scope="col">
                {t('perlas.verify_reel', { number: reel + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              {spin.window.map((column, reel) => (
                <td key={reel}>{column[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {spin.wins.length > 0 && (
        <ul className={styles.wins}>
          {spin.wins.map(({ line, symbol, count, coins }) => (
            <li key={line ?? 'scatter'}>
              {line === null
                ? t('perlas.verify_win_scatter', { count, symbol, coins })
                : t('perlas.verify_win_line', { line, count, symbol, coins })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
