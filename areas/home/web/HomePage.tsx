import { catalogueApi, HOT, HOT_GAMES } from '@palaro/catalogue/api';
import { categoryName, useCategories, useCategory } from '@palaro/catalogue/web';
import { Card, CategoryRail, Skeleton } from '@palaro/ui';
import { setting, t, useCall } from '@palaro/client';
import { lazy, Suspense, type ComponentProps } from 'react';
import { HomeBanners } from './HomeBanners.tsx';
import { HomeFooter } from './HomeFooter.tsx';
import { HomeGames } from './HomeGames.tsx';
import { WhenNear } from './WhenNear.tsx';
import styles from './HomePage.module.css';

const LatestWins = lazy(() => import('./LatestWins.tsx'));
const WAITING = <Skeleton shape="row" count={3} />;

type RailItems = ComponentProps<typeof CategoryRail>['items'];
type RailCode = RailItems[number]['id'];

/** Home: highlights, the categories, the games of the current one, the latest wins. */
export default function HomePage() {
  const { codes, count } = useCategories();
  const [category, choose] = useCategory();
  const hot = useCall(catalogueApi.hotGames, HOT_GAMES);
  // Below games that are on their way nothing stands that they would push.
  const settled = category !== HOT || !hot.isPending;
  const items = codes.map((code) => ({ id: code as RailCode, label: categoryName(code) }));
  return (
    <div className={styles.page}>
      <h1 className="sr-only">{setting('site.name', 'Palaro')}</h1>
      <HomeBanners />
      <div className={styles.rail}>
        <CategoryRail
          label={t('home.categories')}
          items={items}
          value={category as RailCode}
          onChange={choose}
        />
      </div>
      <HomeGames category={category} />
      {settled && (
        <>
          <Card className={styles.winners} title={t('home.winners')}>
            <WhenNear waiting={WAITING}>
              <Suspense fallback={WAITING}>
                <LatestWins />
              </Suspense>
            </WhenNear>
          </Card>
          <HomeFooter games={count} />
        </>
      )}
    </div>
  );
}
