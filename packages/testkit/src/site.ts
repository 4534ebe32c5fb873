import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SERVER = 'apps/server/dist/main.js';
const READY = /^Ready on (http:\S+)$/m;

export interface StartedSite {
  url: string;
  dataDir: string;
  /** Time from the start of the process to its Ready line. */
  readyMs: number;
  pid: number;
  /** Its output so far. */
  output(): string;
  /** Resolves with the exit code when the process ends for any reason. */
  ended: Promise<number | null>;
  /**
   * Ends the process with SIGTERM or the given signal, and removes its data unless `dataDir` was
   * given.
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface SiteOptions {
  /** A folder that is kept after the stop; without it a temporary one is used. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Flags of Node for the server's process. */
  flags?: readonly string[];
  /** The caller has built it already (`buildSite`). */
  built?: boolean;
}

/** Builds what changed since the last build. */
export function buildSite(): void {
  const built = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the site cannot be built: ${built.stderr}`);
}

/**
 * Starts the site as `npm start` does, in a separate process on a free port, after building what
 * changed. If it ends before it is ready, throws with all its output.
 */
export async function startSite(options: SiteOptions = {}): Promise<StartedSite> {
  if (!options.built) buildSite();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'palaro-site-'));
  const start = performance.now();
  const site = spawn(process.execPath, [...(options.flags ?? []), SERVER], {
    cwd: ROOT,
    env: { ...cleanEnvironment(), PORT: '0', DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => site.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      output += text;
      const ready = READY.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    site.stdout.setEncoding('utf8').on('data', hear);
    site.stderr.setEncoding('utf8').on('data', hear);
    void ended.then((code) => reject(new Error(`the site ended with ${code}: ${output}`)));
  });
  return {
    url,
    dataDir,
    readyMs: performance.now() - start,
    pid: site.pid ?? 0,
    output: () => output,
    ended,
    async stop(signal = 'SIGTERM') {
      site.kill(signal);
      const code = await ended;
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Settings of the tests must not reach the site. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const set = [
    'NODE_ENV',
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'DEMO',
    'SITE',
    'HOST',
    'LOG_LEVEL',
  ];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !set.includes(name)));
}
