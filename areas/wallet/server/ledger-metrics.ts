import type { Ledger, LedgerOptions } from '@palaro/ledger';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { App } from '@palaro/server';

type Watch = NonNullable<LedgerOptions['watch']>;
type Gauges = ReturnType<Ledger['gauges']>;

/** Seconds: a commit takes one at least, a bet is dropped after two. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const ITEMS = [1, 2, 4, 8, 16, 32, 64, 128];

/** The batcher at `/metrics` (ledger.md §6): what waits, how long, how much at once. */
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
  now('palaro_ledger_waiting', 'Items that wait for their batch', (g) => g.waiting);
  now('palaro_ledger_lanes_busy', 'Batches under way', (g) => g.busy);
  since(
    'palaro_ledger_dropped_total',
    'Items refused unsent: overload, or too late',
    (g) => g.dropped,
  );
  since(
    'palaro_ledger_replays_total',
    'Runs more than one a batch, after a failed one',
    (g) => g.replays,
  );
  const wait = times('palaro_ledger_wait_seconds', "How long a batch's first item waited");
  const batch = times('palaro_ledger_batch_seconds', 'Time of a batch: read, decided, committed');
  const commit = times('palaro_ledger_commit_seconds', 'Time of the commit alone');
  const size = new Histogram({
    name: 'palaro_ledger_batch_items',
    help: 'Items of a batch',
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
