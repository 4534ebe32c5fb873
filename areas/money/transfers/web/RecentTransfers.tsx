import { formatDayHeading, formatTime, navigate, pageExists, switchOn, t } from '@palaro/client';
import type { TextKey } from '@palaro/api';
import { Amount, Badge, Card, ListRow, Icon } from '@palaro/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide';
import { MAIN, type TransferItem, type TransferState } from '../transfers.api.ts';
import type { Wallets } from './use-wallets.ts';
import { wayOf } from './way-of.ts';
import styles from './TransferPage.module.css';

const RECORD = '/m/transaction/record';

const STATES: Record<TransferState, { text: TextKey; tone: 'leaf' | 'gold' | 'dim' }> = {
  created: { text: 'transfers.state_open', tone: 'gold' },
  sent: { text: 'transfers.state_open', tone: 'gold' },
  unknown: { text: 'transfers.state_open', tone: 'gold' },
  done: { text: 'transfers.state_done', tone: 'leaf' },
  failed: { text: 'transfers.state_failed', tone: 'dim' },
};

export function StateBadge({ state }: { state: TransferState }) {
  const { text, tone } = STATES[state];
  return <Badge tone={tone}>{t(text)}</Badge>;
}

/** The latest transfers, with what became of each. */
export function RecentTransfers({ wallets }: { wallets: Wallets }) {
  const { transfers } = wallets;
  return (
    <Card title={t('transfers.recent')}>
      {transfers.length === 0 && <p className={styles.none}>{t('transfers.none_yet')}</p>}
      {transfers.map((transfer) => (
        <ListRow
          key={transfer.id}
          lead={<Direction of={transfer} />}
          title={wayOf(transfer, wallets)}
          detail={`${formatDayHeading(transfer.createdAt)} · ${formatTime(transfer.createdAt)}`}
          amount={<Amount value={transfer.amount} tone={amountTone(transfer)} />}
          state={<StateBadge state={transfer.state} />}
        />
      ))}
      {transfers.length > 0 && <RecordRow />}
    </Card>
  );
}

/** A link to all transfers, with the balance after each. */
const RecordRow = () =>
  pageExists(RECORD) && switchOn('TRANSREC3') ? (
    <ListRow
      title={t('transfers.in_record')}
      onPress={() => navigate(`${RECORD}?kind=transfers`)}
      chevron
    />
  ) : null;

const amountTone = ({ state }: TransferItem) => (state === 'failed' ? 'dim' : 'ink');

const Direction = ({ of }: { of: TransferItem }) =>
  of.from === MAIN ? (
    <Icon of={ArrowUpRight} size={20} aria-hidden />
  ) : (
    <Icon of={ArrowDownLeft} size={20} aria-hidden />
  );
