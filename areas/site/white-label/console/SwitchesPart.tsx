import { t } from '@palaro/client';
import { Instant, useMay } from '@palaro/desk';
import { Badge, cx, Switch } from '@palaro/ui';
import { useState } from 'react';
import type { SwitchRow } from '../white-label.api.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { SiteReply } from './site-reply.ts';
import styles from './site.module.css';

/** Every switch with what it gates on both sides, and who changed it last. */
export function SwitchesPart({ site }: { site: SiteReply }) {
  const [asked, setAsked] = useState<SwitchRow | null>(null);
  const may = useMay('site.change');
  const turned = (row: SwitchRow) =>
    t(row.on ? 'white-label-console.turn_off' : 'white-label-console.turn_on', {
      name: t(`white-label-console.switch.${row.name}`),
    });
  return (
    <>
      <table className={cx(styles.table, styles.switches)}>
        <thead>
          <tr>
            <th scope="col">{t('white-label-console.switch_name')}</th>
            <th scope="col">{t('white-label-console.gates')}</th>
            <th scope="col">{t('white-label-console.last')}</th>
          </tr>
        </thead>
        <tbody>
          {site.switches.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <Switch
                  label={t(`white-label-console.switch.${row.name}`)}
                  help={row.name}
                  checked={row.on}
                  disabled={!may}
                  onChange={() => setAsked(row)}
                />
              </th>
              <td>
                <Gates of={row} />
              </td>
              <td>
                <LastChange of={row.last} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ChangeDialog
        site={site}
        title={asked ? turned(asked) : ''}
        change={asked && { switches: { [asked.name]: !asked.on } }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function Gates({ of: { pages, calls, twoPeople } }: { of: SwitchRow }) {
  return (
    <div className={styles.gates}>
      {twoPeople && <Badge tone="gold">{t(`white-label-console.two_people.${twoPeople}`)}</Badge>}
      {pages.map((path) => (
        <code key={path}>{path}</code>
      ))}
      {calls.map((call) => (
        <code key={call}>{call}</code>
      ))}
      {pages.length + calls.length === 0 && <span>{t('white-label-console.gates_ways')}</span>}
    </div>
  );
}

export function LastChange({ of: last }: { of: SwitchRow['last'] }) {
  if (!last) return <span className={styles.dim}>{t('white-label-console.never')}</span>;
  return (
    <>
      <span>{`${last.by} ·`}</span> <Instant at={last.at} />
    </>
  );
}
