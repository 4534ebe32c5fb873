import { t } from '@palaro/client';
import { Check, Minus, Plus } from 'lucide';
import { Icon } from '@palaro/ui';
import { diceMultiplier, type DiceOutcome, type DiceParams } from '../card.ts';
import { LastResults } from '../../stage/view/one-step/LastResults.tsx';
import { OddsFacts } from '../../stage/view/one-step/OddsFacts.tsx';
import type { StageProps } from '../../stage/view/one-step/one-step-game.ts';
import shared from '../../stage/view/one-step/one-step.module.css';
import { pesos } from '../../stage/view/money-text.ts';
import styles from './dice.module.css';
import { DiceTrack } from './DiceTrack.tsx';
import { paidAt } from '../../stage/view/odds-text.ts';
import { oddsOf, rollText, withinRange } from './odds.ts';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';

const FINE_STEP = 50;

/** The last rolls, the rolled number, the track of all numbers, and the odds of the choice. */
export function DiceStage(props: StageProps<DiceParams, DiceOutcome, Climb>) {
  const { choice, stake, disabled, reveal, rested, history } = props;
  const { at } = reveal;
  const result = rested ? (rested.won ? 'won' : 'lost') : null;
  const onChange = (winNumbers: number) =>
    props.onChange({ ...choice, winNumbers: withinRange(winNumbers) });
  return (
    <div className={styles.stage}>
      <LastResults history={history} textOf={({ roll }) => rollText(roll)} />
      <div className={shared.number} data-result={at === null ? 'unset' : result} aria-hidden>
        <span>{at === null ? '00.00' : rollText(at)}</span>
        <span className={shared.verdict}>
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
        <DiceTrack
          choice={choice}
          disabled={disabled}
          at={at}
          result={result}
          onChange={onChange}
        />
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
      <Facts choice={choice} stake={stake} />
    </div>
  );
}

function Facts({ choice, stake }: { choice: DiceParams; stake: string }) {
  const odds = oddsOf(choice);
  const wins = choice.side === 'under' ? 'dice.wins_under' : 'dice.wins_over';
  return (
    <>
      <p className={styles.edge}>{t(wins, { edge: odds.edge })}</p>
      <OddsFacts
        facts={[
          [t('stage.multiplier'), odds.multiplier],
          [t('stage.chance'), odds.chance],
          [t('stage.return'), odds.rtp],
          [t('stage.win_pays'), pesos(paidAt(stake, diceMultiplier(choice.winNumbers)))],
        ]}
      />
    </>
  );
}
