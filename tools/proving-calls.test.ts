import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const AREAS = readdirSync('areas', { recursive: true, encoding: 'utf8' });

/** What a pattern's first group matches in the areas' files with that ending, in order. */
const found = (files: RegExp, pattern: RegExp) =>
  AREAS.filter((file) => files.test(file))
    .flatMap((file) => [...readFileSync(`areas/${file}`, 'utf8').matchAll(pattern)])
    .map(([, name]) => name)
    .sort();

it('accounts §6 the page repeats a lost call exactly if the server gives its answer again', () => {
  const marked = /^ {2}(\w+): defineEndpoint\(\{(?:(?!\n {2}\}\))[^])*?\n {4}provesMember: true,/gm;
  const repeated = found(/^[\w-]+\/[\w-]+\/[\w-]+\.api\.ts$/, marked);
  const answered = found(/\.handlers\.ts$/, /^ {2}(\w+): steppedUp(?:Once)?\(/gm);
  expect(repeated).toEqual(answered);
  expect(repeated.length).toBeGreaterThan(10);
});
