import { t } from '@palaro/client';
import { Amount, KeyValues } from '@palaro/ui';
import { useBalance, useBalanceHidden, type Balance } from './useBalance.ts';

interface WalletPartsProps {
  /** Leaves out empty wallets. */
  filled?: boolean;
  /** The amounts are being read again. */
  refreshing?: boolean;
}

/** What the total is made of: the main wallet, what is held, the bonus, and each vendor. */
export function WalletParts({ filled, refreshing }: WalletPartsProps) {
  const { wallet } = useBalance();
  const hidden = useBalanceHidden();
  if (!wallet) return null;
  const [main, ...others] = partsOf(wallet);
  const shown = filled ? others.filter(({ amount }) => /[1-9]/.test(amount)) : others;
  // If only the main wallet has money, it equals the total, which is shown above already.
  if (!main || (filled && shown.length === 0)) return null;
  return (
    <KeyValues
      rows={[main, ...shown].map(({ label, amount }) => ({
        label,
        value: (
          <Amount value={amount} hidden={hidden || refreshing} hiddenLabel={t('wallet.hidden')} />
        ),
      }))}
    />
  );
}

const partsOf = ({ main, held, bonus, vendors }: NonNullable<Balance['wallet']>) => [
  { label: t('wallet.main'), amount: main },
  { label: t('wallet.held'), amount: held },
  { label: t('wallet.bonus'), amount: bonus },
  ...vendors.map(({ name, amount }) => ({
    label: t('wallet.at_vendor', { vendor: name }),
    amount,
  })),
];
