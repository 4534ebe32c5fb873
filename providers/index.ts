// The registry of payment providers. An adapter only translates between the cashier and a
// provider's calls and webhooks; orders, money and doubt belong to the cashier.
import type { Provider } from './contract.ts';
import { paymongoProvider } from './paymongo/provider.ts';
import { sandboxProvider } from './sandbox/provider.ts';
import { xenditProvider } from './xendit/provider.ts';

export const PROVIDERS: readonly Provider[] = [sandboxProvider, paymongoProvider, xenditProvider];
export const providerByCode = (code: string) => PROVIDERS.find((one) => one.code === code);

export type * from './contract.ts';
export { NO_WAY_BACK } from './outcome.ts';
export { UnreadableFile } from './table.ts';
