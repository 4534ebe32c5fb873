import { MemberCenter } from './MemberCenter.tsx';
import { MEMBER_HOME } from './mine-site.ts';

/** `/m/member/home`: the member center under the shell's header. */
export default function MemberHomePage() {
  return <MemberCenter here={MEMBER_HOME} ownHeader={false} />;
}
