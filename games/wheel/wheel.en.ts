/** Texts of Ruleta ng Suwerte in English. */
export const en = {
  spin: 'Spin',
  idle: 'Choose a wheel and spin.',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  segments: 'Segments',
  legend: 'What the segments pay',
  count_of: '{count} of {size}',
  rules:
    'The wheel stops on one of its segments, each with the same chance, and pays its multiplier. You choose how many segments it has and how much of the return lies in a few of them. Every wheel returns exactly 97 %.',
  say: 'The wheel stopped on {times}.',
  wheel: 'Wheel',
  wheel_of: '{risk}, {size}',
  pays: 'Segments that pay',
  greatest: 'Greatest',
  stake: 'Stake',
  stake_bad: 'This stake is not offered in this game.',
  segments_bad: 'The wheel has 10, 20, 30, 40 or 50 segments.',
  verify: 'Segment {number} of {size}: {times}',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    wheel: typeof en;
  }
}
