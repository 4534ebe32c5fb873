import { currentLanguage, useCall } from '@palaro/client';
import { cashierConsoleApi, type MethodRow } from '../console.api.ts';

/** A way to pay, as its members read it. */
export const nameOfMethod = ({ nameEn, nameTy }: Pick<MethodRow, 'nameEn' | 'nameTy'>) =>
  currentLanguage() === 'TY' ? nameTy : nameEn;

/** The ways to pay in; empty until they are read. */
export const useMethods = () =>
  useCall(cashierConsoleApi.namesOfDepositMethods, {}).data?.methods ?? [];

/** The name of a deposit’s method; its code until the names are read. */
export function MethodName({ of }: { of: string }) {
  const method = useMethods().find(({ code }) => code === of);
  return <span>{method ? nameOfMethod(method) : of}</span>;
}
