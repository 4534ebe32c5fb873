import type { Ledger, LedgerOptions } from '@palaro/ledger';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { App } from '@palaro/server';

type Watch = NonNullable<LedgerOptions['watch']>;
type Gauges = ReturnType<Ledger['gauges']>;

/** Bucket bounds in seconds; a bet is dropped after two seconds. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const ITEMS = [1, 2, 4, 8, 16, 32, 64, 128];

/**
 * Reports the batcher at `/metrics` (docs/domain/ledger.md §6): what waits, how long, and how large
 * batches are.
 */
export function ledgerWatch({ metrics }: Pick<App, 'metrics'>, gauges: () => Gauges): Watch {
  const registers = [metrics];
  const now = (name: string, help: string, read: (gauges: Gauges) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect: function () {
        this.set(read(gauges()));
      },
    });
  const since = (name: string, help: string, read: (gauges: Gauges) => number) =>
    new Counter({
      name,
      help,
      registers,
      collect: function () {
        this.reset();
        this.inc(read(gauges()));
      },
    });
  const times = (name: string, help: string) =>
    new Histogram({ name, help, registers, buckets: SECONDS });
  now('palaro_ledger_waiting', 'Items waiting for their batch', (g) => g.waiting);
  now('palaro_ledger_lanes_busy', 'Batches under way', (g) => g.busy);
  since(
    'palaro_ledger_dropped_total',
    'Items refused without being sent: overload, or too late',
    (g) => g.dropped,
  );
  since('palaro_ledger_replays_total', 'Extra runs after a failed batch', (g) => g.replays);
  const wait = times('palaro_ledger_wait_seconds', 'How long a batch’s first item waited');
  const batch = times('palaro_ledger_batch_seconds', 'Time of a batch: to read, decide and commit');
  const commit = times('palaro_ledger_commit_seconds', 'Time of the commit');
  const size = new Histogram({
    name: 'palaro_ledger_batch_items',
    help: 'Items in a batch',
    registers,
    buckets: ITEMS,
  });
  return {
    batch({ items, waitMs, batchMs }) {
      size.observe(items);
      wait.observe(waitMs / 1000);
      batch.observe(batchMs / 1000);
    },
    commit: (ms) => commit.observe(ms / 1000),
  };
}
