import type { Clock, SiteTime } from '@palaro/kernel';
import type { Brand } from './brands.ts';
import type { VendorConfig } from './config.ts';
import { createKasaClient } from './kasa-client.ts';
import type { Window } from './reels.ts';
import { createMessenger, type Messenger, type RetryRules } from './retries.ts';
import type { Sent, SentList } from './sent.ts';
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

/** One machine for each brand, with the brand's own way to talk to the site. */
export function createMachines({ walletUrl }: VendorConfig, parts: MachineParts) {
  const { brands, time, sent, rules, spin } = parts;
  const make = () =>
    new Map(brands.map((brand): [string, Machine] => [brand.vendor, machineOf(brand)]));
  const machineOf = (brand: Brand): Machine => {
    const client = brand.vendor === 'KASA' ? createKasaClient : createWalletClient;
    const send = client(walletUrl, brand, time);
    const note = (...told: [Sent['command'], Record<string, unknown>]) =>
      sent.note(brand.vendor, ...told);
    return { send, messenger: createMessenger(send, rules, note), clock: time, spin };
  };
  let made = make();
  const stop = () => made.forEach(({ messenger }) => messenger.stop());
  return {
    of(brand: Brand): Machine {
      const machine = made.get(brand.vendor);
      if (!machine) throw new Error(`there is no machine for ${brand.vendor}`);
      return machine;
    },
    stop,
    /** The site was reset: an old win would go to another member now, so it is not sent again. */
    forget() {
      stop();
      made = make();
    },
  };
}
