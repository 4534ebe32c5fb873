import { t } from '@palaro/client';
import { Sheet } from '@palaro/ui';
import { useState } from 'react';
import { AmountEntry } from './AmountEntry.tsx';
import type { DepositSite } from './deposit-site.ts';
import { ForGame } from './ForGame.tsx';
import { MethodTiles } from './MethodTiles.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { Promotions } from './Promotions.tsx';
import { Rules, Verification } from './Rules.tsx';
import { Summary } from './Summary.tsx';
import { TransferForm } from './TransferForm.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import styles from './Deposit.module.css';

/** The new version (`dep_func` 1): how much, by which way, and what it comes to, always in view. */
export function NewDeposit({ site }: { site: DepositSite }) {
  const [asking, ask] = useState(false);
  const form = useDepositForm(site, () => ask(false));
  const manual = form.method.kind === 'manual';
  return (
    <div className={styles.page}>
      <OpenOrders site={site} />
      <Verification site={site} />
      <ForGame missing={form.missing} />
      <AmountEntry form={form} />
      <MethodTiles methods={form.methods} value={form.method.code} onChoose={form.choose} />
      <Promotions form={form} />
      <Rules site={site} />
      <Summary
        form={form}
        offer={form.offer}
        refused={asking ? null : form.refused}
        onNext={() => (manual ? ask(true) : form.submit())}
      />
      <Sheet
        open={asking && manual}
        onClose={() => ask(false)}
        title={t('deposits.transfer_title')}
        closeLabel={t('deposits.close')}
      >
        <TransferForm form={form} />
      </Sheet>
    </div>
  );
}
