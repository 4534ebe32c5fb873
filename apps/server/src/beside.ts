import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

/** After this many crashes the program is not restarted; the site runs without it. */
const RESTARTS_MAX = 5;
/** A program that neither answers nor ends must not keep the site from being ready. */
const READY_MS = 15_000;
const RESTART_AFTER_MS = 500;
const STOP_MS = 1_000;

interface Beside {
  /** The path of its built program. */
  program: string;
  env: Record<string, string>;
  /** Told when it keeps ending and is left off. */
  leftOff(): void;
}

export interface Running {
  /** Resolves when the program answers, or when the site goes on without it. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Runs a program of the demo as a process beside the server. The program sends its first message
 * when it listens.
 */
export function runBeside({ program, env, leftOff }: Beside): Running {
  if (!existsSync(program)) return { ready: Promise.resolve(), stop: () => Promise.resolve() };
  let stopping = false;
  let restarts = 0;
  let child: ChildProcess;
  let isReady: () => void;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
    setTimeout(resolve, READY_MS).unref();
  });
  const run = () => {
    child = spawn(process.execPath, [program], {
      env: { ...process.env, ...env },
      // Through this channel the program notices when this process is gone, even after a kill.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Ctrl-C then reaches only the server, which stops the program itself.
      detached: true,
    });
    child.once('message', isReady);
    child.once('exit', () => {
      if (stopping) return;
      if (restarts++ < RESTARTS_MAX) setTimeout(run, RESTART_AFTER_MS * restarts).unref();
      else {
        leftOff();
        isReady();
      }
    });
  };
  run();
  const stop = async () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(impatience);
  };
  return { ready, stop };
}
