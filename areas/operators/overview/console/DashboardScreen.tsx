import { formatDate, t, useCall } from '@palaro/client';
import { Loaded, Money, Place, PlainTable } from '@palaro/desk';
import type { ReactNode } from 'react';
import { overviewApi, type Dashboard } from '../overview.api.ts';
import styles from './overview.module.css';
import { Part } from './Part.tsx';
import { queueText } from './queue-text.ts';
import { useEvery } from './use-waiting.ts';
import { WaitingTable } from './WaitingTable.tsx';

const EVERY_MS = 10_000;

/** How the site is now (docs/domain/operator-console.md §4). */
export default function DashboardScreen() {
  const read = useCall(overviewApi.dashboard);
  useEvery(EVERY_MS, () => void read.refetch());
  return (
    <div className={styles.screen}>
      <h1>{t('overview-console.dashboard')}</h1>
      <Loaded of={read}>{(now) => <Now now={now} />}</Loaded>
    </div>
  );
}

function Now({ now }: { now: Dashboard }) {
  return (
    <>
      <dl className={styles.figures}>
        <Figure label={t('overview-console.online')}>{now.online.toLocaleString('en-US')}</Figure>
        <Figure label={t('overview-console.bets_minute')}>
          {now.betsPerMinute.toLocaleString('en-US')}
        </Figure>
        <Figure label={t('overview-console.deposits_today')}>
          <Money value={now.today.deposits} />
        </Figure>
        <Figure label={t('overview-console.withdrawals_today')}>
          <Money value={now.today.withdrawals} />
        </Figure>
        <Figure label={t('overview-console.ggr_today')}>
          <Money value={now.today.ggr} />
        </Figure>
        <Figure label={t('overview-console.ngr_today')}>
          <Money value={now.today.ngr} />
        </Figure>
        <Figure label={t('overview-console.rounds_today')}>
          {now.today.rounds.toLocaleString('en-US')}
        </Figure>
        <Figure label={t('overview-console.exposure', { count: now.exposure.rounds })}>
          <Money value={now.exposure.stakes} />
        </Figure>
      </dl>
      <Alarms alarms={now.alarms} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Part title={t('overview-console.waiting.title')}>
            <WaitingTable />
          </Part>
          <Machines now={now} />
        </div>
        <div className={styles.column}>
          <Today now={now} />
          <Vendors vendors={now.vendors} />
        </div>
      </div>
    </>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Alarms({ alarms }: Pick<Dashboard, 'alarms'>) {
  const title = t('overview-console.alarms.title');
  if (alarms.length === 0)
    return (
      <Part title={title}>
        <p className={styles.none}>{t('overview-console.alarms.none')}</p>
      </Part>
    );
  return (
    <Part title={title}>
      <ul className={styles.alarms}>
        {alarms.map(({ alarm, about, path }) => {
          const said = alarm === 'late_work' ? queueText(about) : about;
          const text = t(`overview-console.alarm.${alarm}`, { about: said });
          return (
            <li key={`${alarm} ${about}`} className={styles.alarm}>
              <Place to={`/console${path}`}>{text}</Place>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

type DayFigure = Exclude<keyof Dashboard['today'], 'rounds'>;

function Today({ now }: { now: Dashboard }) {
  const money = (key: DayFigure) => ({
    key,
    cells: [
      t(`overview-console.${key}`),
      <Money key="today" value={now.today[key]} />,
      <Money key="week" value={now.lastWeek[key]} />,
    ],
  });
  const day = formatDate(`${now.days.lastWeek}T04:00:00.000Z`);
  const title = t('overview-console.today.title');
  return (
    <Part title={title}>
      <PlainTable
        label={title}
        empty=""
        columns={[
          { title: 'overview-console.today.figure' },
          { title: 'overview-console.today.today', end: true },
          { title: 'overview-console.today.last_week', end: true, values: { day } },
        ]}
        rows={[
          money('deposits'),
          money('withdrawals'),
          money('taken'),
          money('paid'),
          money('ggr'),
          money('given'),
          money('ngr'),
          {
            key: 'rounds',
            cells: [
              t('overview-console.rounds'),
              now.today.rounds.toLocaleString('en-US'),
              now.lastWeek.rounds.toLocaleString('en-US'),
            ],
          },
        ]}
      />
      <p className={styles.since}>{t('overview-console.ngr_without')}</p>
    </Part>
  );
}

function Machines({ now }: { now: Dashboard }) {
  const seconds = (count: number) => t('overview-console.seconds', { count });
  const { queue, foldLagSeconds } = now;
  return (
    <Part title={t('overview-console.machines.title')}>
      <dl className={styles.figures}>
        <Figure label={t('overview-console.machines.waiting')}>{queue.waiting}</Figure>
        <Figure label={t('overview-console.machines.dead')}>{queue.dead}</Figure>
        <Figure label={t('overview-console.machines.late')}>{seconds(queue.lateSeconds)}</Figure>
        <Figure label={t('overview-console.machines.fold_lag')}>{seconds(foldLagSeconds)}</Figure>
      </dl>
    </Part>
  );
}

function Vendors({ vendors }: Pick<Dashboard, 'vendors'>) {
  const title = t('overview-console.vendors.title');
  return (
    <Part title={title}>
      <PlainTable
        label={title}
        empty={t('overview-console.vendors.none')}
        columns={[
          { title: 'overview-console.vendors.vendor' },
          { title: 'overview-console.vendors.answered', end: true },
          { title: 'overview-console.vendors.failed', end: true },
          { title: 'overview-console.vendors.not_asked', end: true },
        ]}
        rows={vendors.map(({ vendor, answered, failed, notAsked }) => ({
          key: vendor,
          cells: [vendor, answered, failed, notAsked],
        }))}
      />
    </Part>
  );
}
