import { PERMISSIONS, type Permission } from './permissions.ts';

/**
 * A role as it is seeded. Operators with `role.change` change roles later, with a second person.
 */
export interface SeededRole {
  may: readonly Permission[];
  /** Up to this amount its holder decides alone; a decimal string. Absent: nothing alone. */
  aloneUpTo?: string;
}

const SEES_MEMBERS: Permission[] = ['dashboard.view', 'queue.view', 'member.view', 'change.view'];

/** The roles of docs/domain/operator-console.md §2, as far as the areas that they rule exist. */
export const ROLES = {
  support: {
    may: [
      ...SEES_MEMBERS,
      ...(['member.contact.view', 'member.note', 'member.message', 'member.tighten'] as const),
      ...(['message.view', 'message.retry', 'ticket.view', 'ticket.answer'] as const),
      ...(['chat.view', 'chat.moderate'] as const),
    ],
  },
  kyc: { may: [...SEES_MEMBERS, 'member.contact.view', 'member.note', 'kyc.view', 'kyc.decide'] },
  cashier: {
    may: [
      ...SEES_MEMBERS,
      ...(['member.note', 'member.money.view', 'round.view', 'correction.view'] as const),
      ...(['deposit.view', 'deposit.decide', 'withdrawal.view', 'withdrawal.decide'] as const),
      ...(['card.view', 'card.decide', 'payment-method.view', 'reconciliation.view'] as const),
    ],
    aloneUpTo: '50000.0000',
  },
  finance: {
    may: [
      ...SEES_MEMBERS,
      ...(['member.money.view', 'round.view', 'correction.view', 'correction.make'] as const),
      ...(['deposit.view', 'withdrawal.view'] as const),
      ...(['payment-method.view', 'payment-method.change'] as const),
      ...(['vendor.view', 'credit.settle', 'change.approve.money'] as const),
      ...(['application.view'] as const),
      ...(['reconciliation.view', 'reconciliation.decide'] as const),
    ],
  },
  risk: {
    may: [
      ...SEES_MEMBERS,
      ...(['member.contact.view', 'member.note', 'member.money.view', 'member.tighten'] as const),
      ...(['member.loosen', 'member.limit.tighten', 'rg.view', 'round.view'] as const),
      ...(['member.ban', 'deny.view', 'deny.manage'] as const),
      ...(['round.void', 'round.repair'] as const),
      ...(['change.approve.member', 'correction.view', 'export.contacts'] as const),
      ...(['deposit.view', 'withdrawal.view', 'withdrawal.decide'] as const),
      ...(['card.view', 'card.decide', 'member.type'] as const),
    ],
  },
  aml: {
    may: [
      ...SEES_MEMBERS,
      ...(['member.contact.view', 'member.note', 'member.money.view', 'kyc.view'] as const),
      ...(['export.contacts', 'deny.view'] as const),
    ],
  },
  rg: {
    may: [
      ...SEES_MEMBERS,
      ...(['member.contact.view', 'member.note', 'member.message', 'member.tighten'] as const),
      ...(['member.loosen', 'member.limit.tighten', 'rg.view', 'change.approve.member'] as const),
      ...(['chat.view', 'chat.moderate'] as const),
    ],
  },
  vip: { may: [...SEES_MEMBERS, 'member.note', 'member.message'], aloneUpTo: '5000.0000' },
  content: { may: ['dashboard.view', 'queue.view', 'content.view', 'content.edit'] },
  promo: {
    may: [
      ...(['dashboard.view', 'queue.view', 'content.view', 'change.view'] as const),
      ...(['message.view', 'message.send', 'member.view', 'member.money.view'] as const),
      ...(['promotion.view', 'promotion.manage', 'award.give'] as const),
      ...(['segment.view', 'segment.manage'] as const),
      ...(['application.view', 'application.decide'] as const),
    ],
    aloneUpTo: '100000.0000',
  },
  games: {
    may: [
      ...(['dashboard.view', 'queue.view'] as const),
      ...(['game.view', 'game.manage', 'round.view', 'round.repair', 'change.view'] as const),
      ...(['vendor.view', 'vendor.manage', 'vendor.secret'] as const),
      ...(['chat.view', 'chat.moderate'] as const),
    ],
  },
  config: {
    may: [
      ...(['dashboard.view', 'queue.view', 'job.view', 'status.view', 'change.view'] as const),
      ...(['site.view', 'site.change', 'site.maintenance', 'change.approve.site'] as const),
    ],
  },
  agents: { may: [...SEES_MEMBERS, 'member.type'] },
  auditor: {
    may: [
      ...PERMISSIONS.filter((name) => name.endsWith('.view') && name !== 'member.contact.view'),
      ...(['audit.verify', 'audit.export'] as const),
    ],
  },
  admin: {
    may: [
      ...(['dashboard.view', 'queue.view', 'operator.view', 'operator.manage'] as const),
      ...(['role.change', 'elevation.grant', 'change.view', 'change.approve.operator'] as const),
      ...(['change.approve.late', 'audit.view', 'job.view', 'job.run'] as const),
      'status.view',
    ],
  },
  /** Opened by break glass only: two people, one hour, an alarm (§2). */
  root: { may: [...PERMISSIONS] },
} as const satisfies Record<string, SeededRole>;

export type RoleName = keyof typeof ROLES;
