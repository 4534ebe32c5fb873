import { withTexts } from '@palaro/client';
import { profileTexts } from '@palaro/profile/texts';
import { lazyPart } from '@palaro/ui';
import { MEMBER_HOME } from './mine-site.ts';
import type { CenterProps } from './use-mine.ts';

const MemberSecurity = lazyPart(withTexts([profileTexts], () => import('./MemberSecurity.tsx')));

/** The part that only `/m/member/home` shows, below all else; nothing for a guest and elsewhere. */
export const AtMemberHome = ({ mine: { session }, here }: CenterProps) =>
  session && here === MEMBER_HOME ? <MemberSecurity /> : null;
