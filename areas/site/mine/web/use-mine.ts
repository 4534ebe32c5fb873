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
import { mineSite, type CenterAddress, type MemberInfo, type MineSite } from './mine-site.ts';

/** The data that both versions of the member center draw. */
export interface Mine {
  session: SessionInfo | null;
  info: MemberInfo | undefined;
  /** Set if loading the member's data failed; calling it tries again. */
  retryInfo: (() => void) | null;
  site: MineSite;
  entries: readonly MineEntry[];
  tiles: readonly MineTile[];
}

export interface CenterProps {
  mine: Mine;
  /** The address at which the center stands; at `MEMBER_HOME` the account's facts unfold. */
  here: CenterAddress;
}

/** The member's data; undefined for a guest and while loading. */
function useMemberInfo(): Pick<Mine, 'info' | 'retryInfo'> {
  const session = useSession();
  const read = useCall(accountsApi.memberInfo, {}, { when: session !== null });
  const info = session ? read.data : undefined;
  return {
    info,
    retryInfo: session && !info && read.isError ? () => void read.refetch() : null,
  };
}

export function useMine(): Mine {
  const session = useSession();
  // Draws again when the deployment's settings change, so that entries follow at once.
  useTemplate();
  const { info, retryInfo } = useMemberInfo();
  const site = mineSite(['download']);
  return {
    session,
    info,
    retryInfo,
    site,
    entries: mineEntries(session, info, site),
    tiles: mineTiles(session, site),
  };
}

/** Opens the tapped entry. A guest is asked to log in first if the entry needs it (MINE-05). */
export function openEntry({ to, guests }: Pick<MineTile, 'to' | 'guests'>): void {
  if (typeof to !== 'string') openDownload();
  else if (guests || currentSession()) navigate(to);
  else openWithLogin(to);
}
