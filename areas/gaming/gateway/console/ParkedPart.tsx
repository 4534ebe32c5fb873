import { t, useCall, useQueryParam } from '@palaro/client';
import { Facts, Instant, Loaded, Place, PlainTable, SideSheet, useMay } from '@palaro/desk';
import { TextButton } from '@palaro/ui';
import { gatewayConsoleApi, type FoundVendor } from '../console.api.ts';
import { SettleParts } from './SettleParts.tsx';
import styles from './vendors.module.css';

/** Credits that wait; each opens with what the vendor sent and the ways to settle it. */
export function ParkedPart({ found: { vendor, parked } }: { found: FoundVendor }) {
  const [open, setOpen] = useQueryParam('open');
  const may = useMay('credit.settle');
  return (
    <>
      <PlainTable
        label={t('gateway-console.parked')}
        empty={t('gateway-console.no_parked')}
        columns={[
          ...([{ title: 'gateway-console.at' }, { title: 'gateway-console.command' }] as const),
          ...([{ title: 'gateway-console.status' }, { title: 'gateway-console.number' }] as const),
        ]}
        rows={parked.map(({ id, at, command, status }) => ({
          key: id,
          cells: [
            <Instant key="at" at={at} />,
            command,
            status,
            may ? (
              <TextButton key="open" onClick={() => setOpen(id)}>
                {t('gateway-console.settle', { id })}
              </TextButton>
            ) : (
              id
            ),
          ],
        }))}
      />
      {may && open && <Credit vendor={vendor.code} credit={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface CreditProps {
  vendor: string;
  credit: string;
  onClose(): void;
}

function Credit({ vendor, credit, onClose }: CreditProps) {
  const params = { vendor, credit };
  const read = useCall(gatewayConsoleApi.parkedCredit, { params });
  return (
    <SideSheet title={t('gateway-console.credit', { id: credit })} onClose={onClose}>
      <Loaded of={read}>
        {({ command, status, at, message, outcome, asked }) => (
          <>
            <Facts
              rows={[
                { label: 'gateway-console.at', value: <Instant at={at} /> },
                { label: 'gateway-console.command', value: command },
                { label: 'gateway-console.status', value: status },
                asked !== null && {
                  label: 'gateway-console.state',
                  value: (
                    <Place to={`/console/changes/${asked}`}>
                      {t('gateway-console.settling_waits')}
                    </Place>
                  ),
                },
                outcome !== null && {
                  label: 'gateway-console.state',
                  value: t(`gateway-console.outcome.${outcome}`),
                },
              ]}
            />
            <pre className={styles.message} aria-label={t('gateway-console.message')} tabIndex={0}>
              {message}
            </pre>
            {outcome === null && asked === null && <SettleParts {...params} onClose={onClose} />}
          </>
        )}
      </Loaded>
    </SideSheet>
  );
}
