import { navigate, t, useCall } from '@palaro/client';
import { publishedApi } from '@palaro/content/api';
import { Marquee, Icon } from '@palaro/ui';
import { Megaphone } from 'lucide';
import { HOME_NEWS } from '../home.api.ts';
import styles from './HomePage.module.css';

const NOTICES = '/m/notice';

/** The line of announcements. It leads to all of them, and says so if there are none (HOME-02). */
export function HomeNews() {
  const { data, isPending } = useCall(publishedApi.announcements, HOME_NEWS);
  const titles = (data?.player ?? []).map(({ title }) => title);
  const none = isPending ? '' : t('home.no_news');
  return (
    <div className={styles.news}>
      <Marquee
        icon={<Icon of={Megaphone} size={18} aria-hidden />}
        label={t('home.announcements')}
        onPress={() => navigate(NOTICES)}
      >
        {titles.length > 0 ? titles.join('  ·  ') : none}
      </Marquee>
    </div>
  );
}
