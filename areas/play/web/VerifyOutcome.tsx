import { formatAmount, t } from '@palaro/client';
import type { GAMES } from '@palaro/games';
import { type OutcomeOf } from '@palaro/games';
import { Amount, Card } from '@palaro/ui';
import type { DrawnAgain, GameResult } from './draw-again.ts';
import styles from './VerifyPage.module.css';

type PerlasOutcome = OutcomeOf<typeof GAMES.perlas.card>;
type DiceOutcome = OutcomeOf<typeof GAMES.dice.card>;
type Spin = PerlasOutcome['freeSpins'][number];
const ROWS = [0, 1, 2];

/** What the seeds give, drawn as in the game, and what it pays for the stake. */
export function VerifyOutcome({
  drawn,
  playedVersion,
}: {
  drawn: DrawnAgain;
  playedVersion: string;
}) {
  const { result, money, version } = drawn;
  return (
    <Card title={t('play.verify_outcome')}>
      {playedVersion !== '' && playedVersion !== version && (
        <p className={styles.notice}>{t('play.verify_version_other', { version })}</p>
      )}
      <Outcome result={result} />
      {money ? (
        <p className={styles.payout}>
          <span>{t('play.verify_payout', { stake: `₱${formatAmount(money.stake)}` })}</span>
          <Amount value={money.payout} size="lg" tone="gold" />
        </p>
      ) : (
        <p className={styles.notice}>{t('play.verify_stake_bad')}</p>
      )}
    </Card>
  );
}

function Outcome({ result }: { result: GameResult }) {
  if (result.game === 'dice') return <DiceRoll outcome={result.outcome} />;
  const { outcome } = result;
  return (
    <>
      <SpinResult spin={outcome} title={t('play.verify_spin_paid')} />
      {outcome.freeSpins.length > 0 && (
        <p>{t('play.verify_free_spins', { count: outcome.freeSpins.length })}</p>
      )}
      {outcome.freeSpins.map((spin, index) => (
        <SpinResult
          key={index}
          spin={spin}
          title={t('play.verify_spin_free', { number: index + 1 })}
        />
      ))}
    </>
  );
}

function DiceRoll({ outcome }: { outcome: DiceOutcome }) {
  const hundredths = String(outcome.roll).padStart(4, '0');
  const roll = `${hundredths.slice(0, 2)}.${hundredths.slice(2)}`;
  const result = t(outcome.won ? 'play.verify_won' : 'play.verify_lost');
  return <p className={styles.roll}>{t('play.verify_roll', { roll, result })}</p>;
}

function SpinResult({ spin, title }: { spin: Spin; title: string }) {
  return (
    <section className={styles.spin}>
      <h3 className={styles.spinTitle}>
        {title} · {t('play.verify_spin_coins', { coins: spin.coins })}
      </h3>
      <table className={styles.window}>
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            {spin.window.map((_, reel) => (
              <th key={reel} scope="col">
                {t('play.verify_reel', { number: reel + 1 })}
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
                ? t('play.verify_win_scatter', { count, symbol, coins })
                : t('play.verify_win_line', { line, count, symbol, coins })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
