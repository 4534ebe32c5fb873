export const en = {
  'error.deposit_closed': 'This method is not available now. Choose another one.',
  'error.withdraw_closed': 'Withdrawals to this account are not available now.',
  'error.amount_min': 'Enter {min} to {max}.',
  'error.amount_max': 'Enter {min} to {max}.',
  'error.amount_step': 'Enter a multiple of {step}.',
  'error.amount_precision': 'Enter whole pesos and centavos.',
  'error.deposit_open_orders': 'Finish or cancel your open deposit first.',
  'error.deposit_day_count': 'You have used this method {count} times today. Choose another one.',
  'error.payer_name_required': 'Enter the name on the account that you pay from.',
  'error.provider_unavailable':
    'The payment service does not answer; nothing was charged. Try again in a moment.',
  'error.promo_not_eligible': 'This offer does not fit this deposit.',
  'error.card_unknown': 'Choose one of your accounts.',
  'error.card_not_usable_yet': 'You can withdraw to this account from {time}.',
  'error.card_in_review': 'This account is still being checked. Choose another one.',
  'error.turnover_not_met': 'Bet {missing} more before withdrawing.',
  'error.withdraw_open': 'One withdrawal at a time. Wait for the open one, or cancel it.',
  'error.withdraw_day_count': 'No more withdrawals today. You can ask again tomorrow.',
  'error.withdraw_day_sum': 'You can withdraw {left} more today.',
  'error.withdraw_hold': 'Withdrawals open again at {time}.',
  'error.debt_open': 'A correction of {amount} is open. Contact customer service.',
  'error.wallet.insufficient': 'Your balance is not enough.',
  'error.order_state': 'This order has changed meanwhile. Here is its state now.',
  'error.slip_type': 'Choose a png or jpg picture.',
  'error.slip_size': 'The picture may have at most 5 MB.',
  'error.statement.unreadable': 'Line {line} of this file cannot be read. Nothing was loaded.',
  'error.payout.split': 'A part may be at most {most}.',
  'error.payout.kind': 'No provider pays out to this kind of account now.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    cashier: typeof en;
  }
}
