import { t } from '@palaro/client';
import { LastResults } from '../../stage/view/one-step/LastResults.tsx';
import { OddsFacts } from '../../stage/view/one-step/OddsFacts.tsx';
import { pesos } from '../../stage/view/money-text.ts';
import type { SteppedStageProps } from '../../stage/view/stepped/stepped-game.ts';
import type { MinesOutcome } from '../card.ts';
import { multiplierAt } from '../odds.ts';
import { Field } from './Field.tsx';
import type { MinesChoice } from './MineCount.tsx';
import styles from './mines.module.css';
import { chanceOfNext } from './words.ts';
import { hundredthsText, paidAt } from '../../stage/view/odds-text.ts';

/** The last results, the field of 25 cells, and what the next dig offers. */
export function MinesStage(props: SteppedStageProps<MinesChoice, MinesOutcome>) {
  const { choice, stake, outcome, open, history, step } = props;
  const going = outcome !== null && outcome.mineCells === null;
  const mines = going ? outcome.mines : choice.mines;
  const found = going ? outcome.safe.length : 0;
  const next = going ? outcome.nextHundredths : multiplierAt(mines, 1);
  return (
    <div className={styles.stage}>
      <LastResults history={history} textOf={endText} />
      <Field outcome={outcome} open={open} onDig={(cell) => step('pick', { cell })} />
      <div className={styles.odds}>
        <OddsFacts
          facts={[
            [
              t('mines.next'),
              next === null ? '–' : `${hundredthsText(next)} · ${pesos(paidAt(stake, next))}`,
            ],
            [t('mines.chance_next'), next === null ? '–' : chanceOfNext(mines, found)],
          ]}
        />
      </div>
    </div>
  );
}

const endText = ({ cashedOut, multiplierHundredths }: MinesOutcome) =>
  cashedOut ? hundredthsText(multiplierHundredths) : '0.00×';
