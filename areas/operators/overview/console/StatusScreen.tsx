import { t, useCall } from '@palaro/client';
import { Facts, Instant, Loaded, Place, PlainTable } from '@palaro/desk';
import { overviewApi, type Status } from '../overview.api.ts';
import styles from './overview.module.css';
import { Part } from './Part.tsx';

/** Versions, database, and how calls were answered (§4, 31). */
export default function StatusScreen() {
  const read = useCall(overviewApi.status);
  return (
    <div className={styles.screen}>
      <h1>{t('overview-console.status')}</h1>
      <Loaded of={read}>{(status) => <Parts status={status} />}</Loaded>
    </div>
  );
}

const MEGABYTE = 1024 * 1024;

function Parts({ status }: { status: Status }) {
  const { queue } = status;
  return (
    <>
      <Facts
        rows={[
          { label: 'overview-console.status.version', value: status.version },
          { label: 'overview-console.status.node', value: status.node },
          { label: 'overview-console.status.postgres', value: status.postgres },
          { label: 'overview-console.status.migrations', value: status.migrations },
          { label: 'overview-console.status.last_migration', value: status.lastMigration },
          {
            label: 'overview-console.status.size',
            value: `${Math.round(Number(status.databaseBytes) / MEGABYTE)} MB`,
          },
          {
            label: 'overview-console.status.started',
            value: <Instant at={status.startedAt} />,
          },
          { label: 'overview-console.machines.waiting', value: queue.waiting },
          { label: 'overview-console.machines.dead', value: queue.dead },
          { label: 'overview-console.status.rate_limited', value: status.rateLimited },
        ]}
      />
      {status.goLive && <GoLive gaps={status.goLive} />}
      <Findings findings={status.findings} />
      <Answers answers={status.answers} />
      <Slow slow={status.slow} />
    </>
  );
}

/** Gaps to close before members may come, each with the place where it is done. */
function GoLive({ gaps }: { gaps: NonNullable<Status['goLive']> }) {
  const title = t('overview-console.status.go_live');
  return (
    <Part title={title}>
      <PlainTable
        label={title}
        empty={t('overview-console.status.go_live_done')}
        columns={[{ title: 'overview-console.status.gap' }]}
        rows={gaps.map(({ gap, about, path }) => {
          const words = t(`overview-console.gap.${gap}`, { about });
          const place = path && <Place to={`/console${path}`}>{words}</Place>;
          return { key: `${gap} ${about}`, cells: [place ?? words] };
        })}
      />
    </Part>
  );
}

/** Differences of settlements have a screen of their own, where people decide on them. */
const SETTLEMENT = 'cashier.settlement';

function Findings({ findings }: Pick<Status, 'findings'>) {
  const title = t('overview-console.status.findings');
  return (
    <Part title={title}>
      {findings.length > 0 && (
        <p className={styles.since}>{t('overview-console.status.findings_help')}</p>
      )}
      <PlainTable
        label={title}
        empty={t('overview-console.status.no_findings')}
        columns={[
          { title: 'overview-console.status.check' },
          { title: 'overview-console.status.subject' },
          { title: 'overview-console.status.first' },
          { title: 'overview-console.status.last' },
        ]}
        rows={findings.map(({ id, check, subject, first, last }) => ({
          key: id,
          cells: [
            check === SETTLEMENT ? (
              <Place key="check" to="/console/recon/differences">
                {t('overview-console.status.settlement')}
              </Place>
            ) : (
              <Place
                key="check"
                to={`/console/recon/findings?check=${encodeURIComponent(check)}&state=Open`}
              >
                <code>{check}</code>
              </Place>
            ),
            subject,
            <Instant key="first" at={first} />,
            <Instant key="last" at={last} />,
          ],
        }))}
      />
    </Part>
  );
}

function Answers({ answers }: Pick<Status, 'answers'>) {
  const title = t('overview-console.status.answers');
  return (
    <Part title={title}>
      <p className={styles.since}>{t('overview-console.status.since')}</p>
      <PlainTable
        label={title}
        empty={t('overview-console.status.no_answers')}
        columns={[
          { title: 'overview-console.status.route' },
          { title: 'overview-console.status.ok', end: true },
          { title: 'overview-console.status.refused', end: true },
          { title: 'overview-console.status.failed', end: true },
        ]}
        rows={answers.map(({ method, route, ok, refused, failed }) => ({
          key: `${method} ${route}`,
          cells: [addressOf(method, route), ok, refused, failed],
        }))}
      />
    </Part>
  );
}

/** An address that no call has is counted without its text, which a stranger chose. */
const addressOf = (method: string, route: string) =>
  route === 'none' ? t('overview-console.status.unknown', { method }) : `${method} ${route}`;

function Slow({ slow }: Pick<Status, 'slow'>) {
  const title = t('overview-console.status.slow');
  return (
    <Part title={title}>
      <PlainTable
        label={title}
        empty={t('overview-console.status.no_slow')}
        columns={[
          { title: 'overview-console.status.statement' },
          { title: 'overview-console.status.calls', end: true },
          { title: 'overview-console.status.mean', end: true },
        ]}
        rows={(slow ?? []).map(({ statement, calls, meanMs }) => ({
          key: statement,
          cells: [
            <code key="statement" className={styles.code}>
              {statement}
            </code>,
            calls,
            `${meanMs} ms`,
          ],
        }))}
      />
    </Part>
  );
}
