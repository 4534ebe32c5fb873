import { t } from '@palaro/client';
import { Icon, useCalm, useMedia } from '@palaro/ui';
import { Check } from 'lucide';
import { LastResults } from '../../stage/view/one-step/LastResults.tsx';
import type { StageProps } from '../../stage/view/one-step/one-step-game.ts';
import { Stars } from '../../stage/view/one-step/Stars.tsx';
import { percentText, timesText } from '../../stage/view/odds-text.ts';
import type { PlinkoOutcome } from '../card.ts';
import { chanceAboveStake, returnOf } from '../odds.ts';
import { tableOf, type PlinkoParams } from '../tables.ts';
import { Bins } from './Bins.tsx';
import { Board, Materials, type Shape } from './Board.tsx';
import { BOARD, binAt, geometryOf } from './geometry.ts';
import { Marble } from './Marble.tsx';
import styles from './plinko.module.css';
import type { Drop } from './use-drop.ts';

/** On the smallest phones a tall board would be too narrow to read. */
const SMALL = '(orientation: portrait) and (max-height: 699px)';

/** The last results, the board with the marbles on it, what it paid, and the board's odds. */
export function PlinkoStage(props: StageProps<PlinkoParams, PlinkoOutcome, Drop>) {
  const { choice, reveal, history } = props;
  const calm = useCalm();
  const height = useMedia(SMALL) ? BOARD.flat : BOARD.tall;
  const table = tableOf(choice);
  const { marbles, down } = reveal;
  // A marble of another board is not shown: its way does not fit these nails.
  const lit = down && fits(down.outcome, choice) ? down : null;
  return (
    <div className={styles.stage}>
      <LastResults history={history} textOf={({ multTenths }) => timesText(multTenths)} />
      <div className={styles.show}>
        <svg
          className={styles.board}
          viewBox={`0 0 ${BOARD.width} ${height}`}
          role="img"
          aria-label={t('plinko.bins', { list: table.map(timesText).join(', ') })}
        >
          <Materials />
          <Board rows={choice.rows} height={height} />
          <Bins {...choice} height={height} lit={lit?.outcome.bin ?? null} />
          {lit && <Marble bits={lit.outcome.bits} at={lit.at} resting height={height} />}
          {marbles.map(
            ({ roundRef, outcome, at }) =>
              fits(outcome, choice) && (
                <Marble
                  key={roundRef}
                  bits={outcome.bits}
                  resting={false}
                  at={at}
                  height={height}
                />
              ),
          )}
          {lit && lit.outcome.multTenths > 10 && !calm && (
            <WinStars key={lit.roundRef} height={height} rows={choice.rows} outcome={lit.outcome} />
          )}
        </svg>
        <Result outcome={down?.outcome ?? null} />
        <Odds board={choice} />
      </div>
    </div>
  );
}

/** Stars out of the bin that paid. */
function WinStars({ rows, height, outcome }: Shape & { outcome: PlinkoOutcome }) {
  const { x, y } = binAt(geometryOf(rows, height), outcome.bin);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Stars tenths={outcome.multTenths} />
    </g>
  );
}

const fits = ({ bits, bin, multTenths }: PlinkoOutcome, board: PlinkoParams) =>
  bits.length === board.rows && tableOf(board)[bin] === multTenths;

/** What the last marble paid; in words it is said beside the stage. */
function Result({ outcome }: { outcome: PlinkoOutcome | null }) {
  if (!outcome) return null;
  const won = outcome.multTenths > 10;
  return (
    <div className={styles.result} data-won={won || undefined} aria-hidden>
      <span>{timesText(outcome.multTenths)}</span>
      {won && <Icon of={Check} size={22} strokeWidth={3.4} />}
    </div>
  );
}

function Odds({ board }: { board: PlinkoParams }) {
  return (
    <dl className={styles.odds}>
      <div>
        <dt>{t('stage.return')}</dt>
        <dd>{percentText(returnOf(board), 4)}</dd>
      </div>
      <div>
        <dt>{t('plinko.above')}</dt>
        <dd>{percentText(chanceAboveStake(board), 2)}</dd>
      </div>
    </dl>
  );
}
