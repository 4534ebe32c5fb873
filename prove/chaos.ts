import { Money } from '@palaro/kernel';
import { disagreements } from './agree.ts';
import { startChaosProxy } from './chaos-proxy.ts';
import { openDoor } from './door.ts';
import { createLiveVendor } from './live-vendor.ts';
import type { Proof } from './proof.ts';
import { seeded } from './seeded.ts';
import { openStage } from './stage.ts';

const PLAYERS = 8;
const OPENING = '1000000.0000';
/** How many rounds start together. */
const AT_ONCE = 80;

export const chaos: Proof = {
  says: 'a network that delays, cuts, repeats and truncates changes no balance',
  unit: 'rounds',
  short: 80,
  long: 20_000,
  async run({ n, seed, say }) {
    const stage = await openStage();
    const random = seeded(seed);
    const proxies = await Promise.all(
      stage.urls.map((url) => startChaosProxy(Number(new URL(url).port), random)),
    );
    const urls = proxies.map(({ url }) => url);
    const now = () => stage.app.clock.now();
    const door = openDoor(urls, now, { fresh: true, deadlineMs: 1_000 });
    try {
      const players = await stage.players(PLAYERS, OPENING);
      const vendor = createLiveVendor(seed, players, door);
      for (let number = 0; number < n; number++) {
        vendor.playRound(number);
        if (number % AT_ONCE === AT_ONCE - 1) await vendor.rest();
        if (number % 2_000 === 1_999) say(`  ${number + 1} rounds`);
      }
      await vendor.rest();
      const failures = await disagreements(stage.app.pool, vendor, Money.of(OPENING));
      const fates: Record<string, number> = {};
      for (const [fate, count] of proxies.flatMap(({ counts }) => Object.entries(counts))) {
        fates[`connections: ${fate}`] = (fates[`connections: ${fate}`] ?? 0) + count;
      }
      return { figures: { ...vendor.books.figures, ...fates }, failures };
    } finally {
      await Promise.all(proxies.map(({ stop }) => stop()));
      await stage.stop();
    }
  },
};
