export const en = {
  'error.trial.age': 'Please confirm first that you are {age} or older.',
  money: 'of play money',
  games: 'All in-house games, and every other that can be tried',
  time: 'Two hours; then it ends by itself',
  apart: 'Play money stays apart: it cannot be won as real money, nor withdrawn',
  of_age: 'I am {age} years old or over.',
  start: 'Start playing',
  at_once: 'I am {age} or over: play free now',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    trial: typeof en;
  }
}
