import { formatDate, ownAddress, pageExists, startSession, t, writeStored } from '@palaro/client';
import type { Reply } from '@palaro/api';
import { isTrialType } from '@palaro/kernel';
import { toast } from '@palaro/ui';
import type { accountsApi } from '../accounts.api.ts';

const CHANGE_PASSWORD = '/m/changePsw';

/**
 * Keeps the session of a login (LOGIN-07). Answers the path to go to next (LOGIN-09): where the
 * member was heading, never off this site, or first the password change if he must make one.
 */
export function enterSession(
  answer: Reply<typeof accountsApi.login>,
  wanted: string | null,
): string {
  const { token, merchantCode, userName, customerType, firstTimeLogin, passwordExpired } = answer;
  const expired = passwordExpired ? { passwordExpired } : {};
  startSession({ token, merchantCode, userName, type: customerType, firstTimeLogin, ...expired });
  if (isTrialType(customerType)) writeStored('trialName', userName);
  if (answer.restriction) toast(restrictionText(answer.restriction), { long: true });
  const mustChange = firstTimeLogin || passwordExpired;
  if (mustChange) toast(t('accounts.change_password_first'), { kind: 'notice' });
  return mustChange && pageExists(CHANGE_PASSWORD) ? CHANGE_PASSWORD : ownAddress(wanted);
}

type Restriction = NonNullable<Reply<typeof accountsApi.login>['restriction']>;

/** What a member reads at login if his account may only withdraw (docs/domain/accounts.md §3). */
function restrictionText({ code, until }: Restriction): string {
  if (code === 'account.closed') return t('accounts.restricted.closed');
  return until === null
    ? t('accounts.restricted.ever')
    : t('accounts.restricted.until', { date: formatDate(until) });
}
