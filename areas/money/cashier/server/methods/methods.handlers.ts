import {
  askForChange,
  recordAudit,
  refuse,
  type App,
  type Handlers,
  type Operator,
} from '@palaro/server';
import { methodsChanged } from '../../cashier.api.ts';
import type { methodsConsoleApi } from '../../console-methods.api.ts';
import {
  accountChange,
  enabledOf,
  methodChange,
  setEnabled,
  switchChange,
} from './method-changes.ts';
import { readMethods } from './read-methods.ts';

export const methodsConsoleHandlers: Handlers<typeof methodsConsoleApi> = {
  paymentMethods: ({ app }) => readMethods(app),
  switchMethod: ({ app, operator, body }) => switchMethod(app, operator, body),
  changeMethod: ({ app, operator, body: { reason, ...payload } }) =>
    askForChange.of(app)(operator, methodChange, { payload, reason }),
  saveHouseAccount: ({ app, operator, body: { reason, ...payload } }) =>
    askForChange.of(app)(operator, accountChange, { payload, reason }),
};

interface Switching {
  code: string;
  provider?: string;
  on: boolean;
  reason: string;
}

/**
 * Off at once, on by two (docs/domain/payments.md §8). Open deposit pages follow. Refuses
 * `not_found`, and `console.no_change` where it stands so already.
 */
async function switchMethod(app: App, operator: Operator, { reason, ...payload }: Switching) {
  if (payload.on) return askForChange.of(app)(operator, switchChange, { payload, reason });
  await app.db.transaction().execute(async (tx) => {
    const before = await enabledOf(tx, payload);
    if (!before.enabled) throw refuse('console.no_change');
    await setEnabled(tx, payload);
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `payment-method:${payload.code}`,
      reason,
      before,
      after: { ...before, enabled: false },
    });
  });
  app.push.publish(methodsChanged, {});
  return { changeId: null };
}
