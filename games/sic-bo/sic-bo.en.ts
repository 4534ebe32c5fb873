/** Texts of Sic Bo in English. */
export const en = {
  small: 'Small',
  big: 'Big',
  odd: 'Odd',
  even: 'Even',
  triple: 'Triple',
  zone_small: 'Small, 4 to 10',
  zone_big: 'Big, 11 to 17',
  zone_total: 'Total {total}',
  zone_double: 'Double {face}',
  zone_triple: 'Triple {face}',
  any_triple: 'Any triple',
  zone_two: '{low} and {high}',
  zone_single: 'Single {face}',
  sheets: 'Kinds of bets',
  sheet_main: 'Totals',
  sheet_alike: 'Alike',
  sheet_two: 'Two dice',
  kind_small: 'Small (4–10) or big (11–17), no triple',
  kind_odd: 'Odd or even total, no triple',
  kind_total: 'Total {low} or {high}',
  kind_double: 'Double: two or three of one face',
  kind_triple: 'Triple: three of one face',
  kind_two: 'Two faces, each on at least one die',
  kind_single: 'One face on one, two or three dice',
  say: '{dice}: total {total}, {size}, {parity}.',
  say_triple: '{dice}: triple, total {total}.',
  rules:
    'Three dice are shaken under a dome. Place chips on any fields; each field is paid by itself.',
  rules_triple: 'Small, big, odd and even lose when all three dice show the same face.',
  bet: 'Bet',
  pays: 'Pays',
  counted: 'Of the last {count}',
  past: 'Past results say nothing about the next one: every throw has the same chances each time.',
  none: 'No round has ended yet.',
  letter_small: 'S',
  letter_big: 'B',
  letter_triple: 'T',
  verify: 'Dice: {result}',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'sic-bo': typeof en;
  }
}
