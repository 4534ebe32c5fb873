import {
  askLoginHere,
  goToRegister,
  mayRegister,
  navigate,
  openWithLogin,
  pageExists,
  switchOn,
  t,
} from '@palaro/client';
import type { Menu } from '@palaro/ui';
import { BanknoteArrowUp, CircleQuestionMark, Globe, LogIn, UserPlus, Wallet } from 'lucide';
import { Icon } from '@palaro/ui';
import type { ComponentProps } from 'react';
import { otherLanguage } from './other-language.ts';

export type MenuItem = ComponentProps<typeof Menu>['items'][number];

/** A menu entry for a page, if the page exists. */
export const pageItem = (
  href: string,
  label: string,
  icon?: MenuItem['icon'],
  open: (href: string) => void = navigate,
): MenuItem[] => (pageExists(href) ? [{ id: href, label, icon, onSelect: () => open(href) }] : []);

/** Deposit and withdraw if their switches are on (HDR-06). A guest logs in first. */
export const moneyItems = (): MenuItem[] => [
  ...(switchOn('DEPOSIT')
    ? pageItem(
        '/m/voucherCenter',
        t('shell.deposit'),
        <Icon of={Wallet} size={20} />,
        openWithLogin,
      )
    : []),
  ...(switchOn('WITHDRAW')
    ? pageItem(
        '/m/withdraw',
        t('shell.withdraw'),
        <Icon of={BanknoteArrowUp} size={20} />,
        openWithLogin,
      )
    : []),
];

/** A trial's ways to an account, where a member has the money entries. */
export const accountItems = (): MenuItem[] => [
  ...(mayRegister()
    ? [
        {
          id: 'register',
          label: t('client.register'),
          icon: <Icon of={UserPlus} size={20} />,
          onSelect: goToRegister,
        },
      ]
    : []),
  {
    id: 'login',
    label: t('client.log_in'),
    icon: <Icon of={LogIn} size={20} />,
    onSelect: askLoginHere,
  },
];

export const helpItem = (): MenuItem[] =>
  pageItem('/m/help', t('shell.help'), <Icon of={CircleQuestionMark} size={20} />);

export function languageItem(): MenuItem {
  const { name, choose } = otherLanguage();
  return { id: 'language', label: name, icon: <Icon of={Globe} size={20} />, onSelect: choose };
}
