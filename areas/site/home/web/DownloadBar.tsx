import {
  isInstalledApp,
  isNativeApp,
  platformOf,
  readStored,
  setting,
  t,
  useSiteLinks,
  useTemplate,
  writeStored,
} from '@palaro/client';
import { openDownload, showsDownloadBar } from '@palaro/content/web';
import { X } from 'lucide';
import { Icon, useRoving } from '@palaro/ui';
import { useRef, useState } from 'react';
import styles from './DownloadBar.module.css';

/** Opening the installed app closes the bar for good, in the browser too (SVC-03). */
function readHidden(): string | null {
  if (isInstalledApp()) writeStored('hideDownloadBar', '1');
  return readStored('hideDownloadBar');
}

/** Offers the deployment's app at the top of home until it is closed (SVC-03). */
export function DownloadBar() {
  const [hidden, setHidden] = useState(readHidden);
  const bar = useRef<HTMLElement>(null);
  useRoving(bar);
  const links = useSiteLinks().download;
  const icon = useTemplate()?.pwa_icon;
  const state = { installed: isInstalledApp(), native: isNativeApp(), platform: platformOf() };
  if (!showsDownloadBar({ ...state, hidden, links })) return null;
  const close = () => {
    writeStored('hideDownloadBar', '1');
    setHidden('1');
  };
  return (
    <aside ref={bar} className={styles.bar} aria-label={t('home.app')}>
      <button type="button" className={styles.close} aria-label={t('home.close')} onClick={close}>
        <Icon of={X} size={18} aria-hidden />
      </button>
      {icon && <img src={icon} alt="" width={36} height={36} className={styles.icon} />}
      <span className={styles.words}>
        <b>{setting('site.name', 'Palaro')}</b>
        <span>{t('home.app_text')}</span>
      </span>
      <button type="button" className={styles.get} onClick={openDownload}>
        {t('home.get')}
      </button>
    </aside>
  );
}
