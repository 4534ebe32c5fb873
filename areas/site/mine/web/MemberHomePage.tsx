import { MemberCenter } from './MemberCenter.tsx';
import { MEMBER_HOME } from './mine-site.ts';

/** `/m/member/home`: the member center, with all that the site knows of the account (MINE-06). */
export default function MemberHomePage() {
  return <MemberCenter here={MEMBER_HOME} />;
}
