import { setting, t } from '@palaro/client';
import { Button, CopyButton, Icon, QrCode } from '@palaro/ui';
import { Share2 } from 'lucide';
import styles from './referral.module.css';

/** The address that a friend opens; it carries the code into the registration. */
const linkOf = (code: string) =>
  `${window.location.origin}/m/register?recommenderId=${encodeURIComponent(code)}`;

/** The link as text and picture, to be copied or handed to another app. */
export function InviteLink({ code }: { code: string }) {
  const link = linkOf(code);
  return (
    <>
      <QrCode text={link} label={t('referral.qr')} />
      <p className={styles.help}>{t('referral.qr_help')}</p>
      <p className={styles.link} translate="no">
        {link}
      </p>
      <div className={styles.ways}>
        <CopyButton text={link} done={t('referral.copied')} size="md" wide>
          {t('referral.copy')}
        </CopyButton>
        <NativeShare link={link} />
      </div>
    </>
  );
}

/** The device's own sheet of apps; nothing where there is none. */
function NativeShare({ link }: { link: string }) {
  if (typeof navigator.share !== 'function') return null;
  const text = t('referral.share_text', { site: setting('site.name', 'Palaro') });
  // Who closes the sheet shares nothing, and needs no message.
  const share = () => void navigator.share({ text, url: link }).catch(() => undefined);
  return (
    <Button tone="gold" wide icon={<Icon of={Share2} size={16} />} onClick={share}>
      {t('referral.share')}
    </Button>
  );
}
