import {
  connectionOf,
  isCircuitOpen,
  listCredentials,
  listMaintenance,
  listPlanned,
  listVendorsOff,
  vendorSettings,
} from '@palaro/catalogue/server';
import { plusSeconds } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { vendorByCode, VENDORS, type Vendor } from '@palaro/vendors';
import { countOpenRounds } from '@palaro/wallet/server';
import type { VendorRow } from '../console.api.ts';
import { countParked, listParked } from './parked.repository.ts';
import { measureMessages } from './vendor-health.repository.ts';

const HEALTH_SECONDS = 3_600;

/** The vendor with that code. Refuses `not_found`; our own games have no outside vendor. */
export function requireVendor(code: string): Vendor {
  const vendor = vendorByCode(code);
  if (!vendor) throw refuse('not_found');
  return vendor;
}

/** Every outside vendor with its state and the last hour of its callbacks. */
export async function readVendors(app: App) {
  return { list: await vendorRows(app, VENDORS) };
}

async function vendorRows(app: App, vendors: readonly Vendor[]): Promise<VendorRow[]> {
  const since = plusSeconds(app.clock.now(), -HEALTH_SECONDS);
  const [off, health, parked, open] = await Promise.all([
    listVendorsOff(app.db),
    measureMessages(app.db, since),
    countParked(app.db),
    countOpenRounds(app),
  ]);
  return Promise.all(
    vendors.map(async (vendor) => {
      const { code, name } = vendor;
      const measured = health.find((row) => row.vendor === code);
      return {
        code,
        name,
        model: (await vendorSettings(app, code)).model,
        enabled: !off.includes(code),
        connected: (await connectionOf(app, vendor)) !== null,
        unanswering: isCircuitOpen(app, code),
        callbacks: measured?.callbacks ?? 0,
        failed: measured?.failed ?? 0,
        p95Ms: measured ? Math.round(measured.p95) : null,
        lastCallbackAt: measured?.last_at.toISOString() ?? null,
        openRounds: open.get(code) ?? 0,
        parked: parked.get(code) ?? 0,
      };
    }),
  );
}

/** One vendor. Refuses `not_found`. */
export async function readVendor(app: App, code: string) {
  const vendor = requireVendor(code);
  const [rows, credentials, windows, planned, parked] = await Promise.all([
    vendorRows(app, [vendor]),
    listCredentials(app, code),
    listMaintenance(app, code),
    listPlanned(app.db),
    listParked(app.db, code),
  ]);
  const [row] = rows;
  if (!row) throw refuse('not_found');
  return {
    vendor: row,
    credentials: credentials.map(({ key, created_at }) => ({
      key,
      addedAt: created_at.toISOString(),
    })),
    maintenance: windows.map(({ from, until, ...window }) => ({
      ...window,
      from: from?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    })),
    planned: planned.flatMap(({ id, apply_at, change, asked_by, reason, window_id }) => {
      const turned = change.vendors?.find((one) => one.vendor === code);
      if (turned?.enabled === undefined || window_id) return [];
      return [{ id, at: apply_at.toISOString(), enabled: turned.enabled, by: asked_by, reason }];
    }),
    parked: parked.map(({ id, command, status, parked_at }) => ({
      id,
      command,
      status,
      at: parked_at.toISOString(),
    })),
    testable: isTestable(vendor),
  };
}

/** Whether its interface has a list that can be read without changing anything. */
export const isTestable = ({ client }: Vendor) =>
  Boolean(client.transactions ?? client.listedRounds);
