import type { Clock } from '@palaro/kernel';
import type { Brand } from './brands.ts';
import type { VendorConfig } from './config.ts';
import { createKasaClient } from './kasa-client.ts';
import type { Window } from './reels.ts';
import { createMessenger, type Messenger, type RetryRules } from './retries.ts';
import type { SentList } from './sent.ts';
import type { SiteTime } from './site-time.ts';
import { createWalletClient, type SendCommand } from './wallet-client.ts';

interface Machine {
  send: SendCommand;
  messenger: Messenger;
  clock: Clock;
  spin: (() => Window) | undefined;
}

interface MachineParts {
  brands: readonly Brand[];
  time: SiteTime;
  sent: SentList;
  rules?: RetryRules;
  spin?: () => Window;
}

/** One machine a brand, each with its own way of speaking to the site. */
export function createMachines({ walletUrl }: VendorConfig, parts: MachineParts) {
  const { brands, time, sent, rules, spin } = parts;
  const made = new Map(
    brands.map((brand): [string, Machine] => {
      const client = brand.vendor === 'KASA' ? createKasaClient : createWalletClient;
      const send = client(walletUrl, brand, time);
      // Only the house protocol has a statement.
      const note = brand.vendor === 'DEMO' ? sent.note : undefined;
      return [
        brand.vendor,
        { send, messenger: createMessenger(send, rules, note), clock: time, spin },
      ];
    }),
  );
  return {
    of(brand: Brand): Machine {
      const machine = made.get(brand.vendor);
      if (!machine) throw new Error(`${brand.vendor} has no machine`);
      return machine;
    },
    stop: () => made.forEach(({ messenger }) => messenger.stop()),
  };
}
