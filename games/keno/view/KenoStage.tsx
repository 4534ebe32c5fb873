import { t } from '@palaro/client';
import { Icon, useCalm } from '@palaro/ui';
import { Check } from 'lucide';
import { LastResults } from '../../stage/view/one-step/LastResults.tsx';
import type { StageProps } from '../../stage/view/one-step/one-step-game.ts';
import { Stars } from '../../stage/view/one-step/Stars.tsx';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';
import { percentText, timesText } from '../../stage/view/odds-text.ts';
import type { KenoOutcome, KenoParams } from '../card.ts';
import { chanceOfPay, returnOf } from '../odds.ts';
import { tableOf } from '../tables.ts';
import styles from './keno.module.css';
import { NumberCard } from './NumberCard.tsx';
import { Pays } from './Pays.tsx';

type Draws = Climb<KenoOutcome>;
const NONE: readonly number[] = [];

/** The last results, hits and multiplier, the window of numbers, and what the hits pay. */
export function KenoStage(props: StageProps<KenoParams, KenoOutcome, Draws>) {
  const { choice, disabled, reveal, rested, history, onChange } = props;
  const { risk, picks } = choice;
  const calm = useCalm();
  const { at, outcome } = reveal;
  // The marks of a draw stay only as long as the picks they were drawn for.
  const mine = outcome && fits(outcome, choice) ? outcome : null;
  const drawn = mine?.drawn.slice(0, at ?? 0) ?? NONE;
  const hits = mine ? drawn.filter((number) => picks.includes(number)).length : null;
  const won = mine !== null && mine === rested && mine.multTenths > 10 ? mine : null;
  return (
    <div className={styles.stage}>
      <LastResults history={history} textOf={({ multTenths }) => timesText(multTenths)} />
      <div className={styles.head}>
        <Result outcome={rested} hits={hits} choice={choice} />
        {picks.length > 0 && <Odds {...choice} />}
      </div>
      <div className={styles.window} data-glow={won ? glowOf(won.multTenths) : undefined}>
        <NumberCard
          picks={picks}
          drawn={drawn}
          disabled={disabled}
          onChange={(now) => onChange({ risk, picks: now })}
        />
        {won && !calm && (
          <svg className={styles.stars} viewBox="-160 -160 320 160" aria-hidden>
            <Stars tenths={won.multTenths} />
          </svg>
        )}
      </div>
      <Pays risk={risk} picks={picks.length} hits={hits} />
    </div>
  );
}

/** The light behind the window grows with the win: from 1×, 5× and 50×. */
const glowOf = (tenths: number) => (tenths >= 500 ? 3 : tenths >= 50 ? 2 : 1);

function fits({ drawn, hits, picks, multTenths }: KenoOutcome, choice: KenoParams): boolean {
  const now = drawn.filter((number) => choice.picks.includes(number)).length;
  const same = picks === choice.picks.length && now === hits.length;
  return same && tableOf(choice.risk, picks)[now] === multTenths;
}

interface ResultProps {
  /** The outcome at rest. */
  outcome: KenoOutcome | null;
  hits: number | null;
  choice: KenoParams;
}

/** What the hits so far pay, at last the result; in words it is said below the stage. */
function Result({ outcome, hits, choice }: ResultProps) {
  if (!outcome && hits === null) return <div className={styles.result} />;
  const picks = outcome?.picks ?? choice.picks.length;
  const count = outcome?.hits.length ?? hits ?? 0;
  const tenths = outcome?.multTenths ?? tableOf(choice.risk, picks)[count] ?? 0;
  const won = outcome !== null && tenths > 10;
  return (
    <div className={styles.result} data-won={won || undefined} aria-hidden>
      <b>
        <span>{timesText(tenths)}</span>
        {won && <Icon of={Check} size={20} strokeWidth={3.4} />}
      </b>
      <span>{`${t('keno.hits')} ${t('keno.hits_of', { hits: count, picks })}`}</span>
    </div>
  );
}

function Odds({ risk, picks }: KenoParams) {
  return (
    <dl className={styles.odds}>
      <div>
        <dt>{t('keno.any')}</dt>
        <dd>{percentText(chanceOfPay(risk, picks.length), 4)}</dd>
      </div>
      <div>
        <dt>{t('stage.return')}</dt>
        <dd>{percentText(returnOf(risk, picks.length), 4)}</dd>
      </div>
    </dl>
  );
}
