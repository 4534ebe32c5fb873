import { Headset } from 'lucide';
import { Icon } from '@palaro/ui';
import type { ServiceGroup } from './service-groups.ts';

const Telegram = () => (
  <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor" aria-hidden>
    <path d="M20.7 3.6 2.9 10.5c-1.2.5-1.2 1.2-.2 1.5l4.5 1.4 1.7 5.3c.2.6.4.8.8.8.4 0 .6-.2.9-.5l2.2-2.1 4.5 3.3c.8.5 1.4.2 1.6-.7l2.9-13.9c.3-1.2-.4-1.7-1.1-1.4ZM8.4 13.1l9.2-5.8c.4-.3.8-.1.5.2l-7.6 6.9-.3 3.2Z" />
  </svg>
);

const Facebook = () => (
  <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor" aria-hidden>
    <path d="M13.6 21v-7.8h2.6l.4-3h-3V8.3c0-.9.3-1.5 1.5-1.5h1.6V4.1c-.3 0-1.2-.1-2.3-.1-2.3 0-3.9 1.4-3.9 4v2.2H7.9v3h2.6V21Z" />
  </svg>
);

/** The icon of a contact group. */
export function ServiceIcon({ of }: { of: ServiceGroup['id'] }) {
  if (of === 'telegram') return <Telegram />;
  if (of === 'facebook') return <Facebook />;
  return <Icon of={Headset} size={22} aria-hidden />;
}
