import type { Body, Reply } from '@palaro/api';
import type { App } from '@palaro/server';
import type { sessionApi } from '../operators.api.ts';
import { takeAppCode } from './factor-app.ts';
import { hasPasskey, loginOptions, takeAssertion } from './factor-passkeys.ts';
import type { OperatorRecord } from './operators.repository.ts';

type GivenFactor = Body<(typeof sessionApi)['logIn']>['factor'];
type NeededFactor = Reply<(typeof sessionApi)['presentFactor']>;
type FactorOwner = Pick<OperatorRecord, 'id' | 'app_secret'>;

/**
 * Judges the second factor that an operator has set up: passed, also where he has none, wrong, or
 * what is still needed.
 */
export async function judgeFactor(
  app: App,
  operator: FactorOwner,
  given: GivenFactor,
): Promise<'passed' | 'wrong' | NeededFactor> {
  if (given?.code !== undefined && operator.app_secret !== null) {
    return (await takeAppCode(app, operator, given.code)) ? 'passed' : 'wrong';
  }
  const passkey = await hasPasskey(app, operator.id);
  if (operator.app_secret === null && !passkey) return 'passed';
  if (given?.code !== undefined) return 'wrong';
  if (given?.passkey !== undefined) {
    const right = passkey && (await takeAssertion(app, operator.id, given.passkey));
    return right ? 'passed' : 'wrong';
  }
  return {
    needs: operator.app_secret === null ? 'passkey' : 'code',
    challenge: passkey ? await loginOptions(app, operator.id) : null,
  };
}
