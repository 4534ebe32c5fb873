import {
  bool,
  defineEndpoint,
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
 * Created and sent are moments; unknown lasts until the vendor has said what became of it
 * (wallet-protocol.md §11).
 */
export const TRANSFER_STATES = ['created', 'sent', 'unknown', 'done', 'failed'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Whether money goes along when a vendor's game opens: never, all of it, or as the member says. */
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
    /** Money may go there; it may always come back. */
    on: bool(),
    amount: money(),
    /** When the vendor last said so; null where it has not been asked yet. */
    at: nullable(instant()),
    /** The vendor did not answer now. */
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
    movesMoney: true,
    body: object({ from: side(), to: side(), amount: positiveMoney() }),
    reply: transfer(),
    errors: Object.keys(transfersErrors),
  }),
  collect: defineEndpoint({
    method: 'POST',
    path: '/api/v1/wallets/collect',
    summary: 'Brings everything from every vendor to the main wallet, each on its own.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    movesMoney: true,
    reply: list(object({ vendor: id(), amount: money(), state: oneOf(TRANSFER_STATES) })),
  }),
  transfers: defineEndpoint({
    method: 'GET',
    path: '/api/v1/wallets/transfers',
    summary: 'The latest transfers of the member, with what became of each.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    reply: list(transfer()),
  }),
  vendorWallets: defineEndpoint({
    method: 'GET',
    path: '/api/v1/wallets/vendors',
    summary: 'Vendors that keep the balance, each asked now for what the member has there.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    reply: list(vendorWallet()),
  }),
  carry: defineEndpoint({
    method: 'GET',
    path: '/api/v1/wallets/carry',
    summary: 'Whether money goes along when a game of a vendor that keeps the balance opens.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    reply: carry(),
  }),
  chooseCarry: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/wallets/carry',
    summary: 'Chooses that: never, all of it, or ask.',
    access: 'member',
    moduleId: 'FUNDTRANS3',
    body: carry(),
    reply: carry(),
  }),
};
