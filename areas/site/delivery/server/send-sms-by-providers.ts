import { Money } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { countTry, dayOf } from './delivery-metrics.ts';
import { ProviderRefused, type Sms, type SmsProvider } from './provider.ts';
import { giveBack, spend } from './sms-spend.repository.ts';
import { SANDBOX, smsProviders } from './sms-providers.ts';

/**
 * The provider that took a message; `later`: none took it now; `never`: each refused it for good.
 */
export type Sending = { provider: string; id: string | null } | 'later' | 'never';

/** The days on which this process has already logged that the cap is reached. */
const alarmed = defineService('delivery.alarmed', () => new Set<string>());

/** Offers an SMS to the gateways in order until one takes it, within the day's cap. */
export async function sendByProviders(app: App, sms: Sms): Promise<Sending> {
  const { gateways, sandbox } = smsProviders(app);
  let lasting = true;
  for (const gateway of gateways.filter(({ serves }) => serves(sms.to))) {
    const taken = await offer(app, gateway, sms);
    if (typeof taken === 'object') return taken;
    if (taken === 'later') lasting = false;
  }
  if (sandbox) return { provider: SANDBOX, id: null };
  return gateways.length > 0 && lasting ? 'never' : 'later';
}

async function offer(app: App, gateway: SmsProvider, sms: Sms): Promise<Sending> {
  const { name } = gateway;
  const { 'sms.prices': prices, 'sms.dayCap': cap } = app.site.settings;
  const price = Money.of(prices[name] ?? Money.text(Money.zero));
  const day = dayOf(app);
  const cost = Money.text(price * BigInt(gateway.units(sms)));
  if (!(await spend(app.db, day, cost, cap))) {
    countTry(app, name, 'capped');
    alarm(app, day, cap);
    return 'later';
  }
  try {
    const id = await gateway.send(sms);
    countTry(app, name, 'sent');
    return { provider: name, id };
  } catch (error) {
    const refused = error instanceof ProviderRefused;
    countTry(app, name, refused ? 'refused' : 'unanswered');
    // The error's text contains neither the message nor the account.
    app.log.warn({ provider: name, why: (error as Error).message }, 'an SMS was not accepted');
    // A gateway that timed out may have sent the SMS and charged for it, so the cost stays.
    if ((error as Error).name !== 'TimeoutError') await giveBack(app.db, day, cost);
    return refused && error.lasting ? 'never' : 'later';
  }
}

/**
 * Logged once per day and process, because it stays true until somebody raises the cap or the day
 * ends.
 */
function alarm(app: App, day: string, cap: string): void {
  if (alarmed(app).has(day)) return;
  alarmed(app).add(day);
  app.log.error(
    { day, cap },
    'the daily limit for the cost of SMS is reached: codes wait or are lost',
  );
}
