// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { withoutServerParts } from './lean.config.ts';

const AREAS = join(import.meta.dirname, '../../areas');
const FILES = readdirSync(AREAS, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.api.ts') && !file.includes('node_modules'),
);
/** A payment's `method` is a field of shapes, which are cut; a call's is a text. */
const fieldsOf = (code: string, name: string) =>
  code.match(new RegExp(`\\b${name}: ${name === 'method' ? '"' : ''}`, 'g'))?.length ?? 0;

/** A file of calls as the build writes it, and as it was. */
async function built(file: string) {
  const path = join(AREAS, file);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  const { transform } = withoutServerParts() as {
    transform: { handler(this: { parse: typeof parseAst }, code: string): string };
  };
  return { before: code, after: transform.handler.call({ parse: parseAst }, code) };
}

it('the build keeps who may make each call, without which guests’ screens ask nothing', async () => {
  expect(FILES.length).toBeGreaterThan(20);
  for (const file of FILES) {
    const { before, after } = await built(file);
    for (const kept of ['access', 'path', 'method', 'moduleId']) {
      expect([file, kept, fieldsOf(after, kept)]).toEqual([file, kept, fieldsOf(before, kept)]);
    }
  }
});
