import type { TextKey } from '@palaro/api';
import type { SitePage } from '@palaro/client';
import { warmHelp } from '@palaro/content/web';
import { warmHome } from '@palaro/home/web';
import type { ComponentType } from 'react';

/** One screen of the site. A menu, header or footer entry shows only where its row exists. */
export interface Page extends SitePage {
  /** In header and document title (HDR-01); a function where the address's query decides it. */
  title: TextKey | ((search: string) => TextKey);
  /** The shell's header (APP-08) and footer menu (APP-09). */
  header: boolean;
  footer: boolean;
  /** On a wide screen the columns stand beside it, which else go with the footer menu. */
  columns?: true;
  /**
   * `member`: a session is needed; a guest goes to the login page, or home where the row says so.
   */
  access: 'anyone' | 'member';
  guests?: 'home';
  load: () => Promise<{ default: ComponentType }>;
  /** Asks, at a start with this page, for what its first sight hangs on. */
  warm?: () => void;
}

/** A page's title at an address with this query. */
export const titleOf = ({ title }: Page, search: string): TextKey =>
  typeof title === 'function' ? title(search) : title;

/** Where amounts of games cannot even be parsed, another page says so (docs/decisions/006). */
const withBigInt = (load: Page['load']) => () =>
  typeof BigInt === 'undefined' ? import('@palaro/play/web/OldBrowserPage') : load();

/** Also read as text by the build, which takes addresses and screens from it (lean.config.ts). */
export const pages: readonly Page[] = [
  {
    path: '/m/home',
    // Home's other addresses (APP-01).
    aliases: ['/', '/m', '/m/index', '/m/index.html'],
    title: 'shell.home',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/home/web/HomePage'),
    warm: warmHome,
  },
  {
    path: '/m/login',
    title: 'accounts.title',
    access: 'anyone',
    header: false,
    footer: false,
    back: 'home',
    load: () => import('@palaro/entry/web/LoginPage'),
  },
  {
    path: '/m/social',
    title: 'social.title',
    access: 'anyone',
    header: false,
    footer: false,
    back: 'home',
    load: () => import('@palaro/entry/web/SocialPage'),
  },
  {
    path: '/m/register',
    aliases: ['/register.html', '/m/register.html'],
    title: 'entry.register_title',
    access: 'anyone',
    header: false,
    footer: false,
    back: 'home',
    load: () => import('@palaro/entry/web/RegisterPage'),
  },
  {
    path: '/m/trail',
    title: 'entry.trial_title',
    access: 'anyone',
    header: true,
    footer: false,
    back: 'home',
    load: () => import('@palaro/entry/web/TrialPage'),
  },
  {
    path: '/m/mine',
    title: 'mine.title',
    access: 'anyone',
    header: false,
    footer: true,
    back: 'home',
    load: () => import('@palaro/mine/web/MinePage'),
  },
  {
    path: '/m/member/home',
    title: 'mine.title',
    access: 'anyone',
    header: true,
    footer: true,
    // The member center's arrow leads home (MINE-01).
    back: 'home',
    load: () => import('@palaro/mine/web/MemberHomePage'),
  },
  {
    path: '/m/set',
    title: 'accounts.settings',
    access: 'member',
    guests: 'home',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/mine/web/PersonalSettingsPage'),
  },
  {
    path: '/m/forget',
    title: 'passwords.forgotten',
    access: 'anyone',
    header: true,
    footer: false,
    back: 'home',
    load: () => import('@palaro/passwords/web/ForgetPage'),
  },
  {
    path: '/m/changePsw',
    title: 'passwords.change',
    access: 'member',
    guests: 'home',
    header: true,
    footer: false,
    back: 'history',
    load: () => import('@palaro/passwords/web/ChangePasswordPage'),
  },
  {
    path: '/m/securityCenter',
    title: 'security.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/security/web/SecurityCenterPage'),
  },
  {
    path: '/m/privacy',
    title: 'privacy.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/privacy/web/PrivacyPage'),
  },
  {
    path: '/m/gameList',
    title: 'catalogue.games',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/catalogue/web/GameListPage'),
  },
  {
    path: '/m/launchGame',
    title: 'catalogue.game',
    access: 'member',
    header: true,
    footer: false,
    back: 'history',
    load: () => import('./LaunchPage.tsx'),
  },
  {
    path: '/m/game/:gameId',
    title: 'play.game_title',
    access: 'member',
    header: false,
    footer: false,
    back: 'history',
    load: withBigInt(() => import('@palaro/play/web/GamePage')),
  },
  {
    path: '/m/verify',
    title: 'play.verify_title',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    load: withBigInt(() => import('@palaro/play/web/VerifyPage')),
  },
  {
    path: '/m/gameRecord',
    title: 'records.bets',
    switch: 'TRANSBETREPMEM3',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/records/web/BettingRecordPage'),
  },
  {
    path: '/m/transfer',
    title: 'transfers.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/transfers/web/TransferPage'),
  },
  {
    path: '/m/transaction/record',
    title: 'records.account',
    switch: 'TRANSREC3',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/records/web/AccountRecordPage'),
  },
  {
    path: '/m/service',
    title: 'support.service.title',
    access: 'anyone',
    header: true,
    footer: false,
    columns: true,
    back: 'history',
    load: () => import('@palaro/support/web/ServicePage'),
  },
  {
    path: '/m/feedback',
    title: 'support.feedback.title',
    access: 'member',
    switch: 'FEEDBACK3',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/support/web/FeedbackPage'),
  },
  {
    path: '/m/webEmail',
    title: 'inbox.inbox',
    switch: 'MAILCEN',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/inbox/web/InboxPage'),
  },
  {
    path: '/m/message',
    title: 'inbox.message_center',
    switch: 'MAILCEN',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/inbox/web/MessageCenterPage'),
  },
  {
    path: '/m/notice',
    title: 'content.notices',
    access: 'anyone',
    header: true,
    footer: false,
    columns: true,
    back: 'home',
    load: () => import('@palaro/content/web/NoticePage'),
  },
  {
    path: '/m/help',
    title: 'content.help',
    access: 'anyone',
    header: false,
    footer: true,
    back: 'history',
    load: () => import('@palaro/content/web/HelpPage'),
    warm: warmHelp,
  },
  {
    path: '/m/helpDetail',
    title: 'content.help_topic',
    access: 'anyone',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/content/web/HelpDetailPage'),
    warm: warmHelp,
  },
  {
    path: '/m/useragreement',
    title: 'content.agreement',
    access: 'anyone',
    header: true,
    footer: false,
    columns: true,
    back: 'history',
    load: () => import('@palaro/content/web/AgreementPage'),
  },
  {
    path: '/m/kyc',
    title: 'kyc.title',
    access: 'member',
    header: true,
    footer: true,
    back: 'history',
    load: () => import('@palaro/kyc/web/KycPage'),
  },
  {
    path: '/m/maintenance',
    title: 'shell.maintenance.page',
    access: 'anyone',
    header: true,
    footer: false,
    back: 'home',
    load: () => import('./states/MaintenancePage.tsx'),
  },
];
