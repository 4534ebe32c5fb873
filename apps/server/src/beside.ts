import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

/** After this many crashes the program is not restarted; the site runs without it. */
const RESTARTS_MAX = 5;
/** A program that neither answers nor ends must not keep the site from being ready. */
const READY_MS = 15_000;
const RESTART_AFTER_MS = 500;
const STOP_MS = 1_000;

export interface Beside {
  /** Tells the program its variables, read anew at each start; with them it begins to listen. */
  start(read: () => Record<string, string>): void;
  /** Resolves when the program waits for its variables, or has ended. */
  loaded: Promise<void>;
  /** Resolves when the program answers, or when the site goes on without it. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Runs a program of the demo as a process beside the server. It loads while the server starts, but
 * not before `after`, sends `loaded`, waits for its variables, and sends `ready` when it listens.
 * `leftOff` is told when it keeps ending.
 */
export function loadBeside(program: string, leftOff: () => void, after: Promise<void>): Beside {
  let stopping = false;
  let restarts = 0;
  let child: ChildProcess | undefined;
  let variables: (() => Record<string, string>) | undefined;
  let isLoaded: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (isLoaded = resolve));
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));

  function load() {
    if (stopping) return;
    child = spawn(process.execPath, [program], {
      // Through this channel the program notices when this process is gone, even after a kill.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Ctrl-C then reaches only the server, which stops the program itself.
      detached: true,
    });
    child.on('message', told).once('exit', loadAgain);
    tell();
  }

  function told(what: unknown) {
    isLoaded();
    if (what === 'ready') isReady();
  }

  function loadAgain() {
    isLoaded();
    if (stopping) return;
    if (restarts++ < RESTARTS_MAX) setTimeout(load, RESTART_AFTER_MS * restarts).unref();
    else {
      leftOff();
      isReady();
    }
  }

  /** One that has just ended is told when it has been loaded again. */
  function tell() {
    if (variables) child?.send(variables(), () => undefined);
  }

  if (existsSync(program)) void after.then(load);
  else return { start: isReady, loaded: after, ready, stop: () => Promise.resolve() };
  return {
    start(read) {
      variables = read;
      setTimeout(isReady, READY_MS).unref();
      tell();
    },
    loaded,
    ready,
    async stop() {
      stopping = true;
      isLoaded();
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      const impatience = setTimeout(() => running.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(impatience);
    },
  };
}
