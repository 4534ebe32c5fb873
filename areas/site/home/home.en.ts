/** Texts of the home screen. */
export const en = {
  categories: 'Game categories',
  see_all: 'See all',
  games_over: 'Over {count} games',
  games_count: '{count, plural, one {# game} other {# games}}',
  no_games: 'No games in this category yet',
  not_loaded: 'The games could not be loaded',
  try_again: 'Try again',
  winners: 'Latest wins',
  announcements: 'Announcements',
  no_news: 'No announcements right now',
  notices: 'Notices',
  all_notices: 'Read all notices',
  matches: 'Hot matches',
  all_matches: 'See all hot matches',
  bet: 'Bet on the first match',
  close: 'Close',
  popups: 'News',
  previous: 'Previous',
  next: 'Next',
  place: '{at} of {count}',
  popup_go: 'Try it now',
  to_rewards: 'Go to reward center',
  counter: 'Jackpot counter',
  counter_note: 'Decoration only. This number is not a prize and cannot be won.',
  app: 'App',
  app_text: 'Quicker from your home screen',
  get: 'Get',
  get_app: 'Get the app',
  ways: 'Support',
  service_chat: 'Customer service',
  service_telegram: 'Telegram',
  service_facebook: 'Facebook',
  adults_only: 'For players aged {age} and over only.',
  responsible: 'Play for fun and take breaks.',
  about: 'About this site',
  agreement: 'User agreement',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    home: typeof en;
  }
}
