import { goToLogin, navigate, pageExists, t, useSession } from '@palaro/client';
import { Button, Card, ListRow, Switch, useCalm } from '@palaro/ui';
import { toggleBalance, useBalanceHidden } from '@palaro/wallet/web';
import type { ReactNode } from 'react';
import { Appearance } from './Appearance.tsx';
import { askSignOut } from './ask-sign-out.ts';
import { Remembered } from './Remembered.tsx';
import styles from './SettingsPage.module.css';

const CHANGE_PASSWORD = '/m/changePsw';

interface SettingsPageProps {
  /** Cards of other areas, shown above the account's. */
  children?: ReactNode;
}

/**
 * Personal settings (FGT-05). Changes take effect at once, without a save button. If the session
 * has ended meanwhile, actions that need one lead to the login.
 */
export default function SettingsPage({ children }: SettingsPageProps) {
  const session = useSession();
  const asMember = (act: () => void) => () => (session ? act() : goToLogin());
  return (
    <div className={styles.page}>
      <Card title={t('accounts.appearance')}>
        <Appearance />
        <p className={styles.note}>
          {useCalm() ? t('accounts.motion_reduced') : t('accounts.motion_full')}
        </p>
      </Card>
      <Card title={t('accounts.sound_and_touch')}>
        <Remembered name="sound" label={t('accounts.sound')} help={t('accounts.sound_help')} />
        <Remembered
          name="haptics"
          label={t('accounts.haptics')}
          help={t('accounts.haptics_help')}
        />
      </Card>
      {children}
      <Card title={t('accounts.account')}>
        <Switch
          label={t('accounts.hide_balance')}
          help={t('accounts.hide_balance_help')}
          checked={useBalanceHidden()}
          onChange={toggleBalance}
        />
        <ListRow title={t('accounts.logged_in_as')} amount={session?.userName} />
        {pageExists(CHANGE_PASSWORD) && (
          <ListRow
            className={styles.last}
            title={t('accounts.change_password')}
            onPress={asMember(() => navigate(CHANGE_PASSWORD))}
            chevron
          />
        )}
        <Button className={styles.out} wide onClick={asMember(askSignOut)}>
          {t('accounts.sign_out')}
        </Button>
      </Card>
    </div>
  );
}
