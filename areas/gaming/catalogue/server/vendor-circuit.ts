import { Counter, Gauge } from 'prom-client';
import { defineService, type App } from '@palaro/server';
import { countAsk, type AskOutcome } from './vendor-asks.ts';

/** This many unanswered requests within the window stop a vendor's launches (protocol §8). */
const FAILURES_MAX = 20;
const WINDOW_MS = 30_000;
/** After this time one launch may try again; if it fails, all wait as long once more. */
const OPEN_MS = 30_000;

interface Circuit {
  failedAt: number[];
  /** No launch is tried before this time; 0 while the vendor answers. */
  openUntil: number;
}

const circuits = defineService('catalogue.circuits', ({ metrics }) => {
  const vendors = new Map<string, Circuit>();
  const registers = [metrics];
  const calls = new Counter({
    name: 'palaro_vendor_calls_total',
    help: 'Requests to vendors: answered, not answered, or not made while the circuit is open',
    labelNames: ['vendor', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'palaro_vendor_circuit_open',
    help: '1 while a vendor does not answer and is therefore not asked',
    labelNames: ['vendor'],
    registers,
    collect() {
      for (const [vendor, { openUntil }] of vendors) this.set({ vendor }, openUntil > 0 ? 1 : 0);
    },
  });
  return { vendors, calls };
});

/** Whether this node does not ask the vendor at the moment, because it did not answer. */
export const isCircuitOpen = (app: App, vendor: string) =>
  (circuits(app).vendors.get(vendor)?.openUntil ?? 0) > 0;

/** Thrown instead of calling `ask` while the vendor does not answer. */
export class CircuitOpen extends Error {}

/** Asks a vendor unless it has stopped answering. Its callbacks are still taken. */
export async function askVendor<T>(app: App, vendor: string, ask: () => Promise<T>): Promise<T> {
  const { vendors, calls } = circuits(app);
  const count = (outcome: AskOutcome) => {
    calls.inc({ vendor, outcome: outcome === 'failed' ? 'unanswered' : outcome });
    countAsk(app, vendor, outcome);
  };
  const circuit = vendors.get(vendor) ?? { failedAt: [], openUntil: 0 };
  vendors.set(vendor, circuit);
  const now = app.clock.now().getTime();
  const halfOpen = circuit.openUntil > 0;
  if (now < circuit.openUntil) {
    count('notAsked');
    throw new CircuitOpen(vendor);
  }
  // One launch tries a vendor that was down; the others keep waiting.
  if (halfOpen) circuit.openUntil = now + OPEN_MS;
  try {
    const answer = await ask();
    count('answered');
    Object.assign(circuit, { failedAt: [], openUntil: 0 });
    return answer;
  } catch (error) {
    count('failed');
    circuit.failedAt = [...circuit.failedAt.filter((at) => at > now - WINDOW_MS), now];
    if (halfOpen || circuit.failedAt.length >= FAILURES_MAX) circuit.openUntil = now + OPEN_MS;
    throw error;
  }
}
