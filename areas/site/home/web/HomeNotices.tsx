import { navigate, t, useCall } from '@palaro/client';
import { publishedApi } from '@palaro/content/api';
import { Card, Ticker } from '@palaro/ui';
import { HOME_NEWS } from '../home.api.ts';
import styles from './HomeBelow.module.css';

/** The notices that operators pinned, one per line (HOME-03). Draws nothing if there are none. */
export function HomeNotices() {
  const pinned = useCall(publishedApi.announcements, HOME_NEWS).data?.hot ?? [];
  if (pinned.length === 0) return null;
  return (
    <Card title={t('home.notices')} className={styles.block}>
      <Ticker
        label={t('home.notices')}
        line={48}
        onPress={() => navigate('/m/notice')}
        pressLabel={t('home.all_notices')}
        items={pinned.map(({ id, title }) => ({
          id,
          content: (
            <span className={styles.notice}>
              <span className={styles.noticeTitle}>{title}</span>
            </span>
          ),
        }))}
      />
    </Card>
  );
}
