import { t } from '@palaro/client';
import { Check, Minus, Plus } from 'lucide';
import { Icon } from '@palaro/ui';
import type { DiceOutcome, DiceParams } from '../card.ts';
import { pesos } from '../../stage/view/money-text.ts';
import type { Round } from '../../stage/view/round-state.ts';
import styles from './dice.module.css';
import { DiceTrack } from './DiceTrack.tsx';
import { oddsOf, payoutOf, rollText } from './odds.ts';

const FINE_STEP = 50;

interface DiceStageProps {
  choice: DiceParams;
  stake: string;
  disabled: boolean;
  at: number | null;
  /** The roll that the star rests on; `null` while it moves or before the first roll. */
  rolled: DiceOutcome | null;
  history: readonly Round<DiceOutcome>[];
  onChange(winNumbers: number): void;
}

/** The last rolls, the rolled number, the track of all numbers, and the odds of the choice. */
export function DiceStage(props: DiceStageProps) {
  const { choice, disabled, at, rolled, history, onChange } = props;
  const result = rolled ? (rolled.won ? 'won' : 'lost') : null;
  return (
    <div className={styles.stage}>
      <HistoryStrip history={history} />
      <div className={styles.number} data-result={at === null ? 'unset' : result} aria-hidden>
        {at === null ? '00.00' : rollText(at)}
        <span className={styles.verdict}>
          {result === 'won' && <Icon of={Check} size={30} strokeWidth={3.4} />}
        </span>
      </div>
      <div className={styles.slide}>
        <button
          type="button"
          className={styles.nudge}
          aria-label={t('dice.less')}
          disabled={disabled}
          onClick={() => onChange(choice.winNumbers - FINE_STEP)}
        >
          <Icon of={Minus} aria-hidden size={20} />
        </button>
        <DiceTrack {...{ choice, disabled, at, result, onChange }} />
        <button
          type="button"
          className={styles.nudge}
          aria-label={t('dice.more')}
          disabled={disabled}
          onClick={() => onChange(choice.winNumbers + FINE_STEP)}
        >
          <Icon of={Plus} aria-hidden size={20} />
        </button>
      </div>
      <Facts {...props} />
    </div>
  );
}

function Facts({ choice, stake }: DiceStageProps) {
  const odds = oddsOf(choice);
  const wins = choice.side === 'under' ? 'dice.wins_under' : 'dice.wins_over';
  const facts = [
    [t('dice.multiplier'), odds.multiplier],
    [t('dice.chance'), odds.chance],
    [t('dice.return'), odds.rtp],
    [t('dice.payout'), pesos(payoutOf(stake, choice.winNumbers))],
  ];
  return (
    <>
      <p className={styles.edge}>{t(wins, { edge: odds.edge })}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function HistoryStrip({ history }: Pick<DiceStageProps, 'history'>) {
  return (
    <ol className={styles.history} aria-label={t('dice.last')}>
      {history.map(({ roundId, outcome }) => (
        <li key={roundId} data-won={outcome.won || undefined}>
          {outcome.won && <Icon of={Check} aria-hidden size={13} strokeWidth={3.4} />}
          {rollText(outcome.roll)}
          <span className="sr-only">{outcome.won ? t('dice.won') : t('stage.result_none')}</span>
        </li>
      ))}
    </ol>
  );
}
