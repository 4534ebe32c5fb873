import { createStore, useStore } from '@palaro/client';
import type { Permission } from '@palaro/permissions';

/** The operator at this browser, as screens need to know him. */
export interface DeskOperator {
  name: string;
  fullName: string;
  may: readonly Permission[];
  demo: boolean;
  siteName: string;
}

/** The console's frame sets it before it draws a screen. */
export const deskOperator = createStore<DeskOperator | null>(null);

/** The operator at this browser; null on the login page only. */
export const useOperator = (): DeskOperator | null => useStore(deskOperator);

/** Whether an operator may do something; `own` is every operator's. */
export const mayOf = (operator: DeskOperator | null, permission: Permission | 'own') =>
  operator !== null && (permission === 'own' || operator.may.includes(permission));

/** Whether this operator may: hides what the server would refuse (docs/console.md, A call). */
export const useMay = (permission: Permission | 'own'): boolean => mayOf(useOperator(), permission);
