/** Texts of notices, help and the agreement, and of the area's refusals. */
export const en = {
  'error.not_agent': 'Only agents can read these announcements.',
  'error.banner_unknown': 'This banner is not shown any more.',
  'error.content.languages_missing': 'Both languages need a title and a text first.',
  'error.content.unfit': 'Check {field} and try again.',
  'error.image.type': 'Choose a PNG, JPG, WebP or AVIF picture.',
  'error.image.size': 'The picture is too large: 5 MB at most.',
  'error.image.unreadable': 'This picture cannot be read. Choose another one.',
  close: 'Close',
  notices: 'Notices',
  no_notices: 'No notices right now',
  no_notices_help: 'News about games, payments and the site appears here.',
  notices_failed: 'Notices could not be loaded',
  pinned: 'Pinned',
  help: 'Help center',
  help_topics: 'Help topics',
  help_topic: 'Help',
  no_help: 'No help topics yet',
  no_help_help: 'They are being written. Until then you can ask us.',
  help_failed: 'Help could not be loaded',
  help_alone: 'Read on its own page',
  help_all: 'All help topics',
  ask_us: 'Ask us',
  back: 'Back',
  loading: 'Loading',
  retry: 'Try again',
  agreement: 'User agreement',
  agreement_failed: 'The agreement could not be loaded',
  agreement_version: 'Version {version}',
  agreement_since: 'In force since {date}',
  service: 'Customer service',
  no_service: 'Nobody can be reached here yet',
  get_app: 'Get the app',
  get_ios: 'Get it for iPhone',
  get_android: 'Get it for Android',
  profile_title: 'Install by profile',
  profile_text:
    'Download the profile, then open Settings, tap the downloaded profile and choose Install. The icon appears on your home screen.',
  profile_get: 'Download profile',
  to_home_screen: 'Put it on your home screen',
  to_desktop: 'Install it on this computer',
  ios_step_1: 'Tap the share button of Safari.',
  ios_step_2: 'Choose Add to Home Screen.',
  ios_step_3: 'Tap Add. Open the site from its icon from now on.',
  android_step_1: 'Open the menu of your browser, the three dots.',
  android_step_2: 'Choose Add to Home screen or Install app.',
  android_step_3: 'Confirm. Open the site from its icon from now on.',
  desktop_step_1: 'Click the install sign at the end of the address bar.',
  desktop_step_2: 'Confirm. The site opens in a separate window.',
  tip_ios11:
    'This device runs iOS 11 or older. The site needs iOS 12.4 or later: update under Settings, General, Software Update, or use another device.',
  tip_ios12_1:
    'On iOS 12.0 and 12.1 the site cannot run from the home screen. Update to iOS 12.4 or later under Settings, General, Software Update.',
  tip_update: 'The site needs iOS 12.4 or later. Update under Settings, General, Software Update.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    content: typeof en;
  }
}
