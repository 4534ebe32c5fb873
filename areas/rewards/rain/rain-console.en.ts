/** Texts of rains in the console. */
export const en = {
  new: 'Write a red-envelope rain',
  starts: 'Starts',
  starts_help: 'At least ten minutes from now, and from publishing: its envelopes are drawn then.',
  seconds: 'Seconds',
  seconds_help: 'Between 10 and 60.',
  pieces: 'Envelopes',
  least: 'Least in one',
  most: 'Most in one',
  budget_help:
    'All of it is split: between envelopes × least and envelopes × most. What nobody catches comes back.',
  times_help: 'How often an envelope must be bet before it may be withdrawn.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'rain-console': typeof en;
  }
}
