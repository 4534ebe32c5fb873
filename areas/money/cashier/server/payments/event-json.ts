import { Money } from '@palaro/kernel';
import type { ProviderEvent } from '@palaro/providers';

const MONEY = ['amount', 'fee'];

/** An event as text; money as decimals and times as ISO, because JSON has neither. */
export const eventText = (event: ProviderEvent): string =>
  JSON.stringify(event, (_key, value: unknown) =>
    typeof value === 'bigint' ? Money.text(value) : value,
  );

/** The reverse of `eventText`. */
export const eventOf = (text: string): ProviderEvent =>
  JSON.parse(text, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (MONEY.includes(key)) return Money.of(value);
    return key === 'at' ? new Date(value) : value;
  }) as ProviderEvent;
