import type { App } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import { batched, paceOf, withWallets } from './wallet-callers.ts';

const CALLERS = [1, 32, 256];
const MEASURE_MS = 4_000;
/** A statement that takes less than this of a command is not worth a line, in µs. */
const LEAST = 0.5;

/** What each statement of a batch costs PostgreSQL, and all else this process, for one command. */
export const benchWalletStatements = () =>
  withWallets(
    async (app, members) => {
      const rows = [];
      for (const callers of CALLERS) rows.push(...(await costOf(app, members, callers)));
      return rows;
    },
    { counting: true },
  );

async function costOf(app: App, members: string[], callers: number) {
  await paceOf(batched(app), members, callers, MEASURE_MS);
  await app.pool.query('select pg_stat_statements_reset()');
  const before = ledgerOf(app).gauges().items;
  const cpu = process.cpuUsage();
  await paceOf(batched(app), members, callers, MEASURE_MS);
  const { user, system } = process.cpuUsage(cpu);
  const items = ledgerOf(app).gauges().items - before;
  const { rows } = await app.pool.query<{ query: string; micros: number }>(
    `select regexp_replace(query, '\\s+', ' ', 'g') query, total_exec_time * 1000 / $1 micros
      from pg_stat_statements where total_exec_time * 1000 / $1 > $2 order by 2 desc`,
    [items, LEAST],
  );
  const row = (name: string, value: number) => ({
    name: `${callers} at once: ${name}`,
    value,
    unit: 'µs',
    aim: '–',
    baseline: null,
    ratio: null,
  });
  const all = rows.reduce((sum, { micros }) => sum + micros, 0);
  return [
    row('Node', (user + system) / items),
    row('PostgreSQL', all),
    ...rows.map(({ query, micros }) => row(query.slice(0, 28), micros)),
  ];
}
