import { t } from '@palaro/client';
import { Age, Money, Place, PlainTable } from '@palaro/desk';
import { queueText } from './queue-text.ts';
import { useWaiting } from './use-waiting.ts';

/** What waits for this operator, the oldest first, each leading to its work. */
export function WaitingTable() {
  const rows = [...useWaiting()].sort((a, b) => ((a.oldest ?? '9') < (b.oldest ?? '9') ? -1 : 1));
  return (
    <PlainTable
      label={t('overview-console.waiting.title')}
      empty={t('overview-console.waiting.none')}
      columns={[
        { title: 'overview-console.waiting.queue' },
        { title: 'overview-console.waiting.count', end: true },
        { title: 'overview-console.waiting.amount', end: true },
        { title: 'overview-console.waiting.oldest', end: true },
      ]}
      rows={rows.map(({ name, path, count, amount, oldest, lateAfter }) => ({
        key: name,
        cells: [
          <Place key="name" to={`/console${path}`}>
            {queueText(name)}
          </Place>,
          <strong key="count">{count.toLocaleString('en-US')}</strong>,
          amount && count > 0 ? <Money key="amount" value={amount} /> : '',
          oldest ? <Age key="oldest" since={oldest} lateAfter={lateAfter} /> : '',
        ],
      }))}
    />
  );
}
