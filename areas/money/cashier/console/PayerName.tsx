import type { Reply } from '@palaro/api';
import { t } from '@palaro/client';
import { act, ConfirmDialog, Facts, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi } from '../console.api.ts';
import type { Deposit } from './deposit-actions.ts';

/** The payer's name beside the verified one: shown for a reason, and each look is recorded. */
export function PayerName({ of: { order } }: { of: Deposit }) {
  const [asking, ask] = useState(false);
  const [names, setNames] = useState<Reply<typeof cashierConsoleApi.depositPayer> | null>(null);
  const may = useMay('deposit.decide');
  if (names)
    return (
      <Facts
        rows={[
          { label: 'cashier-console.payer_name', value: names.payerName ?? '–' },
          { label: 'cashier-console.verified_name', value: names.verifiedName ?? '–' },
        ]}
      />
    );
  if (!may) return null;
  return (
    <>
      <Button size="sm" onClick={() => ask(true)}>
        {t('cashier-console.show_payer')}
      </Button>
      <ConfirmDialog
        open={asking}
        reason
        title={t('cashier-console.show_payer_title')}
        confirm={t('cashier-console.show_payer')}
        onConfirm={async (reason) => {
          const params = { member: order.member, order: order.id };
          setNames(await act(cashierConsoleApi.depositPayer, { params, body: { reason } }));
        }}
        onClose={() => ask(false)}
      />
    </>
  );
}
