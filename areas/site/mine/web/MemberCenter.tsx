import { useTemplate } from '@palaro/client';
import { BaseCenter } from './BaseCenter.tsx';
import type { CenterAddress } from './mine-site.ts';
import { MineTop } from './MineTop.tsx';
import { NewCenter } from './NewCenter.tsx';
import { useMine } from './use-mine.ts';

/** The template's number of the new member center (APP-07). */
const NEW = 1;

/**
 * The member center with its header (MINE-01), in the template's version. Both versions draw the
 * same table (APP-07).
 */
export function MemberCenter({ here }: { here: CenterAddress }) {
  const mine = useMine();
  const Version = useTemplate()?.mem_cen === NEW ? NewCenter : BaseCenter;
  return (
    <>
      <MineTop />
      <Version mine={mine} here={here} />
    </>
  );
}
