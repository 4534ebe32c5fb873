import { t } from '@palaro/client';
import type { SlotSpin, SlotWin } from '../slot-card.ts';
import styles from './verify.module.css';

interface SpinResultProps {
  spin: Pick<SlotSpin, 'window' | 'wins' | 'coins'>;
  title: string;
}

/** One spin in the verifier: its window and what it paid. */
export function SpinResult({ spin, title }: SpinResultProps) {
  const [first = []] = spin.window;
  return (
    <section className={styles.spin}>
      <h3 className={styles.spinTitle}>
        {`${title} · ${t('slot.verify_spin_coins', { coins: spin.coins })}`}
      </h3>
      <table className={styles.window}>
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            {spin.window.map((_, reel) => (
              <th key={reel} scope="col">
                {t('slot.verify_reel', { number: reel + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((_, row) => (
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
          {spin.wins.map((win) => (
            <li key={win.line ?? win.symbol}>{winText(win)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function winText({ line, symbol, count, ways, coins }: SlotWin): string {
  const win = { symbol, count, coins };
  if (line !== null) return t('slot.verify_win_line', { line, ...win });
  if (ways !== undefined) return t('slot.verify_win_ways', { ways, ...win });
  return t('slot.verify_win_scatter', win);
}

/** The verifier's view of a slot whose round is one spin. */
export function PaidSpinResult({ outcome }: { outcome: unknown }) {
  return <SpinResult spin={outcome as SlotSpin} title={t('slot.verify_spin_paid')} />;
}
