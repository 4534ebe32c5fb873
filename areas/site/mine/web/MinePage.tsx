import { MemberCenter } from './MemberCenter.tsx';
import { MineTop } from './MineTop.tsx';

/** `/m/mine`: the member center with its header (MINE-01). */
export default function MinePage() {
  return (
    <>
      <MineTop />
      <MemberCenter here="/m/mine" ownHeader />
    </>
  );
}
