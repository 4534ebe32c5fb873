import type { Handlers } from '@palaro/server';
import type { depositsApi } from '../../deposits.api.ts';
import { offerMethods } from '../methods/offer-methods.ts';
import { createDeposit } from './create-deposit.ts';
import type { NewDeposit } from './new-deposit.ts';
import { viewDeposit } from './deposit-view.ts';
import { cancelDeposit, readDeposit, reportPaid } from './end-deposit.ts';
import { listDeposits } from './list-deposits.ts';
import { listOffers } from './list-offers.ts';
import { readOwnSlip, removeSlip } from './own-slip.ts';
import { addSlip, storeSlip } from './slips.ts';
import type { App, Member, RequestInfo } from '@palaro/server';

interface Caller {
  app: App;
  member: Member;
  request: RequestInfo;
}

const placeDeposit = async ({ app, member, request }: Caller, draft: NewDeposit) =>
  viewDeposit(app.db, await createDeposit(app, member, draft, request), request.language);

export const depositsHandlers: Handlers<typeof depositsApi> = {
  depositMethods: ({ app, member, query, request }) =>
    offerMethods(app, member.id, request.language, query.vendor),
  manualDeposit: ({ body, ...caller }) => placeDeposit(caller, { ...body, method: 'BANK_MANUAL' }),
  gatewayDeposit: ({ body, ...caller }) => placeDeposit(caller, body),
  alipayDeposit: ({ body, ...caller }) => placeDeposit(caller, { ...body, method: 'ALIPAY' }),
  wechatDeposit: ({ body, ...caller }) => placeDeposit(caller, { ...body, method: 'WECHAT' }),
  qqDeposit: ({ body, ...caller }) => placeDeposit(caller, { ...body, method: 'QQ' }),
  depositReport: ({ app, member, query, request }) =>
    listDeposits(app, member.id, query, request.language),
  depositPromotions: async ({ app, member, query, request }) => ({
    list: await listOffers(app, member.id, query, request.language),
  }),
  depositOrder: async ({ app, member, params, request }) =>
    viewDeposit(app.db, await readDeposit(app, member, params.id), request.language),
  cancelDeposit: async ({ app, member, params, request }) =>
    viewDeposit(app.db, await cancelDeposit(app, member, params.id), request.language),
  sayPaid: async ({ app, member, params, request }) =>
    viewDeposit(app.db, await reportPaid(app, member, params.id), request.language),
  uploadSlip: ({ app, member, file, request }) =>
    storeSlip(app, member, file, request.idempotencyKey),
  addSlip: async ({ app, member, params, body, request }) =>
    viewDeposit(app.db, await addSlip(app, member, params.id, body.slip), request.language),
  ownSlip: ({ app, member, params }) => readOwnSlip(app, member.id, params.id),
  removeSlip: async ({ app, member, params, request }) =>
    viewDeposit(app.db, await removeSlip(app, member.id, params.id), request.language),
};
