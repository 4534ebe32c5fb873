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
  /** From the start of the process to its Ready line. */
  readyMs: number;
  pid: number;
  /** What it has said so far. */
  output(): string;
  /** Its exit code, once it has ended by whatever means. */
  ended: Promise<number | null>;
  /** Ends it like Ctrl-C does, or as the signal says; removes its data unless they were given. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface SiteOptions {
  /** Kept after the stop; a temporary folder otherwise. */
  dataDir?: string;
  env?: Record<string, string>;
}

/**
 * The site as `npm start` runs it, in a process of its own on a free port, built where its sources
 * changed. Throws with everything it said where it ends before it is ready.
 */
export async function startSite(options: SiteOptions = {}): Promise<StartedSite> {
  const built = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the site cannot be built: ${built.stderr}`);
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'palaro-site-'));
  const start = performance.now();
  const site = spawn(process.execPath, [SERVER], {
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

/** The tests' own settings must not reach the site. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = ['NODE_ENV', 'DATABASE_URL', 'DEMO', 'SITE', 'HOST', 'LOG_LEVEL'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.includes(name)));
}
