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

/** What both versions of the member center draw. */
export interface Mine {
  session: SessionInfo | null;
  info: MemberInfo | undefined;
  /** The member's data could not be read; a call of it tries again. */
  retryInfo: (() => void) | null;
  site: MineSite;
  entries: readonly MineEntry[];
  tiles: readonly MineTile[];
  /** The page's own address, to which nothing on it leads. */
  here: string;
}

export interface CenterProps {
  mine: Mine;
  /** Whether the shell draws no header here: the page then has its own, and the whole width. */
  ownHeader: boolean;
}

export function useMine(here: string): Mine {
  const session = useSession();
  // Drawn again when the deployment changes under a visitor: gates follow at once.
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

/** Opens what was tapped; a guest is asked to log in first where that is needed (MINE-05). */
export function openEntry({ to, guests }: Pick<MineTile, 'to' | 'guests'>): void {
  if (typeof to !== 'string') openDownload();
  else if (guests || currentSession()) navigate(to);
  else openWithLogin(to);
}
