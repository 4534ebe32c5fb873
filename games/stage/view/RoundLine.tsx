import { t } from '@palaro/client';
import type { ReactNode } from 'react';
import { pesos, winKind } from './money-text.ts';
import styles from './panel.module.css';
import type { Notice, RoundState } from './round-state.ts';

interface RoundLineProps {
  state: RoundState;
  /** Shown while nothing has happened yet. */
  idle: ReactNode;
  /** What the round has shown so far, a decimal string; `null` before anything is known. */
  shownSoFar: string | null;
  /** The whole result in words, for screen readers. */
  spoken: string;
  onRetry(): void;
}

/** The line above the panel: stake, win, or what happened to the money. Never over the stage. */
export function RoundLine({ state, idle, shownSoFar, spoken, onRetry }: RoundLineProps) {
  const { phase, notice } = state;
  const checking = phase.at === 'checking';
  return (
    <div className={styles.line}>
      <div className={styles.lineText} data-long={checking || noticeText(notice) !== null}>
        {checking ? t('play.game_checking') : <Result {...{ state, idle, shownSoFar }} />}
      </div>
      {checking && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('play.game_retry')}
        </button>
      )}
      <p className="sr-only" role="status">
        {checking ? t('play.game_checking') : (noticeText(notice) ?? spoken)}
      </p>
    </div>
  );
}

function Result({
  state,
  idle,
  shownSoFar,
}: Pick<RoundLineProps, 'state' | 'idle' | 'shownSoFar'>) {
  const { phase, last, notice } = state;
  const said = noticeText(notice);
  if (phase.at === 'idle' && said) return <span className={styles.notice}>{said}</span>;
  if (phase.at === 'revealing' && phase.resumed) {
    return <span className={styles.notice}>{t('play.game_resumed')}</span>;
  }
  if (phase.at === 'revealing' && shownSoFar !== null) {
    return <Won stake={phase.bet.stake} payout={shownSoFar} />;
  }
  if (phase.at !== 'idle') {
    return <>{t('play.game_placing', { stake: pesos(phase.bet.stake) })}</>;
  }
  if (!last) return <>{idle}</>;
  const kind = winKind(last.stake, last.payout);
  return kind === 'none' ? <>{t('play.game_result_none')}</> : <Won {...last} />;
}

function Won({ stake, payout }: { stake: string; payout: string }) {
  const kind = winKind(stake, payout);
  const values = { amount: pesos(payout), stake: pesos(stake) };
  if (kind !== 'win') return <>{t('play.game_result_part', values)}</>;
  return <strong className={styles.won}>{t('play.game_result_won', values)}</strong>;
}

function noticeText(notice: Notice | null): string | null {
  if (!notice) return null;
  if (notice.kind === 'refused') return t('play.game_refused', { message: notice.message });
  if (notice.kind === 'signed_out') return t('play.game_signed_out');
  return t(`play.game_auto_ended_${notice.reason}`);
}

/** The result in a few words, for screen readers. */
export function spokenResult(stake: string, payout: string): string {
  const kind = winKind(stake, payout);
  const values = { amount: pesos(payout), stake: pesos(stake) };
  if (kind === 'none') return t('play.game_result_none');
  return t(kind === 'win' ? 'play.game_result_won' : 'play.game_result_part', values);
}
