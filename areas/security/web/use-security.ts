import { accountsApi } from '@palaro/accounts/api';
import { reloadCall, useCall } from '@palaro/client';
import { securityApi, type SecurityConfig, type SecurityItem } from '../security.api.ts';

export const useSecurity = () => useCall(securityApi.securityConfig);

/** An item as the strength summary has it. */
export const itemOf = (config: SecurityConfig, key: SecurityItem) =>
  config.items.find((item) => item.key === key);

export const isDone = (config: SecurityConfig, key: SecurityItem): boolean =>
  itemOf(config, key)?.done === true;

/** After a change: the summary, and whatever shows the member's name and picture. */
export function reloadSecurity(): void {
  void reloadCall(securityApi.securityConfig);
  void reloadCall(accountsApi.memberInfo);
}
