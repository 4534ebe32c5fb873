/** Texts of the home screen. */
export const en = {
  banners: 'Highlights',
  banner_n: 'Show highlight {n}',
  pause: 'Pause',
  play: 'Continue',
  categories: 'Game categories',
  see_all: 'See all',
  games_over: 'Over {count} games',
  games_count: '{count, plural, one {# game} other {# games}}',
  no_games: 'No games in this category yet',
  not_loaded: 'The games could not be loaded',
  try_again: 'Try again',
  winners: 'Latest wins',
  adults_only: 'For players aged {age} and over only.',
  responsible: 'Play for fun and take breaks.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    home: typeof en;
  }
}
