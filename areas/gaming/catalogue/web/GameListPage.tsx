import type { TextKey } from '@palaro/api';
import { isTrial, loginAddress, navigate, t, useQueryParam, useSession } from '@palaro/client';
import { FilterChips, ListScreen, TabPanel, Tabs } from '@palaro/ui';
import { useEffect } from 'react';
import { SearchBox } from './SearchBox.tsx';
import { GameGrid, GridSkeleton } from './GameGrid.tsx';
import { NoGames } from './NoGames.tsx';
import { categoryName, useCategories } from './useCategories.ts';
import { useFavourites } from './useFavourites.ts';
import { MEMBER_TABS, useGamePages, type ListTab } from './useGamePages.ts';
import styles from './GameListPage.module.css';

const ALL_VENDORS = 'ALL';

/** A category's games: search, tabs, vendors, and as many pages as there are (GAME-03 to 05). */
export default function GameListPage() {
  const [gameType, setGameType] = useQueryParam('gameType');
  const [asked, setTab] = useQueryParam('tab');
  const [vendor, setVendor] = useQueryParam('vassalage');
  const [gameName, setGameName] = useQueryParam('name');
  const tab = (asked ?? 'all') as ListTab;
  useMembersOnly(tab);

  const category = gameType ?? '';
  const pages = useGamePages({ tab, gameType: category, vassalage: vendor, gameName });
  const favourites = useFavourites();
  const none = <NoGames tab={tab} gameName={gameName} />;
  const tabs = TABS.map((id) => ({ id, label: t(TAB_TEXTS[id]) }));
  return (
    <div className={styles.page}>
      <Categories value={category} onChange={setGameType} />
      <SearchBox value={gameName ?? ''} onSearch={(name) => setGameName(name || null)} />
      <Tabs
        label={t('catalogue.lists')}
        items={tabs}
        value={tab}
        onChange={(id) => setTab(id === 'all' ? null : id)}
      />
      <div className={styles.vendors}>
        <Vendors category={category} value={vendor} onChange={setVendor} />
      </div>
      <TabPanel id={tab}>
        <ListScreen
          pages={pages}
          empty={none}
          skeleton={<GridSkeleton />}
          failed={t('catalogue.not_loaded')}
          retryLabel={t('catalogue.try_again')}
          loadingLabel={t('catalogue.loading')}
        >
          {(games) => {
            const shown = tab === 'fav' ? games.filter(favourites.has) : games;
            // The member may just have removed the last favourite on this page.
            return shown.length > 0 ? <GameGrid games={shown} /> : none;
          }}
        </ListScreen>
      </TabPanel>
    </div>
  );
}

const TABS: readonly ListTab[] = ['all', 'hot', 'recent', 'fav'];
const TAB_TEXTS: Record<ListTab, TextKey> = {
  all: 'catalogue.tab_all',
  hot: 'catalogue.hot',
  recent: 'catalogue.tab_recent',
  fav: 'catalogue.tab_favourites',
};

/**
 * A guest who opens favourites or recent goes to the login page and comes back to it (GAME-09).
 */
function useMembersOnly(tab: ListTab) {
  const session = useSession();
  const guest = !session || isTrial(session);
  const refused = guest && MEMBER_TABS.indexOf(tab) >= 0;
  useEffect(() => {
    if (!refused || session) return;
    navigate(loginAddress(window.location.pathname + window.location.search), { replace: true });
  }, [refused, session]);
}

interface Choice {
  value: string;
  onChange(code: string | null): void;
}

function Categories({ value, onChange }: Choice) {
  const { codes, isPending } = useCategories();
  const items = codes
    .filter((code) => code !== 'HOT')
    .map((code) => ({ id: code, label: categoryName(code) }));
  if (isPending) return <ChipsPlace />;
  if (items.length < 2) return null;
  return (
    <FilterChips
      label={t('catalogue.categories')}
      items={[{ id: '', label: t('catalogue.all_games') }, ...items]}
      value={value}
      onChange={(code) => onChange(code || null)}
    />
  );
}

/** Shown only where there is more than one vendor. */
function Vendors({ category, value, onChange }: Omit<Choice, 'value'> & VendorChoice) {
  const { mapping, isPending } = useCategories();
  const vendors = mapping[category]?.vendors ?? [];
  if (isPending && category) return <ChipsPlace />;
  if (vendors.length < 2) return null;
  const items = vendors.map(({ vassalage, vendorName }) => ({ id: vassalage, label: vendorName }));
  return (
    <FilterChips
      label={t('catalogue.vendors')}
      items={[{ id: ALL_VENDORS, label: t('catalogue.all_vendors') }, ...items]}
      value={value ?? ALL_VENDORS}
      // Choosing a vendor twice unselects it (GAME-06).
      onChange={(id) => onChange(id === ALL_VENDORS || id === value ? null : id)}
    />
  );
}

/** Keeps the row's height while its choices load, so that nothing below it moves. */
const ChipsPlace = () => <div className={styles.chips} />;

interface VendorChoice {
  category: string;
  value: string | null;
}
