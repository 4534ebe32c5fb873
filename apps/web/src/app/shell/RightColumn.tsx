import { WithdrawableLine } from '@palaro/cashier/web';
import { WinnerBoard } from '@palaro/catalogue/web';
import { t, useSession } from '@palaro/client';
import { Card } from '@palaro/ui';
import { HeldMoney } from '@palaro/records/web';
import { WalletCard } from '@palaro/wallet/web';

/** The column beside every page: the member's balance and what others just won. */
export default function RightColumn() {
  const session = useSession();
  return (
    <>
      {session && (
        <WalletCard>
          <HeldMoney />
          <WithdrawableLine />
        </WalletCard>
      )}
      <Card title={t('shell.live_wins')}>
        <WinnerBoard />
      </Card>
    </>
  );
}
