import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { SANDBOX_SECRETS } from '@palaro/providers/sandbox';
import type { Site } from '../running-site.ts';

const LOOK_MS = 20;
const ANSWER_MS = 5_000;

/** The process of the sandbox provider that this site has started, while it runs. */
function findBeside({ pid }: Site): number | null {
  const all = execFileSync('ps', ['axww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' });
  for (const line of all.split('\n')) {
    const [child, parent, ...command] = line.trim().split(/\s+/);
    if (Number(parent) === pid && command[1]?.includes('sandbox-pay')) return Number(child);
  }
  return null;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The provider that runs beside the site, as a payer and the operating system see it. */
export function createProvider(port: string) {
  let site: Site | null = null;
  async function ask(method: string, path: string): Promise<unknown> {
    try {
      const headers = { Authorization: `Bearer ${SANDBOX_SECRETS.key}` };
      const signal = AbortSignal.timeout(ANSWER_MS);
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, signal });
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  }
  return {
    /** A site was started, and the provider beside it. */
    meet: (started: Site) => void (site = started),
    /** The payer presses "Pay" there; false without an answer. */
    pay: async (reference: string): Promise<boolean> =>
      (await ask('POST', `/sandbox/payments/${reference}/pay`)) !== null,
    /** What its books say of a payment; null without an answer. */
    async statusOf(reference: string): Promise<string | null> {
      const payment = await ask('GET', `/v1/payments/${reference}`);
      return (payment as { status: string } | null)?.status ?? null;
    },
    /** `kill -9`; its site starts it again. */
    kill(): void {
      const beside = site && findBeside(site);
      if (beside) process.kill(beside, 'SIGKILL');
    },
    /** Runs the work, which ends the site, and waits until the provider beside it is gone. */
    async goneAfter(work: () => Promise<void>): Promise<void> {
      const beside = site && findBeside(site);
      await work();
      site = null;
      while (beside && isAlive(beside)) await pause(LOOK_MS);
    },
  };
}
export type Provider = ReturnType<typeof createProvider>;
