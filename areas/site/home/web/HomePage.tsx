import { catalogueApi, HOT, HOT_GAMES, winners } from '@palaro/catalogue/api';
import { categoryName, useCategories, useCategory } from '@palaro/catalogue/web';
import {
  setting,
  switchOn,
  t,
  useCall,
  useLanguage,
  useSession,
  useTemplate,
  useTopic,
  whenQuiet,
} from '@palaro/client';
import { publishedApi } from '@palaro/content/api';
import { AnnouncementPopups } from '@palaro/content/web';
import { inboxTopic } from '@palaro/inbox/api';
import { OpenPlay } from '@palaro/records/web';
import { CategoryRail, lazyPart, Skeleton } from '@palaro/ui';
import { walletTopic } from '@palaro/wallet/api';
import { memo, useDeferredValue, useLayoutEffect, type ComponentProps } from 'react';
import { HOME_NEWS } from '../home.api.ts';
import { DownloadBar } from './DownloadBar.tsx';
import { warmHome } from './home-bundle.ts';
import { HomeBanners } from './HomeBanners.tsx';
import { HomeFooter } from './HomeFooter.tsx';
import { HomeGames } from './HomeGames.tsx';
import { HomeNews } from './HomeNews.tsx';
import { WhenNear } from './WhenNear.tsx';
import styles from './HomePage.module.css';

const WAITING = (
  <div className={styles.waiting}>
    <Skeleton shape="block" count={3} />
  </div>
);
// These parts are outside the first view. They load later, so that it has network and processor to
// itself.
const HomeBelow = lazyPart(async () => {
  await whenQuiet();
  return import('./HomeBelow.tsx');
}, WAITING);
const HomeFloats = lazyPart(async () => {
  await whenQuiet();
  return import('./HomeFloats.tsx');
});

type RailItems = ComponentProps<typeof CategoryRail>['items'];
type RailCode = RailItems[number]['id'];

/**
 * Home: banners, announcements, categories and the games of the current one; below them matches,
 * notices, wins and the counter; over them popups and contact buttons (HOME-03).
 */
export default function HomePage() {
  const session = useSession();
  const { codes, count } = useCategories();
  const [category, choose] = useCategory();
  // A tap highlights its category at once. Its games are drawn afterwards.
  const shown = useDeferredValue(category);
  const hot = useCall(catalogueApi.hotGames, HOT_GAMES);
  const news = useCall(publishedApi.announcements, HOME_NEWS).data;
  // Ask before the parts do, so that everything stale is requested together (HOME-10).
  useLayoutEffect(warmHome, [session]);
  useHomeTopics(session !== null);
  // Wait for the games before drawing anything below them, or the page jumps.
  const settled = shown !== HOT || !hot.isPending;
  const items = codes.map((code) => ({ id: code as RailCode, label: categoryName(code) }));
  return (
    <div className={styles.page}>
      <h1 className="sr-only">{setting('site.name', 'Palaro')}</h1>
      <Top />
      <div className={styles.rail}>
        <CategoryRail
          label={t('home.categories')}
          items={items}
          value={category as RailCode}
          onChange={choose}
          end={<Floats />}
        />
      </div>
      <Games category={shown} />
      {settled && (
        <>
          <Below />
          <HomeFooter games={count} />
          {session && <OpenPlay />}
        </>
      )}
      <AnnouncementPopups popups={news?.popup} />
    </div>
  );
}

/** Draws a part again when texts, switches or names change. Its data comes from its calls. */
function useSiteAndLanguage() {
  useLanguage();
  useTemplate();
}

// Memoised, so that a tap on a category does not draw the other parts again.
const Games = memo(function Games(props: ComponentProps<typeof HomeGames>) {
  useSiteAndLanguage();
  return <HomeGames {...props} />;
});
const Floats = memo(function Floats() {
  useSiteAndLanguage();
  return <HomeFloats />;
});
const Top = memo(function Top() {
  useSiteAndLanguage();
  return (
    <>
      <DownloadBar />
      <HomeBanners />
      <HomeNews />
    </>
  );
});
const Below = memo(function Below() {
  useSiteAndLanguage();
  return (
    <WhenNear waiting={WAITING}>
      <HomeBelow />
    </WhenNear>
  );
});

const NOTED = { onEvent: () => undefined };

/**
 * Subscribes at once to the topics of parts that load later, because each new topic would open the
 * push stream again.
 */
function useHomeTopics(member: boolean) {
  useTopic(winners, NOTED);
  useTopic(walletTopic, NOTED, { when: member });
  useTopic(inboxTopic, NOTED, { when: member && switchOn('MAILCEN') });
}
