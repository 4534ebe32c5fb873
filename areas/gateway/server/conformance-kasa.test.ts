import { afterAll, describe } from 'vitest';
import { conforms } from './test-conformance.ts';
import { kasaBench } from './test-kasa-bench.ts';

const { bench, stop } = await kasaBench();
afterAll(stop);

describe('a vendor of another dialect: forms, an MD5 hash, cents, numbers (§13)', () => {
  conforms(bench);
});
