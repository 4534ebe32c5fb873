import { formatDate, t, useCall, useQueryParam } from '@palaro/client';
import { afterLayers, Badge, Card, EmptyState, ListRow, Skeleton, Icon } from '@palaro/ui';
import { Megaphone } from 'lucide';
import { useState } from 'react';
import { publishedApi, type Announcement } from '../published.api.ts';
import { ContentFailed } from './ContentFailed.tsx';
import { NoticeSheet } from './NoticeSheet.tsx';
import styles from './Reading.module.css';

const NOTICES = { query: { types: 'PL', platform: 'M' } } as const;

/** Player announcements, newest first (REWARD-06); `id` in the address opens one. */
export default function NoticePage() {
  const notices = useCall(publishedApi.announcements, NOTICES);
  const [id, open, close] = useOpenNotice();
  const list = notices.data?.player;
  if (!list && notices.isError) {
    return <ContentFailed title={t('content.notices_failed')} of={notices} />;
  }
  if (list?.length === 0) {
    return (
      <EmptyState drawing="no-notices" title={t('content.no_notices')}>
        {t('content.no_notices_help')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <Card className={styles.list}>
        {list ? (
          list.map((notice) => <NoticeRow key={notice.id} notice={notice} onOpen={open} />)
        ) : (
          <div role="status" aria-label={t('content.loading')}>
            <Skeleton shape="signed" count={6} />
          </div>
        )}
      </Card>
      <NoticeSheet notice={list?.find((each) => each.id === id) ?? null} onClose={close} />
    </div>
  );
}

/**
 * The notice that the address names. The sheet must remove its history entry before the address
 * drops the id, because the entry below has the id too and would open the notice again.
 */
function useOpenNotice(): [id: string | null, open: (id: string) => void, close: () => void] {
  const [named, name] = useQueryParam('id');
  const [closed, setClosed] = useState<string | null>(null);
  const open = (id: string) => {
    setClosed(null);
    name(id);
  };
  const close = () => {
    setClosed(named);
    afterLayers(() => name(null));
  };
  return [named === closed ? null : named, open, close];
}

function NoticeRow({ notice, onOpen }: { notice: Announcement; onOpen(id: string): void }) {
  return (
    <ListRow
      lead={
        <span className={styles.news}>
          <Icon of={Megaphone} size={20} aria-hidden />
        </span>
      }
      title={notice.title}
      detail={formatDate(notice.publishedAt)}
      state={notice.pinned && <Badge tone="gold">{t('content.pinned')}</Badge>}
      onPress={() => onOpen(notice.id)}
      chevron
    />
  );
}
