/** Deposit that a member requests; the method is named by the path or the body. */
export interface NewDeposit {
  method: string;
  amount: string;
  channel?: string;
  returnPath?: string;
  promotionId?: string;
  /** House account of a transfer by hand. */
  bankId?: string;
  payerName?: string;
  payerBank?: string;
  reference?: string;
  slip?: string;
}
