import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the slowest test files first: a long one that starts last would keep one worker busy while
 * the others idle. Parts of paths, slowest first.
 */
const LONG = [
  'prove/',
  'tools/tidy.test.ts',
  'tools/new.test.ts',
  'apps/server/src/db/',
  'apps/server/src/main.test.ts',
  'gateway/server/conformance',
  'apps/server/src/http/calls.test.ts',
  'apps/server/src/http/principals.test.ts',
];

/** The place in the order above; everything else comes after. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((part) => moduleId.includes(part));
  return place < 0 ? LONG.length : place;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
