import { afterAll, describe } from 'vitest';
import { conforms } from './test-conformance.ts';
import { directBench } from './test-direct-bench.ts';

const { bench, stop } = await directBench();
afterAll(stop);

describe('commands in process, as in-house games send them (§13)', () => {
  conforms(bench);
});
