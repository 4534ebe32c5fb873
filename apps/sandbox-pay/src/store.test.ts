import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createStore } from './store.ts';

it('keeps all of a step or none of it, and goes on after a line that was cut off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaro-store-'));
  const journal = join(folder, 'pay.jsonl');
  const kept = () => createStore(journal).table('payment').all();
  writeFileSync(
    journal,
    '{"table":"payment","id":"1","row":{"id":"1"}}\n{"table":"payment","id":"2"',
  );
  const rows = createStore(journal).table('payment');
  rows.put({ id: '3' });
  rows.put({ id: '4' });
  expect(kept()).toEqual([{ id: '1' }]);
  await Promise.resolve();
  expect(kept()).toEqual([{ id: '1' }, { id: '3' }, { id: '4' }]);
  rmSync(folder, { recursive: true });
});
