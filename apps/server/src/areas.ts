import { accountsArea } from '@palaro/accounts/server';
import { catalogueArea } from '@palaro/catalogue/server';
import { contentArea } from '@palaro/content/server';
import { gatewayArea } from '@palaro/gateway/server';
import { playArea } from '@palaro/play/server';
import { recordsArea } from '@palaro/records/server';
import type { AreaServer } from '@palaro/server';
import { walletArea } from '@palaro/wallet/server';
import { transfersArea } from '@palaro/transfers/server';
import { reconciliationArea } from '@palaro/reconciliation/server';

/** Every area of the server, in the order in which they start and fill demo data. */
export const AREAS: readonly AreaServer[] = [
  walletArea,
  accountsArea,
  catalogueArea,
  contentArea,
  gatewayArea,
  playArea,
  recordsArea,
  transfersArea,
  reconciliationArea,
];
