/** The kinds of changes that have words; a test compares them with the areas' kinds. */
export const KIND_NAMES = [
  'operator.invite',
  'operator.roles',
  'operator.enable',
  'role.change',
  'member.lift',
  'member.close',
  'member.export',
  'member.type',
  'site.change',
  'game.terms',
  'balance.correction',
  'vendor.credential',
  'campaign.send',
  'round.void',
  'table-round.void',
  'credit.settle',
  'deposit.confirm',
  'deposit.match',
  'deposit.return-unmatched',
  'cash.accept',
  'cash.take-back',
  'finding.accept',
  'turnover.waive',
  'payment-method.change',
  'payment-method.switch',
  'payment-method.account',
  'withdrawal.approve',
  'withdrawal.pay-by-hand',
  'kyc.close',
  'kyc.undo-close',
  'return.pay',
  'return.settle',
] as const;
export type KindName = (typeof KIND_NAMES)[number];

export const isKindName = (name: string): name is KindName =>
  (KIND_NAMES as readonly string[]).includes(name);
