import { accountsApi } from '@palaro/accounts/api';
import { reloadCall, useCall } from '@palaro/client';
import type { ProofMeans } from '@palaro/step-up/web';
import { profileApi, type SecurityConfig, type SecurityItem } from '../profile.api.ts';

export const useSecurity = () => useCall(profileApi.securityConfig);

/** An item of the strength summary. */
export const itemOf = (config: SecurityConfig, key: SecurityItem) =>
  config.items.find((item) => item.key === key);

export const isDone = (config: SecurityConfig, key: SecurityItem): boolean =>
  itemOf(config, key)?.done === true;

/** The ways in which the account can prove itself. */
export const meansOf = (config: SecurityConfig): ProofMeans => ({
  loginPassword: isDone(config, 'login_password'),
  paymentPassword: isDone(config, 'payment_password'),
  contact: isDone(config, 'mobile') || isDone(config, 'email'),
});

/** Reloads, after a change, the summary and whatever shows the member's name and picture. */
export function reloadSecurity(): void {
  void reloadCall(profileApi.securityConfig);
  void reloadCall(accountsApi.memberInfo);
}
