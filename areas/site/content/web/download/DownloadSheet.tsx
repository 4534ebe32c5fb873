import { iosVersion, platformOf, setting, t, useSiteLinks, useTemplate } from '@palaro/client';
import { LinkButton, Sheet, Icon } from '@palaro/ui';
import { Download, ShieldCheck, Smartphone } from 'lucide';
import styles from './DownloadSheet.module.css';
import { linkOf, oldIosTip } from './download-links.ts';
import { HomeScreenSteps } from './HomeScreenSteps.tsx';

interface DownloadSheetProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The download popup (HOME-05) and the add-to-home guide (SVC-02). Shows the deployment's apps for
 * this device, or a profile if there is one, or the steps that put the site on the home screen.
 */
export default function DownloadSheet({ open, onClose }: DownloadSheetProps) {
  const template = useTemplate();
  const name = setting('site.name', 'Palaro');
  // Falls back to the site's name until an operator describes the app.
  const about = template?.app_desc;
  const platform = platformOf();
  const profile = linkOf(useSiteLinks().download, 'MOBILECONFIG');
  const tip = oldIosTip(iosVersion());
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('content.get_app')}
      closeLabel={t('content.close')}
    >
      <div
        className={styles.app}
        style={{
          backgroundColor: template?.app_background,
          color: template?.app_desc_font_color,
        }}
      >
        {template && <img src={template.pwa_icon} alt="" width={64} height={64} />}
        <div>
          <p className={styles.name}>{name}</p>
          {about !== name && <p className={styles.about}>{about}</p>}
        </div>
      </div>
      {tip && (
        <p className={styles.tip} role="note">
          {t(`content.tip_${tip}`)}
        </p>
      )}
      <Apps />
      {platform === 'ios' && profile && (
        <section className={styles.part}>
          <h3>{t('content.profile_title')}</h3>
          <p>{t('content.profile_text')}</p>
          <LinkButton wide href={profile.url} icon={<Icon of={ShieldCheck} size={20} />}>
            {t('content.profile_get')}
          </LinkButton>
        </section>
      )}
      {!(platform === 'ios' && profile) && <HomeScreenSteps platform={platform} />}
    </Sheet>
  );
}

/** App stores and files for this device; a desktop gets all of them. */
function Apps() {
  const { download } = useSiteLinks();
  const platform = platformOf();
  const apps = [
    { id: 'IOS', name: t('content.get_ios'), icon: <Icon of={Smartphone} size={20} /> },
    { id: 'Android', name: t('content.get_android'), icon: <Icon of={Download} size={20} /> },
  ] as const;
  const own = apps.filter(
    ({ id }) => platform === 'desktop' || (id === 'IOS') === (platform === 'ios'),
  );
  const shown = own.flatMap((app) => {
    const link = linkOf(download, app.id);
    return link ? [{ ...app, url: link.url }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.apps}>
      {shown.map(({ id, name, icon, url }) => (
        <LinkButton
          key={id}
          wide
          tone={shown.length === 1 ? 'gold' : 'quiet'}
          href={url}
          icon={icon}
          target="_blank"
          rel="noopener noreferrer"
        >
          {name}
        </LinkButton>
      ))}
    </div>
  );
}
