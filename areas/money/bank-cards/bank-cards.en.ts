/** Texts of cards, e-wallets and the payee name. */
export const en = {
  'error.payee_name.exists': 'Your payee name is set. Our service can look at a change.',
  'error.payee_name.mismatch':
    'You gave the name {name} for verification. Money goes only to an account in your own name.',
  'error.card.payee_first': 'Set your payee name first. Cards must be in that name.',
  'error.card.known': 'You have already added this number.',
  'error.card.too_many': 'You can have at most {most} cards and e-wallets. Remove one first.',
  'error.card_name_mismatch': 'The holder must be {payeeName}.',
  'error.card.other_owner': 'Another member still has this number. It must be removed there first.',
  'error.card.in_use': 'A withdrawal to this card is still open. Remove it after that.',
  try_again: 'Try again',
  saved: 'Saved',
  do_payee_name: 'Set your payee name',
  payee_name: 'Payee name',
  payee_sets: 'It becomes your payee name, once: later only our service changes it.',
  payee_another: 'Write the name differently',
  payee_once:
    'It can be set once and must match your ID. Your cards and e-wallets must be in this name.',
  payee_set: 'Set to {name}. If it is wrong, our service looks at a change together with your ID.',
  payee_save: 'Set this name',
  ask_service: 'Ask our service',
  choose: 'Choose',
  cards_none: 'No card or e-wallet yet',
  cards_none_help: 'It must be in your own name.',
  cards_add: 'Add card or e-wallet',
  cards_full: 'You have {most}, which is the maximum. Remove one to add another.',
  cards_payee_first: 'Set your payee name first: cards and e-wallets must be in that name.',
  card_default: 'Main',
  payee_other: 'This name has nothing in common with the name you gave for verification',
  payee_stated: 'This is the name that you gave for verification.',
  payee_differs:
    'It differs from {name}, the name that you gave for verification. Once your ID is proven, accounts are in that name; one in another form of it is checked by a person first.',
  card_review: 'Being checked',
  card_review_owner: 'Being checked, as another account here has its number. Usually until {at}.',
  card_review_name: 'Being checked, as its name differs from your ID. Usually until {at}.',
  card_review_refused: 'Being checked, as the bank refused a payment to it. Usually until {at}.',
  card_review_late: 'Still being checked, longer than usual. Our service can tell you more.',
  card_waits: 'Usable from {at}',
  card_ready: 'Ready to use',
  card_make_default: 'Make it the main one',
  card_remove: 'Remove',
  card_remove_title: 'Remove {card}',
  card_default_title: 'Make {card} the main one',
  card_removed: '{card} was removed',
  card_added: '{card} was added',
  bank: 'Bank or e-wallet',
  wallet_number: 'Mobile number of the e-wallet',
  account_number: 'Account number',
  account_number_help: 'Digits as on your card or app',
  holder: 'Account holder',
  branch: 'Branch (if you know it)',
  back_to_cards: 'Back to my cards',
  bank_required: 'Choose a bank or e-wallet',
  number_format: 'This number does not fit the bank or e-wallet',
  holder_other: 'The holder must be your payee name',
  branch_long: 'Use at most 60 characters',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'bank-cards': typeof en;
  }
}
