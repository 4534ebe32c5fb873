/** What a member asks for; the method is named by the path or the body. */
export interface NewDeposit {
  method: string;
  amount: string;
  channel?: string;
  returnPath?: string;
  promotionId?: string;
  /** Of a transfer by hand. */
  bankId?: string;
  payerName?: string;
  payerBank?: string;
  reference?: string;
  slip?: string;
}
