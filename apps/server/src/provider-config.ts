import { PROVIDERS, type Provider } from '@palaro/providers';
import type { Config } from '@palaro/server';
import type { Environment } from './delivery-config.ts';
import { gatherRefusals, StartError } from './start-error.ts';

const REAL = 'these keys move real money, which only production (NODE_ENV=production) may';

/**
 * The payment providers whose secrets are set (docs/operations.md). Throws `StartError` with a
 * line for each that is incomplete, in production for a test account, whose money is not real
 * (docs/domain/payments.md §5), and elsewhere for a live one, whose money is. The message does not
 * repeat values: they are secrets.
 */
export function readProviders(
  env: Environment,
  production: boolean,
  all: readonly Provider[] = PROVIDERS,
): Config['providers'] {
  const { attempt, end } = gatherRefusals();
  const known = all.flatMap((provider) => {
    const access = attempt(() => readFitting(env, production, provider), null);
    return access ? [[provider.code, access] as const] : [];
  });
  end();
  return Object.fromEntries(known);
}

function readFitting(env: Environment, production: boolean, provider: Provider) {
  const access = readProvider(env, provider);
  const test = access && provider.testSecrets(access.secrets);
  if (production && test) throw new StartError(`${provider.code}: ${test}`);
  if (access && !production && test === null) throw new StartError(`${provider.code}: ${REAL}`);
  return access;
}

function readProvider(env: Environment, { code, secrets, address }: Provider) {
  const names = Object.values(secrets);
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new StartError(`${missing.join(' and ')} must be set too, with ${names.join(', ')}`);
  }
  const given = env[`${code}_URL`] || null;
  if (!given && !address) throw new StartError(`${code}_URL must be set too`);
  if (given && !URL.canParse(given)) throw new StartError(`${code}_URL must be a web address`);
  const values = Object.entries(secrets).map(([name, variable]) => [name, env[variable] ?? '']);
  return {
    address: given?.replace(/\/$/, '') ?? null,
    secrets: Object.fromEntries(values) as Record<string, string>,
  };
}
