import { setting, t } from '@palaro/client';

/** `09:00-23:00` split in two; null if the deployment sets no times. */
function hours(): { from: string; to: string } | null {
  const [from, to] = setting('support.hours', '').split('-');
  return from && to ? { from, to } : null;
}

/** The deployment's service hours as text. */
export function hoursText(): string {
  const open = hours();
  return open ? t('support.service.hours', open) : t('support.service.no_hours');
}

const HOUR_MINUTES = 60;

/** How long an answer usually takes, in words; `minutes` null: too few were given to say. */
export function waitText(minutes: number | null): string {
  if (minutes === null) return t('support.service.wait_unknown');
  if (minutes < 2 * HOUR_MINUTES) return t('support.service.wait_minutes', { count: minutes });
  return t('support.service.wait_hours', { count: Math.round(minutes / HOUR_MINUTES) });
}

/** The automatic reply to a first message: when a person will answer. */
export function receivedText(): string {
  const open = hours();
  return open ? t('support.chat.received', open) : t('support.chat.received_any');
}
