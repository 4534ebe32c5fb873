import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { cx } from '@palaro/ui';
import { pesos, winKind } from '../../stage/view/money-text.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';
import styles from '../../stage/view/panel.module.css';
import type { SharedBet, SharedViewProps } from '../../stage/view/view-contract.ts';
import { paidAs } from './face.ts';
import own from './panel.module.css';
import { crashOf } from './use-rising.ts';
import type { Refusal } from './use-refusal.ts';
import type { useSlots } from './use-slots.ts';

interface CrashLineProps extends Pick<SharedViewProps, 'round' | 'waysAfter'> {
  /** The player's bets of a round by their places. */
  seatsIn: ReturnType<typeof useSlots>['seatsIn'];
  refusal: Refusal | null;
  /** The stake of the place that is shown. */
  stake: string;
  /** A message besides: why autoplay ended. */
  notice: string | null;
}

/** The line above the panel: what each bet came to, or what happened to the money. */
export function CrashLine(props: CrashLineProps) {
  const { round, waysAfter, seatsIn, refusal, stake, notice } = props;
  const crash = crashOf(round);
  const ends = endsOf(seatsIn, round);
  const [way] = refusal?.code ? waysAfter(refusal.code, stake) : [];
  const said = refusal?.text ?? notice ?? (round.phase === 'VOID' ? t('crash.void_round') : null);
  const broke = crash === null ? '' : t('crash.broke_at', { at: hundredthsText(crash) });
  const words = ends.map((end) => wordsOf(end, ends.length === 1));
  const text = said ?? (words.join(' · ') || broke || t('crash.idle'));
  const multiple = greatest(ends);
  const tier = multiple >= 1_000 ? 'great' : multiple >= 200 ? 'more' : undefined;
  return (
    <div className={styles.line}>
      <div className={styles.lineText} data-long={text.length > 44 || undefined}>
        {said === null && multiple > 0 ? (
          <strong
            className={cx(styles.won, ends.length > 1 && own.both)}
            data-tier={ends.length > 1 ? undefined : tier}
          >
            {text}
          </strong>
        ) : (
          <span className={said === null ? undefined : styles.notice}>{text}</span>
        )}
      </div>
      {way && (
        <button type="button" className={styles.retry} onClick={way.go}>
          {way.label}
        </button>
      )}
      <p className="sr-only" role="status">
        {`${broke} ${said ?? words.join('. ')}`.trim()}
      </p>
    </div>
  );
}

interface End {
  no: number;
  bet: SharedBet;
}

/** The decided bets of this round; before the first of them those of the round before. */
function endsOf(seatsIn: CrashLineProps['seatsIn'], round: CrashLineProps['round']): End[] {
  const seats = seatsIn(round);
  const now = decided(seats);
  const open = seats.some((bet) => bet !== null && bet.state !== 'VOID');
  return now.length > 0 || open
    ? now
    : decided(seatsIn({ roundNo: round.roundNo - 1, phase: 'PAUSE' }));
}

const decided = (seats: readonly (SharedBet | null)[]): End[] =>
  seats.flatMap((bet, i) =>
    bet && (bet.state === 'DONE' || paidAs(bet) !== null) ? [{ no: i + 1, bet }] : [],
  );

/** What a bet came to; one that stands alone needs no number. */
function wordsOf({ no, bet }: End, alone: boolean): string {
  const paid = paidAs(bet);
  const end = paid
    ? t('crash.paid', { amount: pesos(paid.payout), at: hundredthsText(paid.at) })
    : t('stage.result_none');
  return alone ? end : t('crash.of_bet', { no, end });
}

/** The greatest multiplier at which a bet won, in hundredths; 0 if none paid above its stake. */
function greatest(ends: readonly End[]): number {
  const staked = Money.sum(ends.map(({ bet }) => Money.of(bet.stake)));
  const paid = Money.sum(ends.map(({ bet }) => Money.of(paidAs(bet)?.payout ?? '0.0000')));
  if (ends.length === 0 || winKind(Money.text(staked), Money.text(paid)) !== 'win') return 0;
  return Math.max(...ends.map(({ bet }) => paidAs(bet)?.at ?? 0));
}
