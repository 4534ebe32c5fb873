import { t } from '@palaro/client';
import { act, ConfirmDialog, Instant, Place, PlainTable, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { gatewayConsoleApi, type FoundVendor } from '../console.api.ts';
import styles from './vendors.module.css';

/** The vendor's maintenance, which is cancelled here, and what else is planned for it. */
export const PlannedPart = ({ found }: { found: FoundVendor }) => (
  <div className={styles.parts}>
    <section>
      <h2>{t('gateway-console.windows')}</h2>
      <Maintenance found={found} />
    </section>
    <section>
      <h2>{t('gateway-console.switching')}</h2>
      <Switching found={found} />
    </section>
  </div>
);

type Window = FoundVendor['maintenance'][number];

function Maintenance({ found: { vendor, maintenance } }: { found: FoundVendor }) {
  const [cancelled, cancel] = useState<Window | null>(null);
  const may = useMay('vendor.manage');
  return (
    <>
      <PlainTable
        label={t('gateway-console.windows')}
        empty={t('gateway-console.no_windows')}
        columns={[
          ...([{ title: 'gateway-console.begins' }, { title: 'gateway-console.ends' }] as const),
          ...([{ title: 'gateway-console.by' }, { title: 'gateway-console.reason' }] as const),
          ...(may ? ([{ title: 'desk.record.actions' }] as const) : []),
        ]}
        rows={maintenance.map((window) => ({
          key: window.id,
          cells: [
            window.begun ? t('gateway-console.begun') : <At key="from" at={window.from} />,
            <At key="until" at={window.until} />,
            window.by,
            window.reason,
            ...(may
              ? [
                  <Button key="cancel" size="sm" onClick={() => cancel(window)}>
                    {t(window.begun ? 'gateway-console.end_now' : 'gateway-console.cancel')}
                  </Button>,
                ]
              : []),
          ],
        }))}
      />
      <ConfirmDialog
        open={cancelled !== null}
        title={t(
          cancelled?.begun ? 'gateway-console.end_now_title' : 'gateway-console.cancel_title',
          {
            name: vendor.name,
          },
        )}
        confirm={t(cancelled?.begun ? 'gateway-console.end_now' : 'gateway-console.cancel')}
        reason
        onConfirm={(reason) =>
          act(
            gatewayConsoleApi.cancelMaintenance,
            { params: { vendor: vendor.code, window: cancelled?.id ?? '' }, body: { reason } },
            [gatewayConsoleApi.vendor, gatewayConsoleApi.vendors],
          )
        }
        onClose={() => cancel(null)}
      >
        <p>
          {t(cancelled?.begun ? 'gateway-console.end_now_text' : 'gateway-console.cancel_text')}
        </p>
      </ConfirmDialog>
    </>
  );
}

const At = ({ at }: { at: string | null }) => (at ? <Instant at={at} /> : <span>–</span>);

const Switching = ({ found: { planned } }: { found: FoundVendor }) => (
  <>
    <PlainTable
      label={t('gateway-console.switching')}
      empty={t('gateway-console.no_planned')}
      columns={[
        ...([{ title: 'gateway-console.at' }, { title: 'gateway-console.what' }] as const),
        ...([{ title: 'gateway-console.by' }, { title: 'gateway-console.reason' }] as const),
      ]}
      rows={planned.map(({ id, at, enabled, by, reason }) => ({
        key: id,
        cells: [
          <Instant key="at" at={at} />,
          t(enabled ? 'gateway-console.turn_on' : 'gateway-console.turn_off'),
          by,
          reason,
        ],
      }))}
    />
    {planned.length > 0 && (
      <p className={styles.below}>
        <Place to="/console/games?tab=planned">{t('gateway-console.cancel_at')}</Place>
      </p>
    )}
  </>
);
