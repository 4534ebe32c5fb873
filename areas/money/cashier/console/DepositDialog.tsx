import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { cashierConsoleApi, type DepositRow } from '../console.api.ts';
import { ConfirmDeposit } from './ConfirmDeposit.tsx';
import type { DepositAction } from './deposit-actions.ts';
import { pesos } from './words.ts';

interface DepositDialogProps {
  of: DepositRow;
  /** What is asked about; null: nothing. */
  does: DepositAction | null;
  onDone?(): void;
  onClose(): void;
}

const READS = [cashierConsoleApi.consoleDeposit, cashierConsoleApi.consoleDeposits];
const ENDPOINTS = {
  reject: cashierConsoleApi.rejectDeposit,
  return: cashierConsoleApi.returnDeposit,
};

/** Asks before something happens to a deposit, by what it does. */
export function DepositDialog({ of, does, onDone, onClose }: DepositDialogProps) {
  const { member, id, version, account, reference, amount, received } = of;
  const seen = { member, order: id, version };
  const named = { amount: pesos(received ?? amount), account, reference };
  return (
    <>
      {does === 'confirm' && (
        <ConfirmDeposit
          of={of}
          onConfirm={async (body) => {
            await act(cashierConsoleApi.confirmDeposit, { body: { ...seen, ...body } }, READS);
            onDone?.();
          }}
          onClose={onClose}
        />
      )}
      {(['reject', 'return'] as const).map((action) => (
        <ConfirmDialog
          key={action}
          open={does === action}
          danger
          reason
          title={t(`cashier-console.title.deposit.${action}`, named)}
          confirm={t(`cashier-console.do.deposit.${action}`)}
          onConfirm={async (reason) => {
            await act(ENDPOINTS[action], { body: { ...seen, reason } }, READS);
            onDone?.();
          }}
          onClose={onClose}
        >
          <p>{t(`cashier-console.text.deposit.${action}`)}</p>
        </ConfirmDialog>
      ))}
      <ConfirmDialog
        open={does === 'ask'}
        title={t('cashier-console.title.deposit.ask', named)}
        confirm={t('cashier-console.do.deposit.ask')}
        onConfirm={() => act(cashierConsoleApi.askProvider, { body: { member, order: id } }, READS)}
        onClose={onClose}
      >
        <p>{t('cashier-console.text.deposit.ask')}</p>
      </ConfirmDialog>
    </>
  );
}
