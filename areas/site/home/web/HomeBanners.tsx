import { useCall } from '@palaro/client';
import { publishedApi } from '@palaro/content/api';
import { Banners } from '@palaro/content/web';
import { Skeleton } from '@palaro/ui';
import { HOME_NEWS } from '../home.api.ts';
import styles from './HomePage.module.css';

/** Home's banners (HOME-01). */
export function HomeBanners() {
  const { data, isPending } = useCall(publishedApi.announcements, HOME_NEWS);
  if (isPending) return <Skeleton shape="banner" className={styles.banners} />;
  return <Banners banners={data?.banners ?? []} className={styles.banners} />;
}
