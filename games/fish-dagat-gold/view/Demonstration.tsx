import { Water } from './Water.tsx';
import type { Picture } from './paint.ts';
import { targetAt } from '../targets.ts';
import { placeOf, type Spawn } from '../water.ts';

/** One of each kind, on paths of their own. */
const SCHOOL: readonly Spawn[] = Array.from({ length: 20 }, (_, target) => ({
  target,
  path: (target * 7) % 24,
  at: (target * 2_900) % 26_000,
}));
const ROUND_MS = 27_000;

/** The fish of the game, swimming behind the list of rooms; nobody plays here. */
export function Demonstration() {
  return (
    <Water picture={demonstration} flipped={false} plays={false} onPoint={none} onHold={none} />
  );
}

const none = () => undefined;

function demonstration(calm: boolean): Picture {
  const now = calm ? 12_000 : Math.round(performance.now());
  const swimming = SCHOOL.flatMap((spawn) => {
    const since = (now + ROUND_MS - spawn.at) % ROUND_MS;
    const place =
      since <= targetAt(spawn.target).swims ? placeOf({ ...spawn, at: 0 }, since) : null;
    const waveAt = now - since;
    return place
      ? [{ id: String(spawn.target), spawn: { ...spawn, at: 0 }, waveAt, ...place }]
      : [];
  });
  return {
    swimming,
    flights: [],
    splashes: [],
    guns: [],
    locked: null,
    now,
    flipped: false,
    calm,
  };
}
