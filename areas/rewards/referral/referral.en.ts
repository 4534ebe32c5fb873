/** Texts of invited friends. */
export const en = {
  title: 'Invite friends',
  loading: 'Loading',
  try_again: 'Try again',

  gives: '{referrer} for you, {invited} for your friend',
  gives_more: 'And {more} more when your friend goes on to play.',
  link: 'Your link',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  share_text: 'Join me at {site}',
  qr: 'QR code of your invitation link',
  qr_help: 'A friend beside you can scan it.',
  house: 'A play-money account invites nobody.',
  not_now: 'No referral promotion runs now.',
  not_now_help: 'Friends who come with your link are noted. They earn nothing before one runs.',

  so_far: 'So far',
  friends_total: 'Friends',
  earned_total: 'Given to you',

  conditions: 'All conditions',
  cond_first:
    'First stage: within {days} days of registering, your friend is verified (level 2), makes a first deposit of at least {deposit} and has {bets} of valid bets. You get {referrer}, your friend {invited}.',
  cond_first_alone:
    'First stage: within {days} days of registering, your friend is verified (level 2), makes a first deposit of at least {deposit} and has {bets} of valid bets. You get {referrer}.',
  cond_second:
    'Second stage: within {days} days of registering, your friend has {bets} of valid bets in all. You get {referrer} more.',
  cond_share:
    'After the first stage is paid you get {percent} % of your friend’s valid bets each month, {cap} a month at most for all friends, while both accounts are active and neither is excluded.',
  cond_hold: 'A stage is held {days} days, and then waits in the reward center.',
  cond_month: 'Stages of at most {friends} friends are paid in one month.',
  cond_self:
    'A friend is another person: with another device, bank card and identity than yours. Nothing is paid for oneself.',
  cond_line: 'An agent earns nothing here for members of his own line.',
  cond_turnover: 'What you are given must be bet {times}× before you withdraw it.',
  cond_turnover_none: 'What you are given may be withdrawn at once.',
  cond_private: 'You see how far a friend came, and never what he paid in, bet, won or lost.',
  cond_break: 'Nothing comes to who is on a break or excluded.',

  friends: 'Your friends',
  none: 'Nobody has come with your link yet.',
  none_help: 'Send it to a friend who is {age} or older.',
  not_loaded: 'Your friends did not load.',
  joined: 'Came on {at}',
  'stage.registered': 'Registered',
  'stage.verified': 'Mobile verified',
  'stage.first': 'First stage',
  'stage.second': 'Second stage',

  close: 'Close',
  panel: 'Share',
  panel_more: 'Friends and conditions',
  past: 'It cannot be told from the past, because friends are invited only once it runs. Its budget bounds what it costs.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    referral: typeof en;
  }
}
