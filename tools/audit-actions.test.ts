import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actionsEn } from '../areas/operators/audit/audit-actions.en.ts';
import { KIND_NAMES } from '../areas/operators/changes/kind-names.ts';

/** An entry's action as calls, tasks and kinds of change name it in the areas' code. */
const NAMED = /(?:records|action): '([a-z-]+\.[a-z_-]+)'/g;

it('the audit trail has words for every action that a call, a task or a change leaves in it', () => {
  const files = readdirSync('areas', { recursive: true, encoding: 'utf8' });
  const named = files
    .filter((file) => file.endsWith('.ts') && !/test|node_modules/.test(file))
    .flatMap((file) => [...readFileSync(`areas/${file}`, 'utf8').matchAll(NAMED)])
    .map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(100);
  const silent = [...named, ...KIND_NAMES].filter((name) => !(`act.${name}` in actionsEn));
  expect(silent).toEqual([]);
});
