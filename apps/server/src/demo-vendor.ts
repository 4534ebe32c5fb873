import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';

/** A vendor that keeps crashing is given up: the site runs without it. */
const RESTARTS_MAX = 5;
const RESTART_AFTER_MS = 500;
const STOP_MS = 1_000;

interface VendorProcess {
  /** Its built program. */
  program: string;
  env: Record<string, string>;
  say(line: string): void;
}

/** Takes away what the vendor kept of an earlier demo: balances, and what it sent. */
export function removeJournal(journal: string): void {
  for (const path of [journal, `${journal}.sent`]) rmSync(path, { force: true });
}

/** Runs the demo vendor as a process of its own beside the server; returns what stops it. */
export function startDemoVendor({ program, env, say }: VendorProcess): () => Promise<void> {
  if (!existsSync(program)) return () => Promise.resolve();
  let stopping = false;
  let restarts = 0;
  let vendor: ChildProcess;
  const run = () => {
    vendor = spawn(process.execPath, [program], {
      env: { ...process.env, ...env },
      // The channel tells it when this process is gone, however that ended.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Ctrl-C reaches the server alone, which stops its vendor itself.
      detached: true,
    });
    vendor.once('exit', () => {
      if (stopping) return;
      if (restarts++ < RESTARTS_MAX) setTimeout(run, RESTART_AFTER_MS * restarts).unref();
      else say('The demo vendor keeps ending and is left off; its games will not open.');
    });
  };
  run();
  return async () => {
    stopping = true;
    if (vendor.exitCode !== null || vendor.signalCode !== null) return;
    const ended = new Promise((resolve) => vendor.once('exit', resolve));
    vendor.kill('SIGTERM');
    const impatience = setTimeout(() => vendor.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(impatience);
  };
}
