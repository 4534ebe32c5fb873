import { AREAS } from '@palaro/server-app/areas';
import { expect, it } from 'vitest';
import { KIND_NAMES } from '../kind-names.ts';

it('every kind of change has words', () => {
  const kinds = AREAS.flatMap(({ changeKinds = [] }) => changeKinds.map(({ name }) => name));
  expect([...KIND_NAMES].sort()).toEqual(kinds.sort());
});
