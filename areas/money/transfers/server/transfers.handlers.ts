import type { Handlers } from '@palaro/server';
import type { transfersApi } from '../transfers.api.ts';
import { chooseCarry, readCarry } from './carry-choice.ts';
import { collect } from './collect.ts';
import { listTransfers, listVendorWallets, onWire } from './list-transfers.ts';
import { makeTransfer } from './make-transfer.ts';

export const transfersHandlers: Handlers<typeof transfersApi> = {
  transfer: async ({ app, member, body, request }) =>
    onWire(await makeTransfer(app, member, body, request.idempotencyKey)),
  collect: async ({ app, member }) =>
    (await collect(app, member.id)).map((transfer) => {
      const { amount, state } = onWire(transfer);
      return { vendor: transfer.vendor, amount, state };
    }),
  transfers: ({ app, member }) => listTransfers(app, member.id),
  vendorWallets: ({ app, member }) => listVendorWallets(app, member.id),
  carry: async ({ app, member }) => ({ carry: await readCarry(app, member) }),
  async chooseCarry({ app, member, body }) {
    await chooseCarry(app, member, body.carry);
    return body;
  },
};
