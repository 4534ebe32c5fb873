import { Money } from '@palaro/kernel';
import type { SettlementRow } from '@palaro/providers';
import type { App } from '@palaro/server';
import { sql } from 'kysely';
import { webhookUrl } from '../payments/provider-line.ts';
import { PROVIDER } from './demo-past.ts';

interface Row extends Record<'line' | 'id' | 'currency', string> {
  kind: SettlementRow['kind'];
  reference: string | null;
  gross: string;
  fee: string;
  net: string;
  at: Date;
}

/** Seeded payments and payouts; those of the provider's own have other ids. */
const OF_THE_PAST = '^(pay_(D[0-9]|demo_)|po_W)';

/**
 * The lines of the demo's past, as the sandbox provider's files must say them: it keeps them in its
 * own books, because it did not run then.
 */
export async function demoBooks(app: App) {
  const { rows } = await sql<Row>`
    select line, kind, provider_id id, reference, gross, fee, net, currency, at
    from settlement_line where provider = ${PROVIDER} and provider_id ~ ${OF_THE_PAST}
    order by at, line`.execute(app.db);
  const money = (count: string) => Money.text(BigInt(count));
  return {
    webhookUrl: webhookUrl(app, PROVIDER),
    rows: rows.map(({ gross, fee, net, at, ...row }) => ({
      ...row,
      gross: money(gross),
      fee: money(fee),
      net: money(net),
      at: at.toISOString(),
    })),
  };
}
