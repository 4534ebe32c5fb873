// A site of the cashier's proof, in a process of its own: one-site.ts HISTORIES SEED
import { playSite } from './world.ts';

const [n, seed] = process.argv.slice(2).map(Number);
process.send?.(await playSite({ n: n!, seed: seed! }), () => process.exit(0));
