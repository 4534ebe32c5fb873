import { chooseLanguage, t, useLanguage } from '@palaro/client';
import { LANGUAGES } from '@palaro/kernel';
import { Menu } from '@palaro/ui';
import { Globe } from 'lucide-react';
import { LANGUAGE_NAMES } from './other-language.ts';

/** The language choice of a visitor who has no settings yet. */
export function LanguageMenu() {
  useLanguage();
  return (
    <Menu
      label={t('shell.language')}
      icon={<Globe size={22} />}
      items={LANGUAGES.map((code) => ({
        id: code,
        label: LANGUAGE_NAMES[code],
        onSelect: () => void chooseLanguage(code),
      }))}
    />
  );
}
