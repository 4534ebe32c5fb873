import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Check } from 'lucide';
import type { CSSProperties } from 'react';
import { pesos } from '../../stage/view/money-text.ts';
import { LastResults } from '../../stage/view/one-step/LastResults.tsx';
import { OddsFacts } from '../../stage/view/one-step/OddsFacts.tsx';
import type { StageProps } from '../../stage/view/one-step/one-step-game.ts';
import shared from '../../stage/view/one-step/one-step.module.css';
import type { LimboOutcome, LimboParams } from '../card.ts';
import { hundredthsOf } from '../odds.ts';
import { Kite } from './Kite.tsx';
import styles from './limbo.module.css';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';
import { chanceText, returnText } from './words.ts';
import { hundredthsText, paidAt } from '../../stage/view/odds-text.ts';

/** Where the target's line stands, as a part of the sky's height. */
const LINE = 0.62;
const GROUND = 100;

/** The last results, the number that is reached, the kite below or above its target, the odds. */
export function LimboStage(props: StageProps<LimboParams, LimboOutcome, Climb>) {
  const { choice, stake, maxStake, reveal, rested, history } = props;
  const target = hundredthsOf(choice.target);
  const result = rested ? (rested.won ? 'won' : 'lost') : null;
  const height = heightOf(reveal.at ?? GROUND, rested?.targetHundredths ?? target);
  return (
    <div className={styles.stage}>
      <LastResults history={history} textOf={({ resultHundredths: at }) => hundredthsText(at)} />
      <div className={styles.sky} style={{ '--height': height } as CSSProperties} aria-hidden>
        <div className={styles.line}>
          <span>{hundredthsText(target)}</span>
        </div>
        <Kite className={styles.kite} flying={!reveal.resting} result={result} />
        <div
          className={shared.number}
          data-long={(reveal.at ?? 0) >= 100_000 || undefined}
          data-result={reveal.at === null ? 'unset' : result}
        >
          <span>{hundredthsText(reveal.at ?? GROUND)}</span>
          <span className={shared.verdict}>
            {result === 'won' && <Icon of={Check} size={30} strokeWidth={3.4} />}
          </span>
        </div>
      </div>
      <OddsFacts
        facts={[
          [t('stage.chance'), chanceText(target)],
          [t('stage.return'), returnText(target)],
          [t('limbo.most_stake'), pesos(maxStake)],
          [t('stage.win_pays'), pesos(paidAt(stake, target))],
        ]}
      />
    </div>
  );
}

/** 0 at the ground, `LINE` at the target, at most 1: each doubling climbs as far as the last. */
function heightOf(at: number, target: number): number {
  return Math.min(1, (Math.log(at / GROUND) / Math.log(target / GROUND)) * LINE);
}
