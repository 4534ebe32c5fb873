import { Appearance, askSignOut } from '@palaro/accounts/web';
import {
  askLoginHere,
  goToRegister,
  HOME,
  mayRegister,
  navigate,
  setting,
  t,
  useLocation,
  useSearch,
  useSession,
  useStore,
} from '@palaro/client';
import { afterLayers, Button, Drawer, IconButton, SiteLogo, Icon } from '@palaro/ui';
import { LogOut, X } from 'lucide';
import { useDeferredValue, useEffect, useRef } from 'react';
import { CategoryGrid } from './CategoryGrid.tsx';
import {
  moreEntries,
  shortcuts,
  viewerOf,
  type MenuEntry,
  type MenuViewer,
} from './menu-entries.ts';
import { MenuRows } from './MenuRows.tsx';
import { menuOpen } from './open-menu.ts';
import { pickEntry } from './pick-entry.ts';
import styles from './SideMenu.module.css';

const close = () => menuOpen.set(false);

/** Closes the menu first, so that going back later does not stop at it. */
function leave(act: () => void) {
  close();
  afterLayers(act);
}

/** The side menu (MENU-01 to 04): games, shortcuts, language and look, login or sign-out. */
export default function SideMenu() {
  const viewer = viewerOf(useSession());
  const [path] = useLocation();
  useClosedByRoute(path);
  const open = useStore(menuOpen);
  // The panel answers the tap at once; its content follows in the next frame.
  const filled = useDeferredValue(open, false) || !open;
  return (
    <Drawer
      open={open}
      onClose={close}
      label={t('shell.side_menu')}
      head={<Head />}
      footer={<Foot viewer={viewer} />}
    >
      {filled && <Entries viewer={viewer} path={path} />}
    </Drawer>
  );
}

function Entries({ viewer, path }: { viewer: MenuViewer; path: string }) {
  const pick = (entry: MenuEntry) => leave(() => pickEntry(entry));
  const own = shortcuts(viewer);
  return (
    <div className={styles.body}>
      <h2 className={styles.heading}>{t('shell.games')}</h2>
      <CategoryGrid onPick={(address) => leave(() => goTo(address))} />
      {own.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('shell.shortcuts')}</h2>
          <MenuRows entries={own} current={path} onPick={pick} />
        </>
      )}
      <h2 className={styles.heading}>{t('shell.more')}</h2>
      <MenuRows entries={moreEntries(viewer)} current={path} onPick={pick} />
      <div className={styles.choices}>
        <Appearance />
      </div>
    </div>
  );
}

/**
 * On home, choosing a category replaces the address. From another page it adds a step to the
 * history.
 */
const goTo = (address: string) => navigate(address, { replace: window.location.pathname === HOME });

/** MENU-04: the menu closes when another screen opens. */
function useClosedByRoute(path: string) {
  const address = path + useSearch();
  const before = useRef(address);
  useEffect(() => {
    if (before.current !== address) close();
    before.current = address;
  }, [address]);
}

function Head() {
  return (
    <div className={styles.head}>
      <SiteLogo label={setting('site.name', '')} height={28} />
      <IconButton label={t('shell.close')} icon={<Icon of={X} size={22} />} onClick={close} />
    </div>
  );
}

/** Sign-out for a member (MENU-03), login for a guest; a trial has both, and the registration. */
function Foot({ viewer }: { viewer: MenuViewer }) {
  const registers = viewer === 'trial' && mayRegister();
  return (
    <div className={styles.foot}>
      {registers && (
        <Button tone="gold" wide onClick={() => leave(goToRegister)}>
          {t('client.register')}
        </Button>
      )}
      {viewer !== 'member' && (
        <Button tone={registers ? undefined : 'gold'} wide onClick={() => leave(askLoginHere)}>
          {t('shell.log_in')}
        </Button>
      )}
      {viewer !== 'guest' && (
        <Button wide icon={<Icon of={LogOut} size={20} />} onClick={() => leave(askSignOut)}>
          {t('shell.sign_out')}
        </Button>
      )}
    </div>
  );
}
