import { siteEnvelope, type App } from '@palaro/server';
import type { DepositRecord } from './deposits.repository.ts';

/** Seals a payer's name, which is personal data. */
export const sealPayer = (app: App, order: string, name: string): Buffer =>
  siteEnvelope(app, 'cashier.payer').seal(order, name);

export const openPayer = (app: App, { id, payer_name_sealed: sealed }: DepositRecord) =>
  sealed ? siteEnvelope(app, 'cashier.payer').open(id, sealed) : null;
