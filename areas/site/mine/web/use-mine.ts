import { accountsApi } from '@palaro/accounts/api';
import { openDownload } from '@palaro/content/web';
import {
  currentSession,
  navigate,
  openWithLogin,
  useCall,
  useSession,
  useTemplate,
  type SessionInfo,
} from '@palaro/client';
import { mineEntries, mineTiles, type MineEntry, type MineTile } from './mine-entries.ts';
import { mineSite, type MemberInfo, type MineSite } from './mine-site.ts';

/** The data that both versions of the member center draw. */
export interface Mine {
  session: SessionInfo | null;
  info: MemberInfo | undefined;
  /** Set if loading the member's data failed; calling it tries again. */
  retryInfo: (() => void) | null;
  site: MineSite;
  entries: readonly MineEntry[];
  tiles: readonly MineTile[];
  /** The page's address. No entry on the page leads to it. */
  here: string;
}

export interface CenterProps {
  mine: Mine;
  /**
   * True if the shell draws no header here. The page then draws a header and uses the whole width.
   */
  ownHeader: boolean;
}

export function useMine(here: string): Mine {
  const session = useSession();
  // Draws again when the deployment's settings change, so that entries follow at once.
  useTemplate();
  const read = useCall(accountsApi.memberInfo, {}, { when: session !== null });
  const info = session ? read.data : undefined;
  const site = mineSite(['download']);
  return {
    session,
    info,
    retryInfo: session && !info && read.isError ? () => void read.refetch() : null,
    site,
    entries: mineEntries(session, info, site),
    tiles: mineTiles(session, site, here),
    here,
  };
}

/** Opens the tapped entry. A guest is asked to log in first if the entry needs it (MINE-05). */
export function openEntry({ to, guests }: Pick<MineTile, 'to' | 'guests'>): void {
  if (typeof to !== 'string') openDownload();
  else if (guests || currentSession()) navigate(to);
  else openWithLogin(to);
}
