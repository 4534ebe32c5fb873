import { t } from '@palaro/client';
import { wrapText } from '@palaro/ui';
import type { ReactNode } from 'react';
import { multipleOf, pesos, winKind } from './money-text.ts';
import styles from './panel.module.css';
import type { RoundClient } from './round-client.ts';
import { standingResult, type Notice, type RoundState } from './round-state.ts';
import type { GameViewProps } from './view-contract.ts';

interface RoundLineProps {
  state: RoundState;
  /** Shown while nothing has happened yet, and while an open round waits for a step. */
  idle: ReactNode;
  /**
   * The amount that the round has shown so far, a decimal string; `null` before anything is known.
   */
  shownSoFar: string | null;
  /** The whole result in words, for screen readers. */
  spoken: string;
  waysAfter: GameViewProps['waysAfter'];
  rounds: Pick<RoundClient, 'retryNow' | 'betAgain'>;
}

/**
 * The line above the panel: stake, win, or what happened to the money. It never covers the stage.
 */
export function RoundLine(props: RoundLineProps) {
  const { state, idle, shownSoFar, spoken, waysAfter, rounds } = props;
  const { phase, notice, last } = state;
  const checking = checkingText(state);
  const refused = phase.at === 'idle' && notice?.kind === 'refused' ? notice.code : null;
  const [way] = refused === null ? [] : waysAfter(refused);
  const again = phase.at === 'idle' && notice?.kind === 'called_off';
  const resumed = isResumed(state);
  const long = checking !== null || (noticeText(notice) !== null && !resumed);
  return (
    <div className={styles.line}>
      <div className={styles.lineText} data-long={long} data-resumed={resumed}>
        {checking === null ? (
          <Result state={state} idle={idle} shownSoFar={shownSoFar} />
        ) : (
          <span>{checking}</span>
        )}
        {/* It stays while the round goes on and after its result, and is read out once. */}
        <div className={styles.notice} role="status">
          {resumed && <span>{t('stage.resumed')}</span>}
        </div>
      </div>
      {checking !== null && (
        <button type="button" className={styles.retry} onClick={rounds.retryNow}>
          {t('stage.retry')}
        </button>
      )}
      {again && (
        <button type="button" className={styles.retry} onClick={rounds.betAgain}>
          {t('stage.bet_again')}
        </button>
      )}
      {way && (
        <button type="button" className={styles.retry} onClick={way.go}>
          {way.label}
        </button>
      )}
      <p className="sr-only" role="status">
        {/* Its key lets two equal results in a row be read out twice. */}
        <span key={last?.roundRef}>{checking ?? noticeText(notice) ?? spoken}</span>
      </p>
    </div>
  );
}

/** Words for what was asked before the connection was lost; null while nothing waits. */
function checkingText({ phase }: RoundState): string | null {
  if (phase.at === 'checking') return t('stage.checking', { stake: pesos(phase.bet.stake) });
  const lost = phase.at === 'open' && (phase.sent?.attempt ?? 0) > 0;
  return lost ? t('stage.checking_step') : null;
}

/** Whether the round on the stage was interrupted, and no other notice needs the room. */
const isResumed = ({ phase, notice, resumed }: RoundState) =>
  resumed && phase.at !== 'checking' && (!notice || notice.kind === 'autoplay_ended');

function Result({
  state,
  idle,
  shownSoFar,
}: Pick<RoundLineProps, 'state' | 'idle' | 'shownSoFar'>) {
  const { phase, falling, notice } = state;
  const said = noticeText(notice);
  const result = standingResult(state);
  const waits = phase.at === 'idle' || phase.at === 'open';
  if (waits && said) return <span className={styles.notice}>{said}</span>;
  if (phase.at === 'open') return wrapText(idle);
  if (phase.at === 'revealing' && shownSoFar !== null) {
    return <Won stake={phase.bet.stake} payout={shownSoFar} />;
  }
  const bet = phase.at === 'idle' ? falling[0]?.bet : phase.bet;
  const word = phase.at === 'placing' ? 'stage.sending' : 'stage.placing';
  if (!result) return wrapText(bet ? t(word, { stake: pesos(bet.stake) }) : idle);
  const kind = winKind(result.stake, result.payout);
  return kind === 'none' ? <span>{t('stage.result_none')}</span> : <Won {...result} />;
}

/** A payout in words, sized to the win; one below the stake is neutral. */
export function Won({ stake, payout }: { stake: string; payout: string }) {
  const kind = winKind(stake, payout);
  const values = { amount: pesos(payout), stake: pesos(stake) };
  if (kind !== 'win') return <span>{t('stage.result_part', values)}</span>;
  const multiple = multipleOf(stake, payout);
  const tier = multiple >= 10 ? 'great' : multiple >= 2 ? 'more' : undefined;
  return (
    <strong className={styles.won} data-tier={tier}>
      <span>{t('stage.result_won', values)}</span>
      {tier && <span className={styles.times}>{timesText(multiple)}</span>}
    </strong>
  );
}

/** How many stakes a win is: `4.4×`, cut to a tenth; from ten times on without it. */
const timesText = (multiple: number) =>
  `${multiple < 10 ? Math.floor(multiple * 10) / 10 : Math.floor(multiple)}×`;

function noticeText(notice: Notice | null): string | null {
  if (!notice) return null;
  if (notice.kind === 'refused') return t('stage.refused', { message: notice.message });
  if (notice.kind === 'signed_out') return t('stage.signed_out');
  if (notice.kind === 'step_lost') return t('stage.step_lost');
  if (notice.kind === 'called_off') {
    return t('stage.not_taken', { stake: pesos(notice.bet.stake) });
  }
  return t(`stage.auto_ended_${notice.reason}`);
}

/** The result in a few words, for screen readers. */
export function spokenResult(stake: string, payout: string): string {
  const kind = winKind(stake, payout);
  const values = { amount: pesos(payout), stake: pesos(stake) };
  if (kind === 'none') return t('stage.result_none');
  return t(kind === 'win' ? 'stage.result_won' : 'stage.result_part', values);
}
