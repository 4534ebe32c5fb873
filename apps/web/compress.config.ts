// Compresses files once at build time, at the highest level, so that no request has to compress
// them quickly and worse.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/** Files that are served as built. A file below this size fits into one packet anyway. */
const FILES = /^(assets|tiles)\/.*\.(js|css|svg)$|^(early|old-phones|phone-proof)\.js$/;
const FROM_BYTES = 1_024;

/**
 * Writes `name.br` beside each file. The server sends it to browsers that accept it (apps/server,
 * pages.ts).
 */
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
