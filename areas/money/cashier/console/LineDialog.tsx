import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { cashierConsoleApi, type BankLineFits, type BankLineRow } from '../console.api.ts';
import { pesos } from './words.ts';

export type LineAction =
  | { is: 'match'; to: BankLineFits['postings'][number] }
  | { is: 'credit'; to: BankLineFits['orders'][number] }
  | { is: 'take_back' };

interface LineDialogProps {
  of: BankLineRow;
  does: LineAction;
  onClose(): void;
}

const READS = [
  cashierConsoleApi.bankLines,
  cashierConsoleApi.bankLineFits,
  cashierConsoleApi.bankStatements,
  cashierConsoleApi.cashDifferences,
];

/** Asks before a line is matched, added to a deposit's member, or taken back; with a reason. */
export function LineDialog({ of, does, onClose }: LineDialogProps) {
  const params = { account: of.accountId, line: of.id };
  const send = (reason: string) => {
    if (does.is === 'match') {
      const body = { posting: does.to.posting, reason };
      return act(cashierConsoleApi.matchBankLine, { params, body }, READS);
    }
    if (does.is === 'credit') {
      const { member, id: order, version } = does.to;
      const body = { member, order, version, reason };
      return act(cashierConsoleApi.creditBankLine, { params, body }, READS);
    }
    const body = { posting: of.matched ?? '', reason };
    return act(cashierConsoleApi.takeBackBankLine, { params, body }, READS);
  };
  return (
    <ConfirmDialog
      open
      reason
      danger={does.is === 'take_back'}
      title={t(`cashier-console.bank.title.${does.is}`, {
        amount: pesos(of.amount),
        ...named(does),
      })}
      confirm={t(
        does.is === 'match' ? 'cashier-console.match' : `cashier-console.bank.do.${does.is}`,
      )}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`cashier-console.bank.text.${does.is}`)}</p>
    </ConfirmDialog>
  );
}

function named(does: LineAction): { reference: string } {
  if (does.is === 'match') return { reference: does.to.reference ?? does.to.posting };
  return { reference: does.is === 'credit' ? does.to.reference : '' };
}
