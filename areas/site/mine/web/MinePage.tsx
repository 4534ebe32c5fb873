import { MemberCenter } from './MemberCenter.tsx';
import { MINE } from './mine-site.ts';

/** `/m/mine`: the member center. */
export default function MinePage() {
  return <MemberCenter here={MINE} />;
}
