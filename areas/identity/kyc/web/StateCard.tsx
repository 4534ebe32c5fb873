import { formatAmount, formatDate, formatDay, formatTime, siteNow, t } from '@palaro/client';
import { Card, cx, Icon } from '@palaro/ui';
import { BadgeCheck, CalendarClock, Clock3, Hourglass, ShieldAlert } from 'lucide';
import type { ReactNode } from 'react';
import type { KycStatus } from '../kyc.api.ts';
import { cashierOpen } from './cashier-open.ts';
import styles from './KycPage.module.css';

interface Said {
  tone: 'calm' | 'good' | 'bad' | 'soon';
  sign: ReactNode;
  title: string;
  help: string;
  more?: string | false;
}

/**
 * The present state and what it means for the member's money; draws nothing if nothing is to say.
 */
export function StateCard({ status }: { status: KycStatus }) {
  const said = saidOf(status);
  if (!said) return null;
  return (
    <Card className={cx(styles.state, styles[said.tone])}>
      <span className={styles.stateSign} aria-hidden>
        {said.sign}
      </span>
      <div>
        <h2 className={styles.stateTitle}>{said.title}</h2>
        <p className={styles.stateHelp}>{said.help}</p>
        {said.more && <p className={styles.tries}>{said.more}</p>}
      </div>
    </Card>
  );
}

const SIZE = 28;

function saidOf(status: KycStatus): Said | null {
  switch (status.state) {
    case 'pending':
      return {
        tone: 'calm',
        sign: <Icon of={Hourglass} size={SIZE} />,
        title: t('kyc.state.pending'),
        help: t('kyc.state.pending.help'),
      };
    case 'rejected':
      return rejected(status);
    case 'expired':
      return {
        tone: 'bad',
        sign: <Icon of={CalendarClock} size={SIZE} />,
        title: t('kyc.state.expired'),
        help: t('kyc.state.expired.help'),
      };
    case 'approved':
      return approved(status);
    default:
      return grace(status);
  }
}

function rejected({ reason, triesLeft }: KycStatus): Said {
  const closed = triesLeft === 0;
  return {
    tone: 'bad',
    sign: <Icon of={ShieldAlert} size={SIZE} />,
    title: t(closed ? 'kyc.state.closed' : 'kyc.state.rejected'),
    help: t(`kyc.reason.${reason ?? 'mismatch'}`),
    more: closed ? t('kyc.state.closed.help') : triesText(triesLeft),
  };
}

const triesText = (count: number) =>
  count === 1 ? t('kyc.tries.one') : t('kyc.tries.many', { count });

function approved({ next, level, idExpiresOn }: KycStatus): Said {
  if (next === 2 && level >= 2 && idExpiresOn) {
    return {
      tone: 'soon',
      sign: <Icon of={CalendarClock} size={SIZE} />,
      title: t('kyc.state.ending'),
      help: t('kyc.state.ending.help', { date: formatDay(idExpiresOn) }),
    };
  }
  return {
    tone: 'good',
    sign: <Icon of={BadgeCheck} size={SIZE} />,
    title: t('kyc.state.approved'),
    help: t(cashierOpen() ? 'kyc.state.approved.help.cashier' : 'kyc.state.approved.help'),
    more: idExpiresOn !== null && t('kyc.state.approved.until', { date: formatDay(idExpiresOn) }),
  };
}

/** A new member may play for a while unverified; after that the page shows only its steps. */
function grace({ graceUntil, depositLeft }: KycStatus): Said | null {
  if (graceUntil === null || depositLeft === null) return null;
  if (graceUntil <= siteNow()) return null;
  return {
    tone: 'soon',
    sign: <Icon of={Clock3} size={SIZE} />,
    title: t('kyc.state.grace', { time: `${formatDate(graceUntil)}, ${formatTime(graceUntil)}` }),
    help: cashierOpen()
      ? t('kyc.state.grace.help.cashier', { left: formatAmount(depositLeft) })
      : t('kyc.state.grace.help'),
  };
}
