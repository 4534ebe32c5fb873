// Banks and e-wallets of the Philippines that we pay to, and the pattern of their numbers.

export interface Bank {
  code: string;
  name: string;
  kind: 'bank' | 'wallet';
  /** The pattern of its numbers, without blanks and dashes. */
  pattern: string;
}

const bank = (code: string, name: string, pattern: string): Bank => ({
  code,
  name,
  kind: 'bank',
  pattern,
});
/** An e-wallet's account number is a mobile number. */
const wallet = (code: string, name: string): Bank => ({
  code,
  name,
  kind: 'wallet',
  pattern: '^09\\d{9}$',
});
const TEN = '^\\d{10}$';
const TWELVE = '^\\d{12}$';
const TEN_OR_TWELVE = '^\\d{10}(\\d\\d)?$';
const THIRTEEN = '^\\d{13}$';
/** For banks whose numbers differ in length. */
const SEVERAL = '^\\d{9,16}$';

/** In the order of the list: those most members use come first. */
export const BANKS: readonly Bank[] = [
  wallet('GCASH', 'GCash'),
  wallet('MAYA', 'Maya'),
  wallet('GRABPAY', 'GrabPay'),
  wallet('SHOPEEPAY', 'ShopeePay'),
  wallet('COINS', 'Coins.ph'),
  bank('BDO', 'BDO Unibank', TEN_OR_TWELVE),
  bank('BPI', 'BPI', TEN),
  bank('MBTC', 'Metrobank', THIRTEEN),
  bank('LBP', 'LandBank', TEN),
  bank('UBP', 'UnionBank', TWELVE),
  bank('SECB', 'Security Bank', THIRTEEN),
  bank('RCBC', 'RCBC', TEN),
  bank('PNB', 'PNB', TEN_OR_TWELVE),
  bank('CBC', 'China Bank', TEN_OR_TWELVE),
  bank('EWB', 'EastWest', SEVERAL),
  bank('PSB', 'PSBank', SEVERAL),
  bank('AUB', 'AUB', SEVERAL),
  bank('DBP', 'DBP', SEVERAL),
  bank('CIMB', 'CIMB Bank', SEVERAL),
  bank('GOTYME', 'GoTyme Bank', SEVERAL),
  bank('MARIBANK', 'MariBank', SEVERAL),
  bank('TONIK', 'Tonik', SEVERAL),
];

export const bankOf = (code: string): Bank | undefined => BANKS.find((one) => one.code === code);

/** Removes blanks and dashes from a typed number. */
export const plainNumber = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '');
