import { callWith, failureMessage, t, useCall } from '@palaro/client';
import { Ago, Facts, Loaded, Money, Place, PlainTable, useMay } from '@palaro/desk';
import { Button, toast } from '@palaro/ui';
import { useState } from 'react';
import { gatewayConsoleApi, type ComparedBalances } from '../console.api.ts';
import { COMPARED_MOST } from '../gateway.limits.ts';
import styles from './vendors.module.css';

/** What members have at a vendor that keeps the balance, and what the vendor says of it. */
export function BalancesPart({ vendor }: { vendor: string }) {
  const read = useCall(gatewayConsoleApi.vendorBalances, { params: { vendor } });
  const may = useMay('member.money.view');
  return (
    <div className={styles.parts}>
      <p className={styles.dim}>{t('gateway-console.balances_help')}</p>
      <Loaded of={read}>
        {({ members, sum, oldestReadAt }) => (
          <Facts
            rows={[
              { label: 'gateway-console.holders', value: members },
              { label: 'gateway-console.held', value: <Money value={sum} exact /> },
              members > 0 && {
                label: 'gateway-console.oldest',
                value: oldestReadAt ? <Ago at={oldestReadAt} /> : t('gateway-console.not_read'),
              },
            ]}
          />
        )}
      </Loaded>
      {may && <Compare vendor={vendor} />}
    </div>
  );
}

function Compare({ vendor }: { vendor: string }) {
  const [found, setFound] = useState<ComparedBalances | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = () => {
    setBusy(true);
    callWith(gatewayConsoleApi.compareBalances, { params: { vendor } })
      .then(({ list }) => setFound(list))
      .catch((error: unknown) => toast(failureMessage(error), { kind: 'error', long: true }))
      .finally(() => setBusy(false));
  };
  return (
    <section aria-busy={busy}>
      <p>{t('gateway-console.compare_help', { most: COMPARED_MOST })}</p>
      <p className={styles.below}>
        <Button size="sm" busy={busy} onClick={ask}>
          {t('gateway-console.compare')}
        </Button>
      </p>
      {found && <Compared found={found} />}
    </section>
  );
}

const Compared = ({ found }: { found: ComparedBalances }) => (
  <div className={styles.below} role="status">
    <PlainTable
      label={t('gateway-console.compared')}
      empty={t('gateway-console.nobody_there')}
      columns={[
        { title: 'gateway-console.member' },
        { title: 'gateway-console.ours', end: true },
        { title: 'gateway-console.theirs', end: true },
        { title: 'gateway-console.difference', end: true },
      ]}
      rows={found.map(({ member, ours, theirs, difference }) => ({
        key: member,
        cells: [
          <Place key="member" to={`/console/members/${member}`}>
            {member}
          </Place>,
          <Money key="ours" value={ours} exact />,
          theirs === null ? (
            t('gateway-console.unanswered')
          ) : (
            <Money key="theirs" value={theirs} exact />
          ),
          difference !== null && <Money key="difference" value={difference} exact />,
        ],
      }))}
    />
  </div>
);
