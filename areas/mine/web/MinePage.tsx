import { MemberCenter } from './MemberCenter.tsx';
import { MineTop } from './MineTop.tsx';

/** `/m/mine`: the member center under a header of its own (MINE-01). */
export default function MinePage() {
  return (
    <>
      <MineTop />
      <MemberCenter here="/m/mine" ownHeader />
    </>
  );
}
