import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The output of the member app's build; missing until it was built. */
const DIST = join(import.meta.dirname, '../../apps/web/dist');
const MANIFEST = join(DIST, '.vite/manifest.json');
export const isBuilt = existsSync(MANIFEST);

/**
 * Games calculate in BigInt, so older browsers get OldBrowserPage instead (pages.ts), and a round's
 * record tells its money alone (BetSheet.tsx). The chat of a table opens from a game alone. A rain
 * shows older browsers seed and hashes, and no button to check them with (RainResults.tsx).
 */
const ABOVE_THE_FLOOR = [
  /^\.\.\/\.\.\/(games|node_modules\/pixi\.js)\//,
  /\/gaming\/play\/web\/(load-ahead|GamePage|VerifyPage|RoundStory)\.tsx?$/,
  /\/gaming\/play\/web\/(watch\/WatchPage|chat\/Chat)\.tsx?$/,
  /\/rewards\/(lucky-draw|rain)\/web\/check-draw\.ts$/,
];
/** Scripts outside the module graph (apps/web/scripts.config.ts). */
const SCRIPTS = ['early.js', 'no-modules.js', 'sw.js', 'sw-off.js'];

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const readManifest = () => JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
export const readEmitted = (file: string) => readFileSync(join(DIST, file), 'utf8');

/** The files of these chunks and of everything they import statically. */
function filesOf(manifest: Record<string, Chunk>, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const take = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(take);
  };
  keys.forEach(take);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
}

/** Scripts and styles of the entry and of every lazy screen except games and the verifier. */
export function filesAtTheFloor(): { scripts: string[]; styles: string[] } {
  const manifest = readManifest();
  const keys = Object.entries(manifest)
    .filter(([key, { isEntry, isDynamicEntry }]) => {
      return (isEntry || isDynamicEntry) && !ABOVE_THE_FLOOR.some((files) => files.test(key));
    })
    .map(([key]) => key);
  const files = filesOf(manifest, keys);
  return {
    scripts: [...files.filter((file) => file.endsWith('.js')), ...SCRIPTS],
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** Files that every browser loads before anything else. */
export function filesOfTheEntry(): string[] {
  const manifest = readManifest();
  return filesOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
}
