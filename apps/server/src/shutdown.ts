import { within } from '@palaro/server';

type Step = () => Promise<unknown>;

/** The whole stop stays below the 5 s that `npm start` promises. */
const TOTAL_MS = 4_800;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Shutdown {
  /** Adds a step with its time limit; the last step added is stopped first. */
  add(step: Step, milliseconds: number): void;
  /** Stops everything once, then ends the process. */
  run(code: number, line?: string): Promise<never>;
}

/** Stops what has been started when a signal arrives, even in the middle of a start. */
export function createShutdown(say: (line: string) => void): Shutdown {
  const steps: { step: Step; milliseconds: number }[] = [];
  let running: Promise<never> | undefined;
  const stopAll = async (code: number, line?: string): Promise<never> => {
    if (line) say(line);
    setTimeout(() => process.exit(1), TOTAL_MS).unref();
    for (const { step, milliseconds } of steps.reverse()) {
      await within(milliseconds, step().catch(report), undefined);
    }
    process.exit(code);
  };
  const report = (error: Error) => say(`While stopping: ${error.message}`);
  const run = (code: number, line?: string) => (running ??= stopAll(code, line));
  for (const signal of SIGNALS) {
    process.on(signal, () => void run(0, running ? undefined : 'Stopping'));
  }
  return { add: (step, milliseconds) => steps.push({ step, milliseconds }), run };
}
