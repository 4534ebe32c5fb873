import { t, useQueryParam, withTexts } from '@palaro/client';
import { contentTexts } from '@palaro/content/texts';
import { lazyPart, Skeleton, TabPanel, Tabs } from '@palaro/ui';
import { MessageList } from './MessageList.tsx';
import { useUnread } from './use-unread.ts';
import styles from './MessageCenterPage.module.css';

const Notices = lazyPart(
  withTexts([contentTexts], () => import('@palaro/content/web/NoticePage')),
  <div className={styles.wait}>
    <Skeleton shape="row" count={5} />
  </div>,
);

/** `/m/message`: the member's messages, and the notices that everybody sees (MINE-08). */
export default function MessageCenterPage() {
  const [tab, choose] = useQueryParam('tab');
  const unread = useUnread();
  const value = tab === 'notices' ? tab : 'messages';
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={t('inbox.sections')}
          items={[
            { id: 'messages', label: t('inbox.messages'), count: unread },
            { id: 'notices', label: t('inbox.notices') },
          ]}
          value={value}
          onChange={(id) => choose(id === 'notices' ? id : null)}
        />
      </div>
      <TabPanel id={value}>{value === 'notices' ? <Notices /> : <MessageList />}</TabPanel>
    </>
  );
}
