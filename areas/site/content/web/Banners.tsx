import { call, followContentLink, t } from '@palaro/client';
import { BannerSwiper, contentSources } from '@palaro/ui';
import { BANNER_SIZES, publishedApi, type Banner } from '../published.api.ts';

interface BannersProps {
  banners: readonly Banner[];
  className?: string;
}

/** Banners in the operators' order, each with its main image; nothing where there is none. */
export function Banners({ banners, className }: BannersProps) {
  const withImage = banners.filter(({ url }) => url !== '').map(shown);
  if (withImage.length === 0) return null;
  return (
    <div className={className}>
      <BannerSwiper
        label={t('client.banners')}
        banners={withImage}
        onTap={follow}
        goLabel={(n) => t('client.banner_n', { n })}
        pauseLabel={t('client.banners_pause')}
        playLabel={t('client.banners_play')}
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
