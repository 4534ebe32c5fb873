import { pageExists, navigate, switchOn, t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import { useState, type MouseEvent } from 'react';
import { EmailReset } from './EmailReset.tsx';
import { PhoneReset } from './PhoneReset.tsx';
import styles from './Passwords.module.css';

const SERVICE = '/m/service';

type Way = 'phone' | 'email';

/** A forgotten password: reset by phone where the deployment has it, else by mail. */
export default function ForgetPage() {
  const byPhone = switchOn('CHNGPASSVERIF3');
  const [way, setWay] = useState<Way>('phone');
  const options = [
    { value: 'phone' as const, label: t('passwords.by_phone') },
    { value: 'email' as const, label: t('passwords.by_email') },
  ];
  return (
    <div className={styles.page}>
      {byPhone && (
        <Segmented label={t('passwords.way')} options={options} value={way} onChange={setWay} />
      )}
      {byPhone && way === 'phone' ? <PhoneReset /> : <EmailReset />}
      <ToSupport />
    </div>
  );
}

/** A member who lost both phone and mail is sent to support. */
function ToSupport() {
  if (!pageExists(SERVICE)) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    navigate(SERVICE);
  };
  return (
    <a className={styles.other} href={SERVICE} onClick={open}>
      {t('passwords.to_support')}
    </a>
  );
}
