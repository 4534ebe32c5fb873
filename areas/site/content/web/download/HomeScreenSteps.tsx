import { t, type Platform } from '@palaro/client';
import type { TextKey } from '@palaro/api';
import type { ReactNode } from 'react';
import styles from './DownloadSheet.module.css';

interface Step {
  text: TextKey;
  drawing: ReactNode;
}

const STEPS: Record<Platform, readonly Step[]> = {
  ios: [
    { text: 'content.ios_step_1', drawing: <ShareDrawing /> },
    { text: 'content.ios_step_2', drawing: <ListDrawing /> },
    { text: 'content.ios_step_3', drawing: <IconDrawing /> },
  ],
  android: [
    { text: 'content.android_step_1', drawing: <MenuDrawing /> },
    { text: 'content.android_step_2', drawing: <ListDrawing /> },
    { text: 'content.android_step_3', drawing: <IconDrawing /> },
  ],
  desktop: [
    { text: 'content.desktop_step_1', drawing: <BarDrawing /> },
    { text: 'content.desktop_step_2', drawing: <IconDrawing /> },
  ],
};

/** The steps that put the site on the home screen without a store (SVC-02). */
export function HomeScreenSteps({ platform }: { platform: Platform }) {
  return (
    <section className={styles.part}>
      <h3>{t(platform === 'desktop' ? 'content.to_desktop' : 'content.to_home_screen')}</h3>
      <ol className={styles.steps}>
        {STEPS[platform].map(({ text, drawing }) => (
          <li key={text} className={styles.step}>
            <span className={styles.drawing} aria-hidden>
              {drawing}
            </span>
            <span>{t(text)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A drawing of a phone's screen that highlights what a step is about. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 72 72" width={72} height={72}>
      <rect x="17" y="3" width="38" height="66" rx="8" className={styles.body} />
      <rect x="20.5" y="8" width="31" height="56" rx="4" className={styles.screen} />
      {children}
    </svg>
  );
}

function ShareDrawing() {
  return (
    <Phone>
      <rect x="20.5" y="52" width="31" height="12" rx="4" className={styles.shade} />
      <path d="M31.5 45.5v12h9v-12M36 53V38M32 42l4-4 4 4" className={styles.lit} />
    </Phone>
  );
}

function MenuDrawing() {
  return (
    <Phone>
      <rect x="20.5" y="8" width="31" height="11" rx="4" className={styles.shade} />
      <path d="M46 24v.1M46 30v.1M46 36v.1" className={styles.dots} />
    </Phone>
  );
}

function ListDrawing() {
  return (
    <Phone>
      <path d="M25 18h22M25 27h22M25 54h22" className={styles.faint} />
      <rect x="22.5" y="34" width="27" height="13" rx="4" className={styles.glow} />
      <path d="M27 40.5h10M44 37.5v6M41 40.5h6" className={styles.lit} />
    </Phone>
  );
}

function IconDrawing() {
  return (
    <Phone>
      <path d="M25 16h6v6h-6zM41 16h6v6h-6zM41 32h6v6h-6z" className={styles.shade} />
      <rect x="23" y="29" width="12" height="12" rx="3.5" className={styles.gold} />
      <path
        d="m29 31.5 1.200 2.300 2.500.4-1.800 1.800.4 2.500-2.300-1.200-2.300 1.200.4-2.500-1.800-1.800 2.500-.4z"
        className={styles.onGold}
      />
    </Phone>
  );
}

function BarDrawing() {
  return (
    <svg viewBox="0 0 72 72" width={72} height={72}>
      <rect x="4" y="14" width="64" height="44" rx="6" className={styles.body} />
      <rect x="8" y="28" width="56" height="26" rx="3" className={styles.screen} />
      <rect x="10" y="18" width="38" height="7" rx="3.5" className={styles.shade} />
      <path d="M58 17v7M55 21l3 3 3-3" className={styles.lit} />
    </svg>
  );
}
