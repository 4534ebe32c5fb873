import { setting, t } from '@palaro/client';

/** `09:00-23:00` in two parts; null where the deployment names no times. */
function hours(): { from: string; to: string } | null {
  const [from, to] = setting('support.hours', '').split('-');
  return from && to ? { from, to } : null;
}

/** When people answer, as the deployment says. */
export function hoursText(): string {
  const open = hours();
  return open ? t('support.service.hours', open) : t('support.service.no_hours');
}

/** What the site itself says to a first message: when a person will answer. */
export function receivedText(): string {
  const open = hours();
  return open ? t('support.chat.received', open) : t('support.chat.received_any');
}
