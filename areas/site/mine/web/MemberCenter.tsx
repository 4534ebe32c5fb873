import { useTemplate } from '@palaro/client';
import { BaseCenter } from './BaseCenter.tsx';
import { NewCenter } from './NewCenter.tsx';
import { useMine } from './use-mine.ts';

/** The template's number of the new member center (APP-07). */
const NEW = 1;

interface MemberCenterProps {
  /** The page's address. */
  here: string;
  /** True if the shell draws no header here, so that this page's header has the settings. */
  ownHeader: boolean;
}

/** The member center in the template's version. Both versions draw the same table (APP-07). */
export function MemberCenter({ here, ownHeader }: MemberCenterProps) {
  const mine = useMine(here);
  const Version = useTemplate()?.mem_cen === NEW ? NewCenter : BaseCenter;
  return <Version mine={mine} ownHeader={ownHeader} />;
}
