import {
  bool,
  defineEndpoint,
  codesOf,
  defineErrors,
  id,
  instant,
  list,
  money,
  nullable,
  object,
  oneOf,
  positiveMoney,
  text,
  uuid,
  type Static,
} from '@palaro/api';

/** The main wallet's name as one side of a transfer. */
export const MAIN = 'MAIN';

/**
 * `created` and `sent` last only a moment. `unknown` lasts until the vendor has said what became of
 * the transfer (docs/domain/wallet-protocol.md §11).
 */
export const TRANSFER_STATES = ['created', 'sent', 'unknown', 'done', 'failed'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** What happens with money when a vendor's game opens: none is moved, all of it is, or we ask. */
export const CARRIES = ['off', 'all', 'ask'] as const;
export type Carry = (typeof CARRIES)[number];

const carry = () => object({ carry: oneOf(CARRIES) });

export const transfersErrors = defineErrors({
  'transfer.sides': { status: 422 },
  'transfer.vendor_unknown': { status: 422 },
  'transfer.vendor_off': { status: 422 },
  'transfer.vendor_unavailable': { status: 422 },
  'transfer.insufficient': { status: 422 },
  'transfer.too_small': { status: 422 },
  'transfer.open': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    transfers: typeof transfersErrors;
  }
}

const side = () => text({ min: 1, max: 32, pattern: '^[A-Za-z0-9_-]+$' });

const transfer = () =>
  object({
    id: uuid(),
    from: side(),
    to: side(),
    amount: money(),
    state: oneOf(TRANSFER_STATES),
    createdAt: instant(),
    resolvedAt: nullable(instant()),
  });
export type TransferItem = Static<ReturnType<typeof transfer>>;

/** A vendor that keeps the balance, with what the member has there. */
const vendorWallet = () =>
  object({
    vendor: id(),
    name: text(),
    /** Whether money may be moved there. It may always come back. */
    on: bool(),
    amount: money(),
    /** When the vendor last told it; null where it has not been asked yet. */
    at: nullable(instant()),
    /** True where the vendor did not answer just now. */
    stale: bool(),
  });
export type VendorWallet = Static<ReturnType<typeof vendorWallet>>;

export const transfersApi = {
  transfer: defineEndpoint({
    method: 'POST',
    path: '/wps/relay/GLS2_WalletTransfer',
    summary: 'Moves money between the main wallet and a vendor that keeps the balance (MONEY-04).',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    money: { keyedBy: 'Idempotency-Key' },
    body: object({ from: side(), to: side(), amount: positiveMoney() }),
    reply: transfer(),
    errors: codesOf(transfersErrors),
  }),
  collect: defineEndpoint({
    method: 'POST',
    path: '/api/v1/wallets/collect',
    summary: 'Brings everything from every vendor to the main wallet, one transfer each.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    money: 'key-table',
    reply: list(object({ vendor: id(), amount: money(), state: oneOf(TRANSFER_STATES) })),
  }),
  transfers: defineEndpoint({
    method: 'GET',
    path: '/api/v1/wallets/transfers',
    summary: 'The latest transfers of the member, with the state of each.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    reply: list(transfer()),
  }),
  vendorWallets: defineEndpoint({
    method: 'GET',
    path: '/api/v1/wallets/vendors',
    summary: 'Vendors that keep the balance, each asked now for the member’s money there.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    reply: list(vendorWallet()),
  }),
  carry: defineEndpoint({
    method: 'GET',
    path: '/api/v1/wallets/carry',
    summary: 'Whether money is brought when a game of a vendor that keeps the balance opens.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    reply: carry(),
  }),
  chooseCarry: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/wallets/carry',
    summary: 'Chooses what to bring: nothing, everything, or ask.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    body: carry(),
    reply: carry(),
  }),
};
