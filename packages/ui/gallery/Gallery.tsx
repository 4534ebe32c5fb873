import { setTexts } from '@palaro/client';
import { en } from '@palaro/client/en';
import { ty } from '@palaro/client/ty';
import { useEffect, useState } from 'react';
import { Segmented, Toasts } from '../src/index.ts';
import { ArtSection, StateSection } from './art-sections.tsx';
import { ContentSection } from './content-section.tsx';
import { ButtonSection, ChoiceSection, FieldSection } from './control-sections.tsx';
import { DisplaySection, LayerSection } from './display-sections.tsx';
import styles from './gallery.module.css';
import { HomeSection } from './home-section.tsx';
import { ListSection, SheetPartsSection } from './list-section.tsx';
import { WORDS } from './words.ts';

const SECTIONS = [
  HomeSection,
  ButtonSection,
  FieldSection,
  ChoiceSection,
  DisplaySection,
  ContentSection,
  ListSection,
  SheetPartsSection,
  LayerSection,
  StateSection,
  ArtSection,
];

/** Theme and language are in the address, so that a screenshot of a state can be repeated. */
function useSetting<Value extends string>(name: string, first: Value) {
  const [value, setValue] = useState(
    () => (new URLSearchParams(location.search).get(name) as Value | null) ?? first,
  );
  const set = (next: Value) => {
    const query = new URLSearchParams(location.search);
    query.set(name, next);
    history.replaceState(history.state, '', `?${query.toString()}`);
    setValue(next);
  };
  return [value, set] as const;
}

/** Texts that components bring themselves, such as the ways to an account. */
const CLIENT = { en, ty };
const speak = (language: 'en' | 'ty') =>
  setTexts(language === 'en' ? 'EN' : 'TY', { client: CLIENT[language] });

export function Gallery() {
  const [theme, setTheme] = useSetting<'dark' | 'light'>('theme', 'dark');
  const [language, setLanguage] = useSetting<'en' | 'ty'>('lang', 'en');
  useState(() => speak(language));
  const changeLanguage = (next: 'en' | 'ty') => {
    speak(next);
    setLanguage(next);
  };
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <main className={styles.page}>
      <h1 className="sr-only">Gallery</h1>
      <div className={styles.bar}>
        <Segmented
          label="Theme"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ]}
        />
        <Segmented
          label="Language"
          value={language}
          onChange={changeLanguage}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ty', label: 'Filipino' },
          ]}
        />
      </div>
      <div className={styles.columns}>
        {SECTIONS.map((Section) => (
          <Section key={Section.name} words={WORDS[language]} />
        ))}
      </div>
      <Toasts />
    </main>
  );
}
