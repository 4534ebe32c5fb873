import { cash, house } from '@palaro/ledger';
import type { Proof } from '../proof.ts';
import { judge } from './judge.ts';
import { createNetwork } from './network.ts';
import { createVendor } from './vendor.ts';
import { ALWAYS_AGREED, createWallet, walletOf } from './wallet.ts';
import { createWorld, type World } from './world.ts';

/** Worlds are small, so that a seed that breaks one is quick to replay and to read. */
const ROUNDS_A_WORLD = 200;
const MEMBERS = ['1', '2', '3', '4', '5'];
const OPENED = 20_000_000n;
const SUBLEDGERS = ['wallet.session', 'wallet.message', 'wallet.award', 'wallet.limit'];

/** Plays one world to its end. */
export function simulateWorld(seed: number, rounds: number) {
  const world = createWorld(seed);
  const store = walletOf(MEMBERS);
  open(world, store);
  const { random } = world;
  const fate = { crashes: random.below(60), downMs: 1 + random.below(20_000) };
  const wallet = createWallet(world, fate, store, ALWAYS_AGREED(SUBLEDGERS));
  const weather = {
    lost: random.below(300),
    repeated: random.below(300),
    delay: 1 + random.below(900),
  };
  const send = createNetwork(world, weather, wallet.receive);
  const { books, playRound } = createVendor(world, MEMBERS, send);
  for (let number = 0; number < rounds; number++) {
    world.after(random.below(rounds * 20), () => playRound(number));
  }
  world.run();
  const figures = { rounds, ...books.figures, ...wallet.figures };
  return { failures: judge(store, books, OPENED), figures, digest: world.digest() };
}

function open(world: World, store: ReturnType<typeof walletOf>): void {
  for (const member of MEMBERS) {
    store.commit([
      {
        does: 'post',
        member,
        book: 1,
        key: `opening/${member}`,
        input: 'opening',
        kind: 'opening',
        cause: { kind: 'opening', id: member },
        at: world.at(),
        legs: [{ from: house('OPENING'), to: cash, amount: OPENED }],
      },
    ]);
  }
}

export const simulate: Proof = {
  says: 'vendor, network and wallet from one seed: the balances end as the vendor reports',
  unit: 'rounds',
  short: 2_000,
  long: 1_000_000,
  run({ n, seed, say }) {
    const total: Record<string, number> = {};
    const failures: string[] = [];
    const worlds = Math.ceil(n / ROUNDS_A_WORLD);
    for (let i = 0; i < worlds; i++) {
      const one = seed + i;
      const { failures: broken, figures } = simulateWorld(one, Math.min(n, ROUNDS_A_WORLD));
      for (const [name, figure] of Object.entries(figures)) {
        total[name] = (total[name] ?? 0) + figure;
      }
      failures.push(
        ...broken.map((line) => `${line} (--n ${Math.min(n, ROUNDS_A_WORLD)} --seed ${one})`),
      );
      if (i % 500 === 499) say(`  ${i + 1} of ${worlds} worlds`);
    }
    return Promise.resolve({ figures: { worlds, ...total }, failures });
  },
};
