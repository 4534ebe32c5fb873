import { chooseLanguage, t, useLanguage } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import styles from './Appearance.module.css';
import { LANGUAGES } from './languages.ts';
import { chooseTheme, useTheme, type Theme } from './theme.ts';

/** Language and theme, in the settings and in the side menu. A choice takes effect at once. */
export function Appearance() {
  return (
    <>
      <LanguageChoice />
      <ThemeChoice />
    </>
  );
}

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
