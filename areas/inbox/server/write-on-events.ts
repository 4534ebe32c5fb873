import { deviceName } from '@palaro/accounts/server';
import { isShadow, Money, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { MessageKind } from '../inbox.api.ts';
import { tellAccountChange } from './tell-account-changes.ts';
import type { TemplateName } from './templates.ts';
import { sendMessage } from './send-message.ts';

/** Writes what happened to an account where its member may not have looked. */
export function writeOnEvents(app: App): void {
  const write = (
    [member, kind, key]: [MemberId, MessageKind, string],
    template: TemplateName,
    values: Record<string, string>,
  ) => sendMessage(app, { member, kind, key, body: { template, values } });

  app.bus.on('session.opened', async (opened) => {
    const { memberId, sessionId, account, ip, userAgent, first, newDevice, at } = opened;
    const site = app.site.settings['site.name'];
    if (first) await write([memberId, 'SYSTEM', 'welcome'], 'welcome', { site, account });
    if (!newDevice) return;
    await write([memberId, 'SECURITY', `login/${sessionId}`], 'new_login', {
      at: at.toISOString(),
      device: deviceName(userAgent) || 'device/other',
      ip,
    });
  });
  app.bus.on('account.changed', (changed) => tellAccountChange(app, changed));
  app.bus.on('play-limit.set', ({ memberId, kind, period, amount, at }) => {
    const limit = `${kind}/${period}`;
    const key = `limit/${limit}/${at.getTime()}`;
    const values = { limit, amount: Money.text(amount), at: at.toISOString() };
    return write([memberId, 'SECURITY', key], 'limit_set', values);
  });
  app.bus.on('member.excluded', ({ memberId, kind, at, until }) => {
    const key = `excluded/${kind}/${at.getTime()}`;
    return kind === 'time_out' && until
      ? write([memberId, 'SECURITY', key], 'break_started', { until: until.toISOString() })
      : write([memberId, 'SECURITY', key], 'excluded', { at: at.toISOString() });
  });
  app.bus.on('transfer.failed', ({ memberId, vendor, id, direction, amount }) => {
    const template = direction === 'in' ? 'transfer_returned' : 'transfer_stayed';
    const values = { vendor, amount: Money.text(amount) };
    return write([memberId, 'MONEY', `transfer/${id}`], template, values);
  });
  app.bus.on('round.repaired', async ({ memberId, vendor, round }) => {
    // Free play has a wallet and no member.
    if (isShadow(memberId)) return;
    await write([memberId, 'MONEY', `round/${vendor}/${round}`], 'round_settled', { vendor });
  });
}
