import { navigate, pageExists, t } from '@palaro/client';
import { ListRow } from '@palaro/ui';
import { useBalanceHidden } from '@palaro/wallet/web';
import { plain } from './bet-days.ts';
import { HeldPlace } from './HeldPlace.tsx';
import { useOpenMoney } from './use-open-money.ts';

type Held = NonNullable<ReturnType<typeof useOpenMoney>>['held'][number];

const MASK = '₱****';

/** Holds on money that is not free, each with a way there; nothing where all is free. */
export default function HeldMoney() {
  const open = useOpenMoney();
  const hidden = useBalanceHidden();
  if (open === undefined) return <HeldPlace />;
  if (!open || open.held.length === 0) return null;
  return (
    <div>
      {open.held.map((held) => {
        const to = placeOf(held);
        const way = to && pageExists(to.split('?')[0] ?? '') ? { onPress: () => navigate(to) } : {};
        return (
          <ListRow
            key={`${held.since} ${held.amount}`}
            title={wordsOf(held, hidden)}
            chevron={'onPress' in way}
            {...way}
          />
        );
      })}
    </div>
  );
}

function wordsOf({ kind, amount, gameName, vendorName }: Held, hidden: boolean): string {
  return t(`records.held_${kind}`, {
    amount: hidden ? MASK : plain(amount),
    game: gameName,
    vendor: vendorName,
  });
}

function placeOf({ kind, orderId, gameId }: Held): string | null {
  if (kind === 'withdrawal') return `/m/withdraw?order=${orderId}`;
  if (kind === 'table') return gameId && `/m/game/${gameId}`;
  return kind === 'transfer' ? '/m/transfer' : null;
}
