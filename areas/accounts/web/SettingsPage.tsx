import { chooseLanguage, navigate, pageExists, t, useLanguage, useSession } from '@palaro/client';
import type { Language } from '@palaro/kernel';
import { Button, Card, ListRow, Segmented } from '@palaro/ui';
import { useState } from 'react';
import { Remembered } from './Remembered.tsx';
import { signOut } from './sign-out.ts';
import { chooseTheme, useTheme, type Theme } from './theme.ts';
import styles from './SettingsPage.module.css';

const CHANGE_PASSWORD = '/m/changePsw';

/** Personal settings (FGT-05): what is here works at once, without a save button. */
export default function SettingsPage() {
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <div className={styles.page}>
      <Card title={t('accounts.appearance')}>
        <LanguageChoice />
        <ThemeChoice />
      </Card>
      <Card title={t('accounts.sound_and_touch')}>
        <Remembered name="sound" label={t('accounts.sound')} help={t('accounts.sound_help')} />
        <Remembered
          name="haptics"
          label={t('accounts.haptics')}
          help={t('accounts.haptics_help')}
        />
      </Card>
      <Card title={t('accounts.account')}>
        <ListRow title={t('accounts.logged_in_as')} amount={session?.userName} />
        {pageExists(CHANGE_PASSWORD) && (
          <ListRow
            title={t('accounts.change_password')}
            onPress={() => navigate(CHANGE_PASSWORD)}
            chevron
          />
        )}
        <Button className={styles.out} wide busy={leaving} onClick={leave}>
          {t('accounts.sign_out')}
        </Button>
      </Card>
    </div>
  );
}

/** Each language under its own name. */
const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'TY', label: 'Filipino' },
  { value: 'EN', label: 'English' },
];

function LanguageChoice() {
  const language = useLanguage();
  return (
    <div className={styles.choice}>
      <p>{t('accounts.language')}</p>
      <Segmented
        label={t('accounts.language')}
        options={LANGUAGES}
        value={language}
        onChange={(next) => void chooseLanguage(next)}
      />
    </div>
  );
}

function ThemeChoice() {
  const options: { value: Theme; label: string }[] = [
    { value: 'system', label: t('accounts.theme_system') },
    { value: 'dark', label: t('accounts.theme_dark') },
    { value: 'light', label: t('accounts.theme_light') },
  ];
  return (
    <div className={styles.choice}>
      <p>{t('accounts.theme')}</p>
      <Segmented
        label={t('accounts.theme')}
        options={options}
        value={useTheme()}
        onChange={chooseTheme}
      />
    </div>
  );
}
