import { deviceName } from '@palaro/accounts/server';
import { isShadow, type MemberId } from '@palaro/kernel';
import type { App, Listeners } from '@palaro/server';
import type { MessageKind } from '../inbox.api.ts';
import { tellAccountChange } from './tell-account-changes.ts';
import type { TemplateName } from './templates.ts';
import '@palaro/limits/server';
import { sendMessage } from './send-message.ts';
import { tellReturnOrdered, tellReturnSent } from './tell-returns.ts';
import { dropOfSession } from './subscriptions.repository.ts';

/** The key identifies the occasion, so that a repeated event writes nothing. */
const write = (
  app: App,
  [member, kind, key]: [MemberId, MessageKind, string],
  template: TemplateName,
  values: Record<string, string>,
) => sendMessage(app, { member, kind, key, body: { template, values } });

/** Writes messages about events that a member may not have seen on screen. */
export const inboxListeners: Listeners = {
  async 'session.opened'(app, opened) {
    const { memberId, sessionId, account, ip, userAgent, first, newDevice, at } = opened;
    const site = app.site.settings['site.name'];
    if (first) await write(app, [memberId, 'SYSTEM', 'welcome'], 'welcome', { site, account });
    if (!newDevice) return;
    const device = deviceName(userAgent) || 'device/other';
    const key = `login/${sessionId}`;
    await write(app, [memberId, 'SECURITY', key], 'new_login', { at, device, ip });
  },
  // Only a logout ends notifications. After a session expires the phone is still the member's;
  // after a logout it may not be.
  'session.logged-out': (app, { memberId, sessionId }) =>
    dropOfSession(app.db, memberId, sessionId),
  'account.changed': tellAccountChange,
  'play-limit.set'(app, { memberId, kind, period, amount, at }) {
    const limit = `${kind}/${period}`;
    const key = `limit/${limit}/${Date.parse(at)}`;
    return write(app, [memberId, 'SECURITY', key], 'limit_set', { limit, amount, at });
  },
  'limit.loosened'(app, { memberId, change, step, kind, period, amount, at }) {
    const limit = amount ? `${kind}/${period}` : `${kind}/${period}/none`;
    const key = `limit-change/${change}/${step}`;
    return write(app, [memberId, 'SECURITY', key], `limit_${step}`, { limit, amount, at });
  },
  'member.excluded'(app, { memberId, kind, at, until }) {
    const key = `excluded/${kind}/${Date.parse(at)}`;
    return kind === 'time_out' && until
      ? write(app, [memberId, 'SECURITY', key], 'break_started', { until })
      : write(app, [memberId, 'SECURITY', key], 'excluded', { at });
  },
  'transfer.failed'(app, { memberId, vendor, id, direction, amount }) {
    const template = direction === 'in' ? 'transfer_returned' : 'transfer_stayed';
    return write(app, [memberId, 'MONEY', `transfer/${id}`], template, {
      vendor,
      amount,
      transfer: id,
    });
  },
  'withdrawal.ended'(app, { memberId, id, as, reference, card, amount, at }) {
    const template = `withdrawal_${as}` as const;
    // Parts of an order come back one by one.
    const once = `withdrawal/${id}/${as}`;
    const key = as === 'returned' ? `${once}/${Date.parse(at)}` : once;
    return write(app, [memberId, 'MONEY', key], template, { amount, card, order: reference });
  },
  'deposit.ended'(app, { memberId, id, as, amount, reference }) {
    const key = `deposit/${id}/${as}`;
    return write(app, [memberId, 'MONEY', key], `deposit_${as}`, { amount, reference });
  },
  'return.ordered': tellReturnOrdered,
  'return.sent': tellReturnSent,
  'turnover.waived'(app, { memberId, requirement, missing }) {
    const key = `turnover/${requirement}`;
    return write(app, [memberId, 'MONEY', key], 'turnover_waived', { amount: missing });
  },
  'offer.paid'(app, { memberId, order, amount, reference }) {
    return write(app, [memberId, 'MONEY', `offer/${order}`], 'offer_paid', { amount, reference });
  },
  'offer.lapsed'(app, { memberId, order, reference }) {
    return write(app, [memberId, 'MONEY', `offer/${order}`], 'offer_lapsed', { reference });
  },
  'award.issued'(app, { memberId, cause, amount, expiresAt }) {
    const key = `award/${cause}`;
    return write(app, [memberId, 'MONEY', key], 'award_issued', { amount, until: expiresAt });
  },
  'award.forfeited'(app, { memberId, cause, amount }) {
    return write(app, [memberId, 'MONEY', `award/forfeit/${cause}`], 'award_forfeited', { amount });
  },
  'application.rejected'(app, { memberId, application, promotion, reason, note }) {
    const values = { promotion, reason: `application/${reason}`, note };
    const key = `application/${application}`;
    return write(app, [memberId, 'MONEY', key], 'application_rejected', values);
  },
  'round.left'(app, { memberId, vendor, gameId, round, as, amount }) {
    const values = { game: `${vendor}/${gameId}`, amount, round };
    return write(app, [memberId, 'MONEY', `round/left/${round}`], `round_${as}`, values);
  },
  async 'round.repaired'(app, { memberId, vendor, round }) {
    // Free play has a wallet but no member.
    if (isShadow(memberId)) return;
    await write(app, [memberId, 'MONEY', `round/${vendor}/${round}`], 'round_settled', {
      vendor,
      round,
    });
  },
};
