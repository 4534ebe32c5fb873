/**
 * Everything an operator can be allowed to do, one row each (docs/domain/operator-console.md §2).
 * The calls of the console name them; checks, menu and the test of every role come from that.
 */
export const PERMISSIONS = [
  'dashboard.view',
  'queue.view',
  'member.view',
  /** Mobile, mail and birthday in full; each look asks a reason and is recorded. */
  'member.contact.view',
  'member.money.view',
  'member.note',
  'member.message',
  /** End sessions, time out, freeze for 24 hours, block payouts: what only makes tighter. */
  'member.tighten',
  /** Lift a freeze or a block; always two people. */
  'member.loosen',
  /** Open a case that freezes an account; ask to close an account, which takes two. */
  'member.ban',
  /** Agents, heads of lines, promoters, test accounts; always two people. */
  'member.type',
  /** See the deny list and the members whom it fits. */
  'deny.view',
  /** Put on the list; names, wide ranges and whatever makes it looser take two people. */
  'deny.manage',
  'member.limit.tighten',
  /** Lists with contacts as a file; always two people. */
  'export.contacts',
  'rg.view',
  'kyc.view',
  'kyc.decide',
  'correction.view',
  'correction.make',
  'deposit.view',
  /** Confirm, reject, return, and say where unmatched money belongs. */
  'deposit.decide',
  'withdrawal.view',
  'withdrawal.decide',
  /** Cards that wait: another member has the number, or the name is not the verified one. */
  'card.view',
  'card.decide',
  'payment-method.view',
  'payment-method.change',
  /** Closed days, providers' files and what does not agree in them. */
  'reconciliation.view',
  /** Match and reopen; accept is always two people. */
  'reconciliation.decide',
  'game.view',
  'game.manage',
  'vendor.view',
  'vendor.manage',
  /** Ask for a new credential of a vendor, and end one; a new one is always two people. */
  'vendor.secret',
  /** Book or settle a vendor's credit that could not be booked; by hand always two people. */
  'credit.settle',
  'round.view',
  /** Ask for a round to be voided; always two people. */
  'round.void',
  /** Ask an open round's vendor now; what it answers is booked. */
  'round.repair',
  'content.view',
  'content.edit',
  'site.view',
  'site.change',
  'site.maintenance',
  'message.view',
  /** Send again what was given up. */
  'message.retry',
  /** Write to a segment of members; two people for SMS and for many. */
  'message.send',
  /** Saved segments, how many members they have and what uses them. */
  'segment.view',
  /** Save segments, change and archive them. */
  'segment.manage',
  'promotion.view',
  /** Write promotions, publish within the border, pause and end them. */
  'promotion.manage',
  /** Ask for an award to one member; always two people. */
  'award.give',
  'application.view',
  /** See applications' pictures, approve and reject; large awards take two people. */
  'application.decide',
  'ticket.view',
  'ticket.answer',
  /** What members write to each other at tables. */
  'chat.view',
  /** Remove messages, silence members in chats, lift it. */
  'chat.moderate',
  'audit.view',
  'audit.verify',
  'audit.export',
  'job.view',
  'job.run',
  'status.view',
  'operator.view',
  'operator.manage',
  'role.change',
  'elevation.grant',
  'change.view',
  'change.approve.money',
  'change.approve.site',
  'change.approve.member',
  'change.approve.operator',
  /** May decide what waited too long for the people it was meant for. */
  'change.approve.late',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/**
 * Permissions that two active people always hold by their roles: without them nobody could agree
 * to a change, let anybody in, or stop somebody (docs/domain/operator-console.md §3).
 */
export const HELD_BY_TWO = [
  'operator.manage',
  'elevation.grant',
  'deposit.decide',
  'withdrawal.decide',
  'kyc.decide',
  'change.approve.money',
  'change.approve.site',
  'change.approve.member',
  'change.approve.operator',
] as const satisfies readonly Permission[];

export const isPermission = (name: string): name is Permission =>
  (PERMISSIONS as readonly string[]).includes(name);
