import type { Reply } from '@palaro/api';
import { callWith, failureMessage, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Amount, Button, Card, ListRow, Sheet, toast, Icon } from '@palaro/ui';
import { Ship, Download } from 'lucide';
import { useState } from 'react';
import { transfersApi } from '../transfers.api.ts';
import { StateBadge } from './RecentTransfers.tsx';
import { isOpen, reloadWallets, type Wallets } from './use-wallets.ts';
import { nameOf } from './way-of.ts';
import styles from './TransferPage.module.css';

type Collected = Reply<typeof transfersApi.collect>;

/** Brings everything back with one tap; shown only while a vendor holds money. */
export function CollectCard({ wallets }: { wallets: Wallets }) {
  const [collecting, setCollecting] = useState(false);
  const [collected, setCollected] = useState<Collected>([]);
  const [opened, setOpened] = useState(false);
  // A vendor with an open transfer is left out until the transfer's end is known.
  const waiting = wallets.transfers.some(isOpen);
  const any = wallets.vendors.some(({ amount }) => compareDecimal(amount, '0') > 0);

  async function collect() {
    setCollecting(true);
    try {
      const list = await callWith(transfersApi.collect, undefined);
      setCollected(list);
      if (list.length === 0)
        toast(t(waiting ? 'transfers.collect_waits' : 'transfers.nothing_to_collect'));
      else setOpened(true);
    } catch (error) {
      toast(failureMessage(error), { kind: 'error' });
    } finally {
      setCollecting(false);
      void reloadWallets();
    }
  }

  return (
    <>
      {(any || collecting) && (
        <Card>
          <p className={styles.help}>{t('transfers.collect_help')}</p>
          <Button
            wide
            icon={<Icon of={Download} size={20} />}
            busy={collecting}
            onClick={() => void collect()}
          >
            {t('transfers.collect')}
          </Button>
        </Card>
      )}
      <Sheet
        open={opened}
        onClose={() => setOpened(false)}
        title={t('transfers.collected')}
        closeLabel={t('transfers.close')}
      >
        {collected.map(({ vendor, amount, state }) => (
          <ListRow
            key={vendor}
            lead={<Icon of={Ship} size={22} aria-hidden />}
            title={nameOf(vendor, wallets)}
            amount={<Amount value={amount} />}
            state={<StateBadge state={state} />}
          />
        ))}
      </Sheet>
    </>
  );
}
