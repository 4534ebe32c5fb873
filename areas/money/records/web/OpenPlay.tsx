import { formatMoment, navigate, t } from '@palaro/client';
import { Amount, Card, ListRow } from '@palaro/ui';
import { useBalanceHidden } from '@palaro/wallet/web';
import { useOpenMoney } from './use-open-money.ts';

/** Where the player still sits and which rounds wait for him; nothing where there is none. */
export default function OpenPlay() {
  const open = useOpenMoney();
  const hidden = useBalanceHidden();
  if (!open) return null;
  const seats = open.held.filter(({ kind, gameId }) => kind === 'table' && gameId !== '');
  const rows = [
    ...seats.map(({ gameId, gameName, amount, since }) => ({
      gameId,
      amount,
      since,
      title: t('records.sits', { game: gameName }),
    })),
    ...open.rounds.map(({ gameId, gameName, stake, since }) => ({
      gameId,
      amount: stake,
      since,
      title: t('records.round_waits', { game: gameName }),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Card>
      {rows.map(({ gameId, title, amount, since }) => (
        <ListRow
          key={`${gameId} ${since}`}
          title={title}
          detail={formatMoment(since)}
          amount={<Amount value={amount} hidden={hidden} hiddenLabel={t('wallet.hidden')} />}
          onPress={() => navigate(`/m/game/${gameId}`)}
          chevron
        />
      ))}
    </Card>
  );
}
