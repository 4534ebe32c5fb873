import { catalogueApi, HOT_GAMES } from '@palaro/catalogue/api';
import { useLaunch } from '@palaro/catalogue/web';
import { t, useCall } from '@palaro/client';
import { bannerArt, BannerSwiper, Skeleton } from '@palaro/ui';
import styles from './HomePage.module.css';

/** Nearly always the first highlight: on its way while the site's data still is. */
const LIKELY_FIRST = bannerArt('perlas');
if (LIKELY_FIRST) new Image().src = LIKELY_FIRST;

/** Highlights: the hot games that have a banner of their own. */
export function HomeBanners() {
  const { data, isPending } = useCall(catalogueApi.hotGames, HOT_GAMES);
  const launch = useLaunch();
  const banners = (data?.list ?? []).flatMap((game) => {
    const image = bannerArt(game.gameId);
    return image ? [{ id: game.nodeId, image, title: game.displayName, game }] : [];
  });
  if (isPending) return <Skeleton shape="banner" className={styles.banners} />;
  if (banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      <BannerSwiper
        label={t('home.banners')}
        banners={banners}
        onTap={({ game }) => launch(game)}
        goLabel={(n) => t('home.banner_n', { n })}
        pauseLabel={t('home.pause')}
        playLabel={t('home.play')}
      />
    </div>
  );
}
