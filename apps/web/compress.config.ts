// Files that are compressed once, as far as it goes, rather than by each request halfway.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/** What is served as it was built; below this size a file fits into one packet anyway. */
const FILES = /^(assets|tiles)\/.*\.(js|css|svg)$|^(early|old-phones)\.js$/;
const FROM_BYTES = 1_024;

/** Writes `name.br` beside each; the server sends it to who takes it (apps/server, pages.ts). */
export const compressed = (outDir: string): Plugin => ({
  name: 'compressed',
  apply: 'build',
  enforce: 'post',
  async closeBundle() {
    const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    const wanted = names.filter((name) => FILES.test(name.replaceAll('\\', '/')));
    await Promise.all(wanted.map((name) => compressFile(join(outDir, name))));
  },
});

async function compressFile(path: string) {
  const bytes = readFileSync(path);
  if (bytes.length < FROM_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, await brotli(bytes, { params }));
}
