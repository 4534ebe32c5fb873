// `node tools/run.mjs tools/draw-art.ts`: draws every picture of the kit anew into packages/ui/art.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawAll } from '../packages/ui/art/draw/index.ts';

const ART = join(import.meta.dirname, '../packages/ui/art');

for (const [name, content] of Object.entries(drawAll())) {
  const file = join(ART, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
