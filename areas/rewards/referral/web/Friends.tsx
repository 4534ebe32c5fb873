import { formatDate, setting, t } from '@palaro/client';
import { Badge, Card, EmptyState, ListRow } from '@palaro/ui';
import type { FriendStage, Referrals } from '../referral.api.ts';

const TONES = {
  registered: 'dim',
  verified: 'dim',
  first: 'gold',
  second: 'leaf',
} as const satisfies Record<FriendStage, string>;

/** Friends by masked name, day and stage; never what they paid in or lost. */
export const FriendRows = ({ rows }: { rows: readonly Referrals['list'][number][] }) => (
  <Card title={t('referral.friends')}>
    {rows.map(({ name, at, stage }) => (
      <ListRow
        key={`${at}/${name}`}
        title={<span translate="no">{name}</span>}
        detail={t('referral.joined', { at: formatDate(at) })}
        state={<Badge tone={TONES[stage]}>{t(`referral.stage.${stage}`)}</Badge>}
      />
    ))}
  </Card>
);

export const NoFriends = () => (
  <EmptyState title={t('referral.none')}>
    {t('referral.none_help', { age: setting('site.minAge', 21) })}
  </EmptyState>
);
