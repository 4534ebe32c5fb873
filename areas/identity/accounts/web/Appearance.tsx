import { chooseLanguage, t, useLanguage } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import styles from './Appearance.module.css';
import { LANGUAGES } from './languages.ts';
import { chooseTextSize, TEXT_SIZES, useTextSize } from './text-size.ts';
import { chooseTheme, useTheme, type Theme } from './theme.ts';

/**
 * Language, theme and text size, in the settings and in the side menu. A choice takes effect at
 * once.
 */
export function Appearance() {
  return (
    <>
      <LanguageChoice />
      <ThemeChoice />
      <TextSizeChoice />
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

function TextSizeChoice() {
  return (
    <div className={styles.choice}>
      <p>{t('accounts.text_size')}</p>
      <Segmented
        label={t('accounts.text_size')}
        options={TEXT_SIZES.map((value) => ({ value, label: t(`accounts.text_${value}`) }))}
        value={useTextSize()}
        onChange={chooseTextSize}
      />
    </div>
  );
}
