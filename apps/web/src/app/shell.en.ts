/** Texts of the frame around every screen. */
export const en = {
  home: 'Home',
  skip: 'Skip to content',
  back: 'Back',
  log_in: 'Log in',
  register: 'Register',
  main_menu: 'Main menu',
  account_menu: 'Account menu',
  activity: 'Events',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  transfer: 'Transfer',
  invite: 'Invite friends',
  members: 'Members',
  settings: 'Settings',
  account_record: 'Account record',
  betting_record: 'Betting record',
  sign_out: 'Sign out',
  live_wins: 'Latest wins',
  free_reject: 'Free trial accounts cannot open this page. Please log in with an actual account.',
  contact_service: 'Please contact customer service about invitations.',
  loading: 'Loading',
  offline_banner: 'You are offline. What you see may be out of date.',
  try_again: 'Try again',
  go_home: 'Go to home',
  'offline.title': 'No internet, or a slow connection',
  'offline.text': 'Check your network, then try again. A bet in progress is safe on the server.',
  'error.title': 'This screen could not be shown',
  'error.money': 'Your balance was not touched.',
  'error.text': 'The problem is on our side. Try again, or go back to home.',
  'chunk.title': 'Loading failed',
  'chunk.text': 'Part of this page did not arrive. Check your network and try again.',
  'not_found.title': 'There is nothing here',
  'not_found.text': 'The address is mistyped, or the page has moved.',
  'maintenance.page': 'Maintenance',
  'maintenance.title': 'The platform is under maintenance',
  'maintenance.money': 'Your balance and your bets are safe.',
  'maintenance.text': 'We will be back soon. Running rounds are settled as usual.',
  'maintenance.open': 'The platform is open.',
  'region.title': 'Access denied',
  'region.text': 'Palaro is not available in your location.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    shell: typeof en;
  }
}
