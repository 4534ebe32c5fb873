import { dropSavedLogin } from '@palaro/accounts/web';
import type { Reply } from '@palaro/api';
import { endSession, HOME, navigate, pageExists, t } from '@palaro/client';
import { afterLayers, Button, Card, toast, Icon } from '@palaro/ui';
import { Archive, CircleAlert, Gift, UserX, Wallet } from 'lucide';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { privacyApi } from '../privacy.api.ts';
import styles from './PrivacyPage.module.css';
import { ProveSheet } from './ProveSheet.tsx';

const SERVICE = '/m/service';
const FORGET = '/m/forget';

type Privacy = Reply<typeof privacyApi.privacy>;

/** What closing means, what must be done before, and the button, which asks for the password. */
export function CloseCard({ privacy }: { privacy: Privacy }) {
  const [asking, setAsking] = useState(false);
  const { hindrances, retentionYears: years, hasPassword } = privacy;

  const leave = () => {
    setAsking(false);
    // Leave the sheet's history entry first, so that home replaces the page below it.
    afterLayers(() => {
      dropSavedLogin();
      endSession();
      toast(t('privacy.closed'), { kind: 'success' });
      navigate(HOME, { replace: true });
    });
  };

  return (
    <Card title={t('privacy.close_title')}>
      <p className={styles.text}>{t('privacy.close_text')}</p>
      <ul className={styles.points}>
        <Point icon={<Icon of={Wallet} size={18} aria-hidden />}>{t('privacy.close.money')}</Point>
        <Point icon={<Icon of={Gift} size={18} aria-hidden />}>{t('privacy.close.awards')}</Point>
        <Point icon={<Icon of={UserX} size={18} aria-hidden />}>{t('privacy.close.name')}</Point>
        <Point icon={<Icon of={Archive} size={18} aria-hidden />}>
          {t('privacy.close.kept', { years })}
        </Point>
      </ul>
      <p className={styles.text}>{t('privacy.close.break')}</p>
      <Link to={SERVICE}>{t('privacy.to_service')}</Link>
      {hindrances.length > 0 && (
        <ul className={styles.notes}>
          {hindrances.map((one) => (
            <li key={one}>
              <Icon of={CircleAlert} size={18} aria-hidden />
              <span>{t(`privacy.hindrance.${one}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {hasPassword ? (
        <Button
          className={styles.action}
          tone="danger"
          wide
          disabled={hindrances.length > 0}
          onClick={() => setAsking(true)}
        >
          {t('privacy.close')}
        </Button>
      ) : (
        <p className={styles.text}>
          <span>{t('privacy.no_password')}</span>{' '}
          <Link to={FORGET}>{t('privacy.set_password')}</Link>
        </p>
      )}
      <ProveSheet
        endpoint={privacyApi.close}
        open={asking}
        title={t('privacy.ask.close')}
        text={t('privacy.ask.close_text')}
        confirm={t('privacy.close')}
        danger
        onDone={leave}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

const Point = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
);

function Link({ to, children }: { to: string; children: string }) {
  if (!pageExists(to)) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    navigate(to);
  };
  return (
    <a className={styles.link} href={to} onClick={open}>
      {children}
    </a>
  );
}
