import { t, useQueryParam, withTexts } from '@palaro/client';
import { contentTexts } from '@palaro/content/texts';
import { lazyPart, Skeleton, TabPanel, Tabs } from '@palaro/ui';
import { MessageList } from './MessageList.tsx';
import { useUnread } from './use-unread.ts';
import styles from './MessageRoom.module.css';

const Notices = lazyPart(
  withTexts([contentTexts], () => import('@palaro/content/web/NoticePage')),
  <div className={styles.wait}>
    <Skeleton shape="row" count={5} />
  </div>,
);

const TABS = ['messages', 'notices'] as const;
type Tab = (typeof TABS)[number];

/**
 * One room for the member's messages and the notices that everybody sees (MINE-08). `first` is the
 * tab that the address opens; the other tab is kept in the query.
 */
export function MessageRoom({ first }: { first: Tab }) {
  const [tab, choose] = useQueryParam('tab');
  const unread = useUnread();
  const value = TABS.find((one) => one === tab) ?? first;
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
          onChange={(id) => choose(id === first ? null : id)}
        />
      </div>
      <TabPanel id={value}>{value === 'notices' ? <Notices /> : <MessageList />}</TabPanel>
    </>
  );
}
