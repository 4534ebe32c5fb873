import { t, useCall } from '@palaro/client';
import { Facts, Loaded, Money } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { promotionsConsoleApi, type PromotionSimulation } from '../console.api.ts';
import styles from './promotions-console.module.css';

type SimulatedFigures = NonNullable<PromotionSimulation['told']>;

/** A part of all that one member would have taken, in percent, from which on it is a warning. */
const MUCH = 10;

/** What a draft would have given on the last days, once an operator asks. */
export function Simulation({ id }: { id: string }) {
  const [asked, setAsked] = useState(false);
  const read = useCall(
    promotionsConsoleApi.promotionSimulation,
    { params: { id } },
    { when: asked },
  );
  return (
    <section className={styles.part} aria-labelledby="simulation">
      <h2 id="simulation">{t('promotions-console.simulation')}</h2>
      <p>{t('promotions-console.simulation_help')}</p>
      <div>
        <Button
          busy={asked && read.isFetching}
          onClick={() => (asked ? void read.refetch() : setAsked(true))}
        >
          {t(read.data ? 'promotions-console.sim_again' : 'promotions-console.simulate')}
        </Button>
      </div>
      {asked && <Loaded of={read}>{(simulation) => <Answer of={simulation} />}</Loaded>}
    </section>
  );
}

const Answer = ({ of: { told, words, budget } }: { of: PromotionSimulation }) => (
  <>
    {told === null && (
      <>
        <h3>{t('promotions-console.sim_untold')}</h3>
        <Facts
          rows={[{ label: 'promotions-console.sim_bound', value: <Money value={budget} /> }]}
        />
      </>
    )}
    {told && <Figures of={told} budget={budget} />}
    <ul>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  </>
);

function Figures({ of: told, budget }: { of: SimulatedFigures; budget: string }) {
  const days = t('promotions-console.sim_days_of', { from: told.from, to: told.to });
  return (
    <>
      <Facts
        rows={[
          { label: 'promotions-console.sim_days', value: days },
          { label: 'promotions-console.sim_cost', value: <Money value={told.cost} /> },
          { label: 'promotions-console.budget', value: <Money value={budget} /> },
          { label: 'promotions-console.sim_takers', value: told.takers.toLocaleString('en-US') },
          { label: 'promotions-console.sim_awards', value: told.awards.toLocaleString('en-US') },
          { label: 'promotions-console.sim_largest', value: <Money value={told.largest} /> },
        ]}
      />
      <ul>
        {warningsOf(told).map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      {told.weeks.length > 0 && <Weeks of={told.weeks} />}
    </>
  );
}

function warningsOf(told: SimulatedFigures): string[] {
  const { awards, usedUpOn, largestPercent, sharing, leftOut } = told;
  return [
    awards === 0
      ? t('promotions-console.sim_none')
      : usedUpOn
        ? t('promotions-console.sim_used_up', { day: usedUpOn })
        : t('promotions-console.sim_lasts'),
    ...(largestPercent >= MUCH
      ? [t('promotions-console.sim_one', { percent: largestPercent })]
      : []),
    ...(sharing > 0 ? [t('promotions-console.sim_sharing', { count: sharing })] : []),
    ...(leftOut > 0 ? [t('promotions-console.sim_left_out', { count: leftOut })] : []),
  ];
}

function Weeks({ of: weeks }: { of: SimulatedFigures['weeks'] }) {
  const most = Math.max(...weeks.map(({ cost }) => Number(cost)));
  return (
    <>
      <h3>{t('promotions-console.sim_weeks')}</h3>
      <ul className={styles.weeks}>
        {weeks.map(({ from, cost }) => {
          const week = t('promotions-console.sim_week', { day: from });
          return (
            <li key={from}>
              <span>{week}</span>
              <progress aria-label={week} max={most} value={Number(cost)} />
              <Money value={cost} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
