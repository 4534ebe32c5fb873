import { call, followContentLink, t, useCall } from '@palaro/client';
import { publishedApi, type Banner } from '@palaro/content/api';
import { BannerSwiper, contentSources, Skeleton } from '@palaro/ui';
import { BANNER_SIZES, HOME_NEWS } from '../home.api.ts';
import styles from './HomePage.module.css';

/** Home's banners in the operators' order, each with its main image (HOME-01). */
export function HomeBanners() {
  const { data, isPending } = useCall(publishedApi.announcements, HOME_NEWS);
  if (isPending) return <Skeleton shape="banner" className={styles.banners} />;
  const banners = (data?.banners ?? []).filter(({ url }) => url !== '').map(shown);
  if (banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      <BannerSwiper
        label={t('home.banners')}
        banners={banners}
        onTap={follow}
        goLabel={(n) => t('home.banner_n', { n })}
        pauseLabel={t('home.pause')}
        playLabel={t('home.play')}
      />
    </div>
  );
}

const shown = ({ bannerId, url, title, link }: Banner) => ({
  id: bannerId,
  title,
  link,
  image: contentSources(url).fallback,
  sources: contentSources(url).sets,
  sizes: BANNER_SIZES,
});

/** Reports the tap and follows the link without waiting for the answer (HOME-01). */
function follow({ id, link }: { id: string; link: string | null }) {
  call(publishedApi.bannerTapped, { params: { bannerId: id } }, { keepalive: true }).catch(
    // A failure to count the tap does not concern the visitor.
    () => undefined,
  );
  followContentLink(link);
}
