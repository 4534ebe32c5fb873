import { t, useCall } from '@palaro/client';
import { Loaded, SideSheet, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi, type HouseAccountRow, type MethodRow } from '../console.api.ts';
import { AccountForm } from './AccountForm.tsx';
import { HouseAccounts } from './HouseAccounts.tsx';
import { MethodForm } from './MethodForm.tsx';
import { MethodTable } from './MethodTable.tsx';
import { SwitchDialog, type Switching } from './SwitchDialog.tsx';
import styles from './cashier.module.css';

/** What is open at the right: a method, an account, or a new account. */
type Open = { method: MethodRow } | { account: HouseAccountRow | null } | null;

/** How money comes in and goes out, by which providers, and the house's own accounts. */
export default function MethodsScreen() {
  const read = useCall(cashierConsoleApi.paymentMethods, {}, { staleMs: 0 });
  const may = useMay('payment-method.change');
  const [open, setOpen] = useState<Open>(null);
  const [switching, setSwitching] = useState<Switching | null>(null);
  const close = () => setOpen(null);
  return (
    <section className={styles.screen} aria-label={t('cashier-console.methods')}>
      <h1>{t('cashier-console.methods')}</h1>
      <Loaded of={read}>
        {({ methods, accounts }) => (
          <>
            {(['in', 'out'] as const).map((direction) => (
              <MethodTable
                key={direction}
                label={t(`cashier-console.direction.${direction}`)}
                rows={methods.filter((method) => method.direction === direction)}
                onChange={may ? (method) => setOpen({ method }) : undefined}
                onSwitch={may ? setSwitching : undefined}
              />
            ))}
            <div className={styles.headed}>
              <h2>{t('cashier-console.house_accounts')}</h2>
              {may && (
                <Button size="sm" onClick={() => setOpen({ account: null })}>
                  {t('cashier-console.add_account')}
                </Button>
              )}
            </div>
            <HouseAccounts
              rows={accounts}
              onChange={may ? (account) => setOpen({ account }) : undefined}
            />
          </>
        )}
      </Loaded>
      {open && 'method' in open && (
        <SideSheet title={open.method.nameEn} onClose={close}>
          <MethodForm key={open.method.code} of={open.method} done={close} />
        </SideSheet>
      )}
      {open && 'account' in open && (
        <SideSheet title={open.account?.bank ?? t('cashier-console.add_account')} onClose={close}>
          <AccountForm key={open.account?.id ?? ''} of={open.account} done={close} />
        </SideSheet>
      )}
      <SwitchDialog of={switching} onClose={() => setSwitching(null)} />
    </section>
  );
}
