import { cashier } from './cashier/index.ts';
import { cashierCrash } from './cashier-crash/index.ts';
import { chaos } from './chaos.ts';
import { crash } from './crash.ts';
import { crowd } from './crowd/index.ts';
import { forge } from './forge.ts';
import { order } from './order.ts';
import type { Proof } from './proof.ts';
import { race } from './race.ts';
import { rng } from './rng.ts';
import { simulate } from './simulate/index.ts';
import { tables } from './tables/index.ts';

/** Every promise that is tested here, by the name of its command. */
export const PROOFS = {
  crash,
  order,
  race,
  simulate,
  chaos,
  cashier,
  'cashier-crash': cashierCrash,
  forge,
  rng,
  tables,
  crowd,
} satisfies Readonly<Record<string, Proof>>;
