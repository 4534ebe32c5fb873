import type { FastifyInstance } from 'fastify';
import type { App } from '@palaro/server';

/** The longest wait for requests under way: a stuck one must not keep the gate closed for ever. */
const DRAIN_MS = 5_000;
/** Not waited for: the push stream never ends, and the reset itself closes the gate. */
const PASS: readonly string[] = ['/api/v1/events', '/sandbox/reset'];

interface Gate {
  running: number;
  /** Set while the gate is closed. */
  closed: Promise<void> | null;
  drained: () => void;
}

const gates = new WeakMap<App, Gate>();

/** Counts requests under way and holds new ones while the gate is closed; before all routes. */
export function registerGate(app: App, server: FastifyInstance): void {
  const gate: Gate = { running: 0, closed: null, drained: () => undefined };
  gates.set(app, gate);
  server.addHook('onRequest', async (request, reply) => {
    if (PASS.includes(request.routeOptions.url ?? '')) return;
    while (gate.closed) await gate.closed;
    gate.running += 1;
    reply.raw.once('close', () => {
      gate.running -= 1;
      if (gate.running === 0) gate.drained();
    });
  });
}

/**
 * Runs work that no request may see half done (the demo's reset): requests under way end first, new
 * ones wait. A second call meanwhile joins the first instead of repeating the work.
 */
export async function alone(app: App, work: () => Promise<void>): Promise<void> {
  const gate = gates.get(app);
  if (!gate) return work();
  gate.closed ??= drain(gate)
    .then(work)
    .finally(() => (gate.closed = null));
  await gate.closed;
}

function drain(gate: Gate): Promise<void> {
  if (gate.running === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, DRAIN_MS);
    gate.drained = () => {
      clearTimeout(late);
      resolve();
    };
  });
}
