import type { TextKey } from '@palaro/api';
import { loginAddress, navigate, t, useSession } from '@palaro/client';
import { Chip, FilterChips, Icon, lazyPart, ListScreen, TabPanel, Tabs } from '@palaro/ui';
import { SlidersHorizontal } from 'lucide';
import { useCallback, useEffect, useState } from 'react';
import { GameGrid, GridSkeleton } from './GameGrid.tsx';
import styles from './GameListPage.module.css';
import { categoryName } from './names.ts';
import { NoGames } from './NoGames.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useCategories, useVendors } from './useCategories.ts';
import { useFavourites } from './useFavourites.ts';
import { inCategory, useGameFilter, type GameFilter, type ListTab } from './useGameFilter.ts';
import { MEMBER_TABS, useGamePages } from './useGamePages.ts';
import { VendorStrip, VendorStripPlace } from './VendorStrip.tsx';

/** Loaded when the filter is opened for the first time. */
const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'));

/** All games, or those of the category in the address. */
export default function GameListPage() {
  return <GameList />;
}

interface GameListProps {
  /** Shows this category alone, whatever the address says. */
  only?: string;
}

/** A category's games: search, filters, tabs, and as many pages as there are (GAME-03 to 06). */
export function GameList({ only }: GameListProps) {
  const [asked, change] = useGameFilter();
  const filter = only === undefined ? asked : { ...asked, gameType: only };
  const { tab } = filter;
  useMembersOnly(tab);
  const search = useCallback((name: string) => change({ gameName: name || null }), [change]);
  const tabs = TABS.map((id) => ({ id, label: t(TAB_TEXTS[id]) }));
  return (
    <div className={styles.page}>
      {only === undefined && (
        <Categories
          value={filter.gameType ?? ''}
          onChange={(code) => change(inCategory(code || null))}
        />
      )}
      <div className={styles.finding}>
        <SearchBox value={filter.gameName ?? ''} onSearch={search} />
        <Filter filter={filter} onSubmit={change} />
      </div>
      <Tabs
        label={t('catalogue.lists')}
        items={tabs}
        value={tab}
        onChange={(id) => change({ tab: id as ListTab })}
      />
      <Vendors filter={filter} onChange={(vassalage) => change({ vassalage })} />
      <TabPanel id={tab}>
        <Games filter={filter} />
      </TabPanel>
    </div>
  );
}

function Games({ filter }: { filter: GameFilter }) {
  const pages = useGamePages(filter);
  const favourites = useFavourites();
  const none = <NoGames filter={filter} />;
  return (
    <ListScreen
      pages={pages}
      empty={none}
      skeleton={<GridSkeleton />}
      failed={t('catalogue.not_loaded')}
      retryLabel={t('catalogue.try_again')}
      loadingLabel={t('catalogue.loading')}
    >
      {(games) => {
        const shown = filter.tab === 'fav' ? games.filter(favourites.has) : games;
        // The member may just have removed the last favourite on this page.
        return shown.length > 0 ? <GameGrid games={shown} /> : none;
      }}
    </ListScreen>
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
 * A guest who opens favourites or recent goes to the login page and comes back to it (GAME-09). A
 * trial reads in the list's place that they are for members.
 */
function useMembersOnly(tab: ListTab) {
  const session = useSession();
  const refused = !session && MEMBER_TABS.indexOf(tab) >= 0;
  useEffect(() => {
    if (!refused) return;
    navigate(loginAddress(window.location.pathname + window.location.search), { replace: true });
  }, [refused]);
}

interface CategoriesProps {
  value: string;
  onChange(code: string): void;
}

function Categories({ value, onChange }: CategoriesProps) {
  const { codes, isPending } = useCategories();
  const items = codes
    .filter((code) => code !== 'HOT')
    .map((code) => ({ id: code, label: categoryName(code) }));
  // Keeps the row's height while its choices load, so that nothing below it moves.
  if (isPending) return <div className={styles.chips} />;
  if (items.length < 2) return null;
  return (
    <FilterChips
      label={t('catalogue.categories')}
      items={[{ id: '', label: t('catalogue.all_games') }, ...items]}
      value={value}
      onChange={onChange}
    />
  );
}

interface VendorsProps {
  filter: GameFilter;
  onChange(vassalage: string | null): void;
}

/** Shown only where there is more than one vendor. */
function Vendors({ filter, onChange }: VendorsProps) {
  const { vendors, isPending } = useVendors(filter.gameType);
  if (isPending) return <VendorStripPlace />;
  if (vendors.length < 2) return null;
  return <VendorStrip vendors={vendors} value={filter.vassalage} onChange={onChange} />;
}

interface FilterProps {
  filter: GameFilter;
  onSubmit(changes: Partial<GameFilter>): void;
}

/** Opens the filter panel, and says how many filters are set. */
function Filter({ filter, onSubmit }: FilterProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { codes, mapping } = useCategories();
  const { gameType, vassalage, gameClassify, minBet } = filter;
  const { vendors } = useVendors(gameType);
  const count = [vassalage, gameClassify, minBet].filter(Boolean).length;
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Chip
        className={styles.filter}
        selected={count > 0}
        aria-haspopup="dialog"
        icon={<Icon of={SlidersHorizontal} size={18} aria-hidden />}
        {...(count > 0 ? { count } : {})}
        onClick={show}
      >
        {t('catalogue.filter')}
      </Chip>
      {asked && (
        <FilterSheet
          open={open}
          filter={filter}
          vendors={vendors}
          classifications={mapping[gameType ?? '']?.gameClassify ?? []}
          categories={codes}
          onSubmit={onSubmit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
