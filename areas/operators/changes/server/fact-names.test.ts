import { REQUIRED_FACTS } from '@palaro/server';
import { AREAS } from '@palaro/server-app/areas';
import { expect, it } from 'vitest';
import { en } from '../changes-console.en.ts';

it('every fact that a kind of change must show has words', () => {
  const kinds = AREAS.flatMap(({ changeKinds = [] }) => changeKinds);
  const names = kinds.flatMap(({ concerns, payload }) => [
    ...REQUIRED_FACTS[concerns],
    ...Object.keys(payload.properties),
  ]);
  const without = [...new Set(names)].filter((name) => !(`field.${name}` in en));
  expect(without.sort()).toEqual([]);
});
